import { removeOptionGroup } from '../../../../../contract/endpoints/option-groups.ts';
import type { MenuRecord } from '../../../../../contract/staff/staff-menu.ts';
import type { StaffOptionGroup } from '../../../../../contract/staff/staff-menu-options.ts';
import type { ApiFailure } from '../../../../../contract/transport.ts';
import { refusalText } from '../../../../app/api/refusal-text.ts';
import { useApp, useMessages } from '../../../../app/app-context.ts';
import { escapeText } from '../../../../app/hosts/dialogs.ts';
import { Button } from '../../../../ui/button.tsx';
import { useStaff } from '../../../app/staff-context.ts';
import { ownLabels } from '../own-labels.ts';

interface RemoveOptionGroupProps {
  menu: MenuRecord;
  group: StaffOptionGroup;
  onDone(): void;
  onRefused(failure: ApiFailure): void;
}

/** Removes a group from the menu and from all its dishes, after a confirmation that names them. */
export function RemoveOptionGroup({ menu, group, onDone, onRefused }: RemoveOptionGroupProps) {
  const t = useMessages('menu-editor');
  const office = useMessages('editing');
  const { dialogs, snackbar, busy } = useApp();
  const { call } = useStaff();
  const { _id, productIds, version } = group;
  const name = ownLabels(group.name, menu.contentLanguage);
  const dishes = menu.products.filter((dish) => productIds.includes(dish._id)).map((dish) => dish.name);

  async function remove(): Promise<void> {
    const wants = await dialogs.ask({
      title: t('remove_options_title', { name }),
      html: escapeText(t('remove_options_text', { count: dishes.length, dishes: dishes.join(', ') })),
      confirmText: t('remove'),
      cancelText: office('cancel'),
    });
    if (!wants) return;
    const query = { expectedVersion: version, ...(productIds.length > 0 && { fromDishes: true }) };
    const result = await busy.run(() => call(removeOptionGroup, { params: { id: _id }, query, quiet: true }));
    if (!result.ok) {
      onRefused(result.failure);
      return snackbar.show(refusalText(result.failure) || office('not_saved'), { tone: 'error' });
    }
    snackbar.show(t('was_removed', { name }), { tone: 'success' });
    onDone();
  }

  return (
    <Button variant="text" before="trash-2" onClick={() => void remove()}>
      {t('remove')}
    </Button>
  );
}

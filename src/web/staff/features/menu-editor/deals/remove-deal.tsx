import { removeDeal } from '../../../../../contract/endpoints/deals.ts';
import type { StaffDeal } from '../../../../../contract/staff/staff-deals.ts';
import type { ApiFailure } from '../../../../../contract/transport.ts';
import type { Language } from '../../../../../domain/languages.ts';
import { refusalText } from '../../../../app/api/refusal-text.ts';
import { useApp, useMessages } from '../../../../app/app-context.ts';
import { escapeText } from '../../../../app/hosts/dialogs.ts';
import { Button } from '../../../../ui/button.tsx';
import { useStaff } from '../../../app/staff-context.ts';
import { ownLabels } from '../own-labels.ts';

interface RemoveDealProps {
  deal: StaffDeal;
  own: Language;
  onDone(): void;
  onRefused(failure: ApiFailure): void;
}

/** Deletes a deal after a confirmation. Its dishes stay on the menu. */
export function RemoveDeal({ deal, own, onDone, onRefused }: RemoveDealProps) {
  const t = useMessages('deals-editor');
  const editor = useMessages('menu-editor');
  const office = useMessages('editing');
  const { dialogs, snackbar, busy } = useApp();
  const { call } = useStaff();
  const name = ownLabels(deal.name, own);

  async function remove(): Promise<void> {
    const wants = await dialogs.ask({
      title: editor('remove_options_title', { name }),
      html: escapeText(t('remove_text')),
      confirmText: editor('remove'),
      cancelText: office('cancel'),
    });
    if (!wants) return;
    const query = { expectedVersion: deal.version };
    const result = await busy.run(() => call(removeDeal, { params: { id: deal._id }, query, quiet: true }));
    if (!result.ok) {
      onRefused(result.failure);
      return snackbar.show(refusalText(result.failure) || office('not_saved'), { tone: 'error' });
    }
    snackbar.show(editor('was_removed', { name }), { tone: 'success' });
    onDone();
  }

  return (
    <Button variant="text" before="trash-2" onClick={() => void remove()}>
      {editor('remove')}
    </Button>
  );
}

import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { removeDish } from '../../../../../contract/endpoints/dishes.ts';
import type { Availability } from '../../../../../contract/staff/staff-availability.ts';
import { refusalText } from '../../../../app/api/refusal-text.ts';
import { useApp, useMessages } from '../../../../app/app-context.ts';
import { escapeText } from '../../../../app/hosts/dialogs.ts';
import { Button } from '../../../../ui/button.tsx';
import { Switch } from '../../../../ui/fields/switch.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { useStaff } from '../../../app/staff-context.ts';
import { AvailabilityRow } from '../../availability/availability-row.tsx';
import form from '../../editing/form-part.module.css';
import styles from '../dish-part.module.css';
import { ownLabels } from '../own-labels.ts';
import type { DishPartProps } from './dish-in-menu.ts';

/** Whether a dish is shown, featured and available, with the button that removes it. */
export function DishShown({ menu, dish, draft }: DishPartProps) {
  const t = useMessages('menu-editor');
  /** The availability, which is changed at once, independently of the draft. */
  const [stock, setStock] = useState<Availability | null>(null);
  const remove = useRemoval({ menu, dish, draft });
  const { isFeatured, isActive } = draft.value;
  return (
    <Panel title={t('shown')} className={form.part}>
      <Switch
        checked={isActive}
        description={t('on_menu_text')}
        onChange={({ currentTarget }) => draft.change({ isActive: currentTarget.checked })}
      >
        {t('on_menu')}
      </Switch>
      <Switch
        checked={isFeatured}
        description={t('featured_text')}
        onChange={({ currentTarget }) => draft.change({ isFeatured: currentTarget.checked })}
      >
        {t('featured')}
      </Switch>
      {dish?.isActive && (
        <>
          <ul className={styles.stock}>
            <AvailabilityRow item={{ ...dish, ...stock, kind: 'product', name: t('available') }} onChanged={setStock} />
          </ul>
          <Button variant="text" before="trash-2" className={styles.remove} onClick={() => void remove()}>
            {t('remove_dish')}
          </Button>
        </>
      )}
    </Panel>
  );
}

/** Removes the dish after a confirmation, and goes back to the list. */
function useRemoval({ menu, dish, draft }: DishPartProps): () => Promise<void> {
  const t = useMessages('menu-editor');
  const office = useMessages('editing');
  const { dialogs, snackbar, busy } = useApp();
  const { call } = useStaff();
  const navigate = useNavigate();
  return async () => {
    if (!dish) return;
    const name = ownLabels(dish.name, menu.contentLanguage);
    const wants = await dialogs.ask({
      title: t('remove_dish_title', { name }),
      html: escapeText(t('remove_dish_text')),
      confirmText: t('remove'),
      cancelText: office('cancel'),
    });
    if (!wants) return;
    const query = { expectedVersion: dish.version };
    const result = await busy.run(() => call(removeDish, { params: { id: dish._id }, query, quiet: true }));
    if (!result.ok) {
      draft.refused(result.failure);
      return snackbar.show(refusalText(result.failure) || office('not_saved'), { tone: 'error' });
    }
    // Discards the draft first, so that leaving the page does not ask about unsaved changes.
    flushSync(() => draft.discard());
    snackbar.show(t('was_removed', { name }), { tone: 'success' });
    void navigate('/staff/menu/edit');
  };
}

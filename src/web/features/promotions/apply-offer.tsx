import type { Promotion } from '../../../contract/promotions.ts';
import { useApp, useMessages } from '../../app/app-context.ts';
import { Icon } from '../../ui/signs/icon.tsx';
import { chosenPromotion, useChosenPromotion } from '../cart/chosen-promotion.ts';
import styles from './promotion-ticket.module.css';

/** The button that applies a promotion without a code, and removes it when pressed again. Another one replaces it. */
export function ApplyOffer({ promotion: { _id, name } }: { promotion: Promotion }) {
  const t = useMessages('promotions');
  const { snackbar } = useApp();
  const isChosen = useChosenPromotion() === _id;
  function toggle(): void {
    if (isChosen) chosenPromotion.forget();
    else chosenPromotion.choose(_id);
    snackbar.show(t(isChosen ? 'taken_back' : 'applied_text', { promotion: name }), {
      tone: isChosen ? 'info' : 'success',
    });
  }
  return (
    <button
      type="button"
      className={styles.apply}
      aria-label={t(isChosen ? 'take_back_of' : 'apply_of', { promotion: name })}
      data-chosen={isChosen || undefined}
      onClick={toggle}
    >
      <Icon name={isChosen ? 'check' : 'plus'} />
      <span>{t(isChosen ? 'applied' : 'apply')}</span>
    </button>
  );
}

import { type FormEvent, useId, useState } from 'react';
import { MAX } from '../../../../domain/limits.ts';
import { useMessages } from '../../../app/app-context.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Icon } from '../../../ui/signs/icon.tsx';
import { useCheckout } from '../checkout-context.ts';
import { AppliedChip } from './applied-chip.tsx';
import styles from './promo-manager.module.css';

/** The promo code: collapsed, so that nobody leaves to look for one, and open once there is something in it (DESIGN 2). */
export function PromoManager() {
  const t = useMessages('checkout');
  const { draft, checkout, promotion, change } = useCheckout();
  const { code, error } = draft.promotion;
  const applied = checkout.promotion;
  const [isWanted, setWanted] = useState(false);
  const formId = useId();
  // A reward has no code to show.
  const isOpen = applied?.pointsCost == null && (isWanted || Boolean(code || applied || error));

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!applied) promotion.applyCode(code);
  }

  function remove(): void {
    promotion.remove();
    setWanted(true);
    requestAnimationFrame(() => document.getElementById(formId)?.querySelector('input')?.focus());
  }

  return (
    <div className={styles.promo}>
      {applied && <AppliedChip key={applied.promotionId} applied={applied} onRemove={remove} />}
      <button
        type="button"
        className={styles.row}
        aria-expanded={isOpen}
        aria-controls={formId}
        onClick={() => setWanted(!isOpen)}
        hidden={applied !== null}
      >
        <Icon name="ticket-percent" />
        <span>{t('have_code')}</span>
        <Icon name="chevron-down" className={styles.chevron} />
      </button>
      {isOpen && (
        <form id={formId} className={styles.form} noValidate onSubmit={submit}>
          <TextField
            label={t('promo_code')}
            name="couponCode"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={MAX.couponCode}
            value={code}
            disabled={applied !== null}
            error={error}
            onChange={(event) => change({ type: 'code_typed', code: event.currentTarget.value })}
          />
          <Button
            type="submit"
            variant="outline"
            className={styles.apply}
            busy={promotion.isApplying}
            disabled={applied !== null}
          >
            {t('apply')}
          </Button>
        </form>
      )}
    </div>
  );
}

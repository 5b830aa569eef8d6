import { useLayoutEffect, useRef } from 'react';
import { decimalsOf } from '../../../../domain/money/currencies.ts';
import { toDecimal } from '../../../../domain/money/money.ts';
import { useLanguage, useMessages } from '../../../app/app-context.ts';
import { money } from '../../../app/format/format.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Icon } from '../../../ui/signs/icon.tsx';
import { useCheckout } from '../checkout-context.ts';
import { OFFERS_ID } from '../gaps.ts';
import type { PromotionApplied } from '../quote/quoted.ts';
import styles from './applied-chip.module.css';

interface AppliedChipProps {
  applied: PromotionApplied;
  onRemove(): void;
}

/** The applied promotion, what it saves, and the button that removes it. */
export function AppliedChip({ applied, onRemove }: AppliedChipProps) {
  const t = useMessages('checkout');
  const language = useLanguage();
  const { restaurant, checkout } = useCheckout();
  const cross = useRef<HTMLButtonElement>(null);
  const { name, description, couponCode: code } = applied;

  // The button that applied it is disabled now and would lose the focus.
  useLayoutEffect(() => {
    if (document.activeElement?.closest(`#${OFFERS_ID}`)) cross.current?.focus();
  }, []);

  return (
    <div role="status" className={styles.chip}>
      <span className={styles.mark}>
        <Icon name={applied.pointsCost !== null ? 'gift' : 'ticket-percent'} />
      </span>
      <span className={styles.text}>
        <b>{code ?? name}</b>
        <span className={styles.description}>{code ? name : description}</span>
      </span>
      <b className={styles.amount}>
        {`−${money(toDecimal(checkout.figures.discountAmount, decimalsOf(restaurant.currency.code)), restaurant.currency, language)}`}
      </b>
      <IconButton ref={cross} icon="x" label={t('remove_promotion', { name: code ?? name })} onClick={onRemove} />
    </div>
  );
}

import { decimalsOf } from '../../../../domain/money/currencies.ts';
import { toDecimal, toMinor } from '../../../../domain/money/money.ts';
import type { PriceRow } from './price-rows.ts';
import styles from './prices-page.module.css';
import type { TypedPrices } from './typed-prices.ts';

interface WholePricesProps {
  row: PriceRow;
  typed: TypedPrices;
}

/** What a dish costs in each of its sizes, and what it did where that changes. */
export function WholePrices({ row: { id, variants }, typed }: WholePricesProps) {
  const decimals = decimalsOf(typed.currency.code);
  const whole = (variant: PriceRow['variants'][number], amount: (key: string) => number | undefined) =>
    amount(variant.own) ??
    toDecimal(toMinor(amount(id) ?? 0, decimals) + toMinor(amount(variant.adjustment) ?? 0, decimals), decimals);
  return (
    <ul className={styles.variants}>
      {variants.map((variant) => {
        const [was, is] = [whole(variant, typed.was), whole(variant, typed.is)];
        return (
          <li key={variant._id}>
            <span>{variant.label}</span>
            {is !== was && <s>{typed.inMoney(was)}</s>}
            <span>{typed.inMoney(is)}</span>
          </li>
        );
      })}
    </ul>
  );
}

import type { PriceRow } from './price-rows.ts';
import styles from './prices-page.module.css';
import type { TypedPrices } from './typed-prices.ts';
import { wholePrice } from './whole-price.ts';

interface WholePricesProps {
  row: PriceRow;
  typed: TypedPrices;
}

/** What a dish costs in each of its sizes, and what it did where that changes. */
export function WholePrices({ row: { id, variants }, typed }: WholePricesProps) {
  return (
    <ul className={styles.variants}>
      {variants.map((variant) => {
        const { was, is } = wholePrice(id, variant, typed);
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

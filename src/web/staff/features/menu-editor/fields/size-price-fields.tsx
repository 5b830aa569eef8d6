import type { Currency } from '../../../../../contract/primitives.ts';
import { useLanguage, useMessages } from '../../../../app/app-context.ts';
import { amountDraft } from '../../../app/amount-draft.ts';
import { MoneyField } from '../../editing/money-field.tsx';
import styles from './size-price-fields.module.css';
import { type SizePricesDraft, withSizePrice } from './size-prices-draft.ts';
import type { DishSize } from './sizes.ts';

interface SizePriceFieldsProps {
  /** Of what. */
  name: string;
  sizes: readonly DishSize[];
  prices: SizePricesDraft;
  /** What it costs in a size without a price of its own there; NaN: not known. */
  usual(size: DishSize): number;
  currency: Currency;
  errorOf(size: string): string | null;
  onChange(prices: SizePricesDraft): void;
}

/** What something costs in each size. An empty field shows what it costs without. */
export function SizePriceFields({ name, sizes, prices, usual, currency, errorOf, onChange }: SizePriceFieldsProps) {
  const t = useMessages('menu-editor');
  const language = useLanguage();
  return (
    <fieldset className={styles.prices}>
      <legend className={styles.legend}>{t('size_prices')}</legend>
      <div className={styles.fields}>
        {sizes.map((size) => {
          const amount = usual(size);
          return (
            <MoneyField
              key={size._id}
              label={size.label}
              aria-label={t('price_in_size', { name, size: size.label })}
              value={prices[size._id] ?? ''}
              placeholder={Number.isNaN(amount) ? '' : amountDraft(amount, currency, language)}
              currency={currency}
              error={errorOf(size._id)}
              onChange={(typed) => onChange(withSizePrice(prices, size._id, typed))}
            />
          );
        })}
      </div>
      <p className="muted small">{t('size_prices_hint')}</p>
    </fieldset>
  );
}

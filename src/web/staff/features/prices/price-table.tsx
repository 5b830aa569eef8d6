import { type KeyboardEvent, useId } from 'react';
import { Link } from 'react-router';
import type { Currency } from '../../../../contract/primitives.ts';
import type { StaffDishLine } from '../../../../contract/staff/staff-menu-dishes.ts';
import { typedAmount } from '../../../../domain/money/typed-amount.ts';
import { useMessages } from '../../../app/app-context.ts';
import type { Elements } from '../../../ui/content.tsx';
import { MoneyField } from '../editing/money-field.tsx';
import { pickupKey } from './prices-draft.ts';
import styles from './prices-page.module.css';

interface PriceTableProps {
  name: string;
  dishes: StaffDishLine[];
  currency: Currency;
  /** As typed, by their keys in the draft. */
  prices: Record<string, string>;
  errorOf(id: string, field: 'price' | 'pickupPrice'): string | null;
  inMoney(price: number): string;
  onType(key: string, typed: string): void;
  /** Below the dishes. */
  children: Elements;
}

/** One category's prices. Enter and the arrow keys lead up and down, as in a spreadsheet. */
export function PriceTable({ name, dishes, currency, prices, errorOf, inMoney, onType, children }: PriceTableProps) {
  const t = useMessages('prices');
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id} className={styles.name}>
        {name}
      </h2>
      {dishes.length > 0 && (
        <table className={styles.table} aria-labelledby={id} onKeyDown={moveBetweenRows}>
          <thead className="visually-hidden">
            <tr>
              <th scope="col">{t('dish')}</th>
              <th scope="col">{t('price_now')}</th>
              <th scope="col">{t('price')}</th>
            </tr>
          </thead>
          <tbody>
            {dishes.map((dish) => {
              const typed = prices[dish._id] ?? '';
              const isChanged = typedAmount(typed, currency) !== dish.price;
              const typedForPickup = prices[pickupKey(dish._id)] ?? '';
              const isOther = isChanged || (dish.pickupPrice ?? null) !== forPickup(typedForPickup, currency);
              return (
                <tr key={dish._id} data-changed={isOther || undefined}>
                  <th scope="row">
                    <Link to={`/staff/menu/edit/dishes/${dish._id}`}>{dish.name}</Link>
                  </th>
                  <td className={styles.was}>{isChanged && <s>{inMoney(dish.price)}</s>}</td>
                  <td className={styles.price}>
                    <MoneyField
                      label={t('price_of', { name: dish.name })}
                      hideLabel
                      value={typed}
                      currency={currency}
                      error={errorOf(dish._id, 'price')}
                      onChange={(value) => onType(dish._id, value)}
                    />
                    {dish.pickupPrice !== undefined && (
                      <MoneyField
                        label={t('pickup_price')}
                        value={typedForPickup}
                        currency={currency}
                        error={errorOf(dish._id, 'pickupPrice')}
                        onChange={(value) => onType(pickupKey(dish._id), value)}
                      />
                    )}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
      {children}
    </section>
  );
}

/** Empty: none of its own. */
function forPickup(typed: string, currency: Currency): number | null {
  return typed.trim() ? typedAmount(typed, currency) : null;
}

function moveBetweenRows(event: KeyboardEvent<HTMLTableElement>): void {
  const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' || event.key === 'Enter' ? 1 : 0;
  if (step === 0 || !(event.target instanceof HTMLInputElement)) return;
  event.preventDefault();
  const form = event.currentTarget.closest('form');
  const fields = [...(form?.querySelectorAll<HTMLInputElement>('table input') ?? [])];
  const next = fields[fields.indexOf(event.target) + step];
  next?.focus();
  next?.select();
}

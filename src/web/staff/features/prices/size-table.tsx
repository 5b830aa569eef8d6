import { Link } from 'react-router';
import { typedAmount } from '../../../../domain/money/typed-amount.ts';
import { useMessages } from '../../../app/app-context.ts';
import { MoneyField } from '../editing/money-field.tsx';
import { moveBetweenRows } from './move-between-rows.ts';
import type { PriceCell, SizeCell, SizeColumn, SizedRow } from './price-rows.ts';
import { PriceSection } from './price-section.tsx';
import type { PriceTableProps } from './price-table.tsx';
import styles from './size-table.module.css';
import { derivedPrice, wholePrice } from './whole-price.ts';

interface SizeTableProps extends Omit<PriceTableProps, 'kind' | 'rows' | 'note'> {
  columns: readonly SizeColumn[];
  rows: SizedRow[];
}

/**
 * The dishes of a category that come in the same sizes, with a column for each. An empty field says what the dish and the size come to; what is
 * typed there is the dish's own price in that size, and emptied it is none again.
 */
export function SizeTable({ name, columns, rows, children, ...fields }: SizeTableProps) {
  const t = useMessages('prices');
  return (
    <PriceSection name={name} isWide>
      {(id) => (
        <>
          <table className={styles.table} aria-labelledby={id} onKeyDown={moveBetweenRows}>
            <thead>
              <tr>
                <th scope="col">{t('dish')}</th>
                <th scope="col">{t('dish_price')}</th>
                {columns.map(({ _id, label }) => (
                  <th key={_id} scope="col">
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.id}>
                  <th scope="row">{row.link ? <Link to={row.link}>{row.name}</Link> : <span>{row.name}</span>}</th>
                  <td data-column="0" data-label={t('dish_price')}>
                    {row.cells.map((cell) => (
                      <Own key={cell.key} cell={cell} {...fields} />
                    ))}
                  </td>
                  {row.sizes.map((cell, at) => (
                    <td key={cell.variant._id} data-column={at + 1} data-label={cell.variant.label}>
                      <InSize dishId={row.id} cell={cell} {...fields} />
                    </td>
                  ))}
                  {row.sizes.length === 0 && <td colSpan={columns.length} />}
                </tr>
              ))}
            </tbody>
          </table>
          {children}
        </>
      )}
    </PriceSection>
  );
}

type Fields = Pick<PriceTableProps, 'typed' | 'errorOf' | 'onType'>;

/** What the dish costs itself, or for pickup. */
function Own({ cell: { key, label, name, amount }, typed, errorOf, onType }: Fields & { cell: PriceCell }) {
  const isChanged = typedAmount(typed.text(key), typed.currency) !== amount;
  return (
    <div className={styles.field} data-changed={isChanged || undefined}>
      {label && <span aria-hidden>{label}</span>}
      <MoneyField
        label={name}
        hideLabel
        value={typed.text(key)}
        currency={typed.currency}
        error={errorOf(key)}
        onChange={(text) => onType(key, text)}
      />
      {isChanged && <s>{typed.inMoney(amount)}</s>}
    </div>
  );
}

function InSize({ dishId, cell, typed, errorOf, onType }: Fields & { dishId: string; cell: SizeCell }) {
  const { variant, name } = cell;
  const { was, is } = wholePrice(dishId, variant, typed);
  return (
    <div className={styles.field} data-changed={is !== was || undefined}>
      <MoneyField
        label={name}
        hideLabel
        value={typed.text(variant.own)}
        placeholder={typed.inField(derivedPrice(dishId, variant, typed).is)}
        currency={typed.currency}
        error={errorOf(variant.own)}
        onChange={(text) => onType(variant.own, text)}
      />
      {is !== was && <s>{typed.inMoney(was)}</s>}
    </div>
  );
}

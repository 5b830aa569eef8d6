import { Fragment } from 'react';
import { Link } from 'react-router';
import { typedAmount } from '../../../../domain/money/typed-amount.ts';
import { useMessages } from '../../../app/app-context.ts';
import type { Content, Elements } from '../../../ui/content.tsx';
import { MoneyField } from '../editing/money-field.tsx';
import { moveBetweenRows } from './move-between-rows.ts';
import type { PriceCell, PriceRow } from './price-rows.ts';
import { PriceSection } from './price-section.tsx';
import styles from './prices-page.module.css';
import type { TypedPrices } from './typed-prices.ts';
import { WholePrices } from './whole-prices.tsx';

export interface PriceTableProps {
  name: string;
  /** Beside the name. */
  note?: Content;
  /** What the rows are. */
  kind: 'dish' | 'option' | 'deal';
  rows: PriceRow[];
  typed: TypedPrices;
  errorOf(key: string): string | null;
  onType(key: string, text: string): void;
  /** Below the rows. */
  children?: Elements;
}

/** The prices of one category, one group of options or all deals. Enter and the arrow keys lead up and down, as in a spreadsheet. */
export function PriceTable({ name, note, kind, rows, typed, errorOf, onType, children }: PriceTableProps) {
  const t = useMessages('prices');
  const { currency, inMoney } = typed;
  const isChanged = ({ key, amount }: PriceCell) => typedAmount(typed.text(key), currency) !== amount;
  return (
    <PriceSection name={name} note={note}>
      {(id) => (
        <>
          {rows.length > 0 && (
            <table className={styles.table} aria-labelledby={id} onKeyDown={moveBetweenRows}>
              <thead className="visually-hidden">
                <tr>
                  <th scope="col">{t(kind)}</th>
                  <th scope="col">{t('price_now')}</th>
                  <th scope="col">{t('price')}</th>
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => (
                  <Fragment key={row.id}>
                    {row.cells.map((cell, place) => (
                      <Fragment key={cell.key}>
                        <tr data-changed={isChanged(cell) || undefined}>
                          <th scope="row" className={place > 0 ? styles.part : undefined}>
                            {row.link && place === 0 ? (
                              <Link to={row.link}>{row.name}</Link>
                            ) : (
                              <span>{cell.label ?? row.name}</span>
                            )}
                          </th>
                          <td className={styles.was}>{isChanged(cell) && <s>{inMoney(cell.amount)}</s>}</td>
                          <td className={styles.price}>
                            <MoneyField
                              label={cell.name}
                              hideLabel
                              value={typed.text(cell.key)}
                              currency={currency}
                              error={errorOf(cell.key)}
                              onChange={(text) => onType(cell.key, text)}
                            />
                          </td>
                        </tr>
                        {place === 0 && row.variants.length > 0 && (
                          <tr data-changed={isChanged(cell) || undefined}>
                            <td colSpan={3} className={styles.whole}>
                              <WholePrices row={row} typed={typed} />
                            </td>
                          </tr>
                        )}
                      </Fragment>
                    ))}
                  </Fragment>
                ))}
              </tbody>
            </table>
          )}
          {children}
        </>
      )}
    </PriceSection>
  );
}

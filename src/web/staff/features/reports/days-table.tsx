import type { Figures } from '../../../../contract/staff/staff-reports.ts';
import { useLanguage, useMessages } from '../../../app/app-context.ts';
import { money } from '../../../app/format/format.ts';
import styles from './days-table.module.css';

interface DaysTableProps {
  figures: Figures;
  dateWords(date: string, options: Intl.DateTimeFormatOptions): string;
}

/** Every day of the span as a table: the same figures as in the plot. */
export function DaysTable({ figures: { currency, days, total }, dateWords }: DaysTableProps) {
  const t = useMessages('reports');
  const language = useLanguage();
  const inMoney = (amount: number | null) => (amount === null ? '–' : money(amount, currency, language));
  return (
    <details className={styles.details}>
      <summary>{t('as_table')}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className={styles.scroll} aria-label={t('table')} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('day')}</th>
              <th scope="col">{t('orders')}</th>
              <th scope="col">{t('revenue')}</th>
              <th scope="col">{t('average')}</th>
              <th scope="col">{t('discount')}</th>
              {total.tips !== undefined && <th scope="col">{t('tips')}</th>}
              <th scope="col">{t('on_time')}</th>
              <th scope="col">{t('called_off')}</th>
            </tr>
          </thead>
          <tbody>
            {days.map((day) => (
              <tr key={day.date}>
                <th scope="row">
                  {dateWords(day.date, { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' })}
                </th>
                <td>{day.orders}</td>
                <td>{inMoney(day.revenue)}</td>
                <td>{inMoney(day.average)}</td>
                <td>{inMoney(day.discount)}</td>
                {total.tips !== undefined && <td>{inMoney(day.tips ?? 0)}</td>}
                <td>{day.promised === 0 ? '–' : `${day.onTime} / ${day.promised}`}</td>
                <td>{day.calledOff}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}

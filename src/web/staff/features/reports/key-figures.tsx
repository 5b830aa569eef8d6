import type { Figures } from '../../../../contract/staff/staff-reports.ts';
import { useLanguage, useMessages } from '../../../app/app-context.ts';
import { localeOf, money } from '../../../app/format/format.ts';
import styles from './key-figures.module.css';

/** The span's totals. */
export function KeyFigures({ figures: { currency, total } }: { figures: Figures }) {
  const t = useMessages('reports');
  const language = useLanguage();
  const percent = new Intl.NumberFormat(localeOf(language), { style: 'percent' });
  const inMoney = (amount: number | null) => (amount === null ? '–' : money(amount, currency, language));
  const rows = [
    { name: t('revenue'), value: inMoney(total.revenue) },
    { name: t('orders'), value: String(total.orders), note: t('called_off_count', { count: total.calledOff }) },
    { name: t('average'), value: inMoney(total.average) },
    { name: t('discount'), value: inMoney(total.discount) },
    {
      name: t('on_time'),
      value: total.promised === 0 ? '–' : percent.format(total.onTime / total.promised),
      note: t('on_time_of', { count: total.onTime, all: total.promised }),
    },
  ];
  return (
    <dl className={styles.figures}>
      {rows.map(({ name, value, note }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className={styles.value}>{value}</dd>
          {note && <dd className={styles.note}>{note}</dd>}
        </div>
      ))}
    </dl>
  );
}

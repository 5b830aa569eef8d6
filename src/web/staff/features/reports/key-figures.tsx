import type { Figures } from '../../../../contract/staff/staff-reports.ts';
import { useLanguage, useMessages } from '../../../app/app-context.ts';
import { localeOf, money } from '../../../app/format/format.ts';
import styles from './key-figures.module.css';

/** The span's totals, beside those of the weeks before. */
export function KeyFigures({ figures: { currency, total, before } }: { figures: Figures }) {
  const t = useMessages('reports');
  const language = useLanguage();
  const percent = new Intl.NumberFormat(localeOf(language), { style: 'percent' });
  const inMoney = (amount: number | null) => (amount === null ? '–' : money(amount, currency, language));
  const was = (amount: string) => t('was', { amount });
  const rows = [
    { name: t('revenue'), value: inMoney(total.revenue), note: was(inMoney(before.total.revenue)) },
    { name: t('orders'), value: String(total.orders), note: was(String(before.total.orders)) },
    { name: t('average'), value: inMoney(total.average), note: was(inMoney(before.total.average)) },
    { name: t('called_off'), value: String(total.calledOff), note: was(String(before.total.calledOff)) },
    { name: t('discount'), value: inMoney(total.discount), note: was(inMoney(before.total.discount)) },
    {
      name: t('on_time'),
      value: total.promised === 0 ? '–' : percent.format(total.onTime / total.promised),
      note: t('on_time_of', { count: total.onTime, all: total.promised }),
    },
    ...(total.tips === undefined ? [] : [{ name: t('tips'), value: inMoney(total.tips), note: t('tips_beside') }]),
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

import type { Today } from '../../../../contract/staff/staff-today.ts';
import { useLanguage, useMessages } from '../../../app/app-context.ts';
import { money } from '../../../app/format/format.ts';
import styles from './today-figures.module.css';

/** Four small cards: orders, takings, lateness, and how long customers are told to wait. */
export function TodayFigures({ today }: { today: Today }) {
  const t = useMessages('today');
  const language = useLanguage();
  const { sales, weekBefore, currency, handedOver, handedOverLate, promisedMinutes } = today;
  const more = sales.orders - weekBefore.orders;
  const cards = [
    {
      name: t('orders'),
      value: String(sales.orders),
      note: t(more >= 0 ? 'more_than' : 'fewer_than', { count: Math.abs(more) }),
    },
    {
      name: t('taken'),
      value: money(sales.revenue, currency, language),
      note: t('week_before', { amount: money(weekBefore.revenue, currency, language) }),
    },
    { name: t('late'), value: String(handedOverLate), note: t('of_handed_over', { count: handedOver }) },
    {
      name: t('promised_in'),
      value: promisedMinutes === null ? '–' : t('minutes', { count: promisedMinutes }),
      note: t('last_hour'),
    },
  ];
  return (
    <dl className={styles.cards} aria-label={t('title')}>
      {cards.map(({ name, value, note }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <b>{value}</b>
            <span>{note}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

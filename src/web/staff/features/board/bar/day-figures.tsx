import type { Board } from '../../../../../contract/staff/staff-board.ts';
import { useLanguage, useMessages } from '../../../../app/app-context.ts';
import { money } from '../../../../app/format/format.ts';
import styles from './board-menu.module.css';

/** The day's figures so far. Takings only for who may see them: the server sends them to nobody else. */
export function DayFigures({ day: { today, currency } }: { day: Pick<Board, 'today' | 'currency'> }) {
  const t = useMessages('board');
  const language = useLanguage();
  const { orders, revenue, average } = today;
  const takings =
    revenue === undefined
      ? []
      : [
          { name: t('today_revenue'), value: money(revenue, currency, language) },
          { name: t('today_average'), value: average == null ? '–' : money(average, currency, language) },
        ];
  return (
    <dl className={styles.figures} aria-label={t('today')}>
      {[{ name: t('today_orders'), value: String(orders) }, ...takings].map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

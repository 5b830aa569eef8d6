import type { Restaurant } from '../../../contract/restaurants.ts';
import { useLanguage, useMessages, useNow } from '../../app/app-context.ts';
import { clockTime } from '../../app/format.ts';
import { type DayRow, weekOf } from './opening-hours.ts';
import styles from './opening-hours-list.module.css';

/** Monday to Sunday, today marked. Needs the sections `shell` and `home`. */
export function OpeningHoursList({ restaurant }: { restaurant: Restaurant }) {
  const t = useMessages('home');
  const days = useMessages('shell');
  const language = useLanguage();
  const week = weekOf(restaurant, useNow());

  function text({ hours }: DayRow): string {
    if (hours === 'closed') return t('closed');
    if (hours === 'unspecified') return t('not_specified');
    if (hours.open === hours.close) return t('all_day');
    return `${clockTime(hours.open, language)} – ${clockTime(hours.close, language)}`;
  }

  if (!week.length) return <p className={styles.none}>{t('hours_unavailable')}</p>;
  return (
    <ul className={styles.hours}>
      {week.map((row) => (
        <li key={row.day} data-today={row.isToday || undefined}>
          <span className={styles.day}>
            {days(row.day)}
            {row.isToday && <span className="visually-hidden"> ({t('today')})</span>}
          </span>
          <span>{text(row)}</span>
        </li>
      ))}
    </ul>
  );
}

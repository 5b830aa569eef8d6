import type { Restaurant } from '../../../contract/restaurants.ts';
import { useHydrated, useLanguage, useMessages, useNow } from '../../app/app-context.ts';
import { clockTime } from '../../app/format/format.ts';
import { ClosureNotes } from './closure-notes.tsx';
import styles from './opening-hours-list.module.css';
import { type DayRow, weekOf } from './week-rows.ts';
import { foreignZoneName } from './zone-name.ts';

/** Monday to Sunday, today marked; names the zone to visitors in another. Needs the messages `shell` and `home`. */
export function OpeningHoursList({ restaurant }: { restaurant: Restaurant }) {
  const t = useMessages('home');
  const days = useMessages('shell');
  const language = useLanguage();
  const now = useNow();
  const week = weekOf(restaurant, now);
  // The server does not know the visitor's zone.
  const zone = useHydrated() && foreignZoneName(restaurant.timezone, now, language);

  function texts({ hours }: DayRow): string[] {
    if (hours === 'closed') return [t('closed')];
    if (hours === 'unspecified') return [t('not_specified')];
    return hours.map(({ open, close }) =>
      open === close ? t('all_day') : `${clockTime(open, language)} – ${clockTime(close, language)}`,
    );
  }

  if (!week.length) return <p className={styles.none}>{t('hours_unavailable')}</p>;
  return (
    <>
      <ClosureNotes restaurant={restaurant} now={now} />
      <ul className={styles.hours}>
        {week.map((row) => (
          <li key={row.day} data-today={row.isToday || undefined}>
            <span className={styles.day}>
              <span>{days(row.day)}</span>
              {row.isToday && <span className="visually-hidden">{` (${t('today')})`}</span>}
            </span>
            <span className={styles.times}>
              {texts(row).map((text) => (
                <span key={text}>{text}</span>
              ))}
            </span>
          </li>
        ))}
      </ul>
      {zone && <p className={styles.zone}>{days('zone_note', { zone })}</p>}
    </>
  );
}

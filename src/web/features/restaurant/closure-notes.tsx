import type { Restaurant } from '../../../contract/restaurants.ts';
import { addDays, wallClock } from '../../../domain/times/zoned-time.ts';
import { useLanguage, useMessages } from '../../app/app-context.ts';
import { dateTime } from '../../app/format/format.ts';
import { Icon } from '../../ui/signs/icon.tsx';
import styles from './closure-notes.module.css';

/** Closures are announced so many days before. */
const ANNOUNCED_DAYS = 30;

/** The closures that hold or come soon, each with what the restaurant says of it. */
export function ClosureNotes({ restaurant, now }: { restaurant: Restaurant; now: number }) {
  const t = useMessages('shell');
  const language = useLanguage();
  const today = wallClock(now, restaurant.timezone).date;
  const soon = addDays(today, ANNOUNCED_DAYS);
  const written = (date: string) =>
    dateTime(`${date}T12:00:00Z`, 'UTC', language, { weekday: 'short', day: 'numeric', month: 'long' });
  return (restaurant.closures ?? [])
    .filter(({ from, to }) => to >= today && from <= soon)
    .map(({ from, to, sentence, lang }) => (
      <p key={from} className={styles.note}>
        <Icon name="calendar-clock" />
        <span>
          <b>
            {from === to
              ? t('closure_day', { date: written(from) })
              : t('closure', { from: written(from), to: written(to) })}
          </b>
          {sentence && <span lang={lang}>{sentence}</span>}
        </span>
      </p>
    ));
}

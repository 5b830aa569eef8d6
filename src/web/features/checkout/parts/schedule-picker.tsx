import { memo, useEffect, useEffectEvent, useId, useMemo, useState } from 'react';
import type { Restaurant } from '../../../../contract/restaurants.ts';
import { SCHEDULING } from '../../../../domain/limits.ts';
import { slotDays, slotsOfDay } from '../../../../domain/times/slots.ts';
import { addDays, instantOf, wallClock } from '../../../../domain/times/zoned-time.ts';
import { useApp, useLanguage, useMessages } from '../../../app/app-context.ts';
import { dateTime } from '../../../app/format/format.ts';
import { FieldError } from '../../../ui/fields/field.tsx';
import { timeText } from '../../orders/order-time.ts';
import { ClosureNotes } from '../../restaurant/closure-notes.tsx';
import { foreignZoneName } from '../../restaurant/zone-name.ts';
import type { DraftChange } from '../checkout-draft.ts';
import { GAP_BLOCK } from '../gaps.ts';
import type { Offered } from '../quote/offered-times.ts';
import styles from './schedule-picker.module.css';

interface SchedulePickerProps {
  restaurant: Restaurant;
  now: number;
  /** The chosen slot (ms since the epoch); null: none. */
  value: number | null;
  isMissing: boolean;
  /** undefined: the times follow from the restaurant's hours. */
  free: Offered | undefined;
  /** Asks for the free times of a date. */
  browse(day: string): void;
  change(change: DraftChange): void;
}

const NOON = 12 * 60;

/** Day cards and the slots of the chosen day, every 15 minutes, in the restaurant's zone. Days without slots are disabled. */
export const SchedulePicker = memo((props: SchedulePickerProps) => {
  const { restaurant, now, value, isMissing, free, change } = props;
  const t = useMessages('checkout');
  const words = useMessages('shell');
  const language = useLanguage();
  const errorId = useId();
  const { timezone } = restaurant;
  const { plain } = useApp();
  const [browsed, setBrowsed] = useState<string | null>(
    (import.meta.env.SSR && plain?.form?.get('scheduledDay')) || null,
  );

  const today = wallClock(now, timezone).date;
  const daysAhead = restaurant.orderTimes?.daysAhead ?? SCHEDULING.daysAhead;
  const available = useMemo(() => free?.days ?? slotDays(restaurant, now), [free, restaurant, now]);
  const days = free?.days ?? Array.from({ length: SCHEDULING.daysAhead + 1 }, (_, ahead) => addDays(today, ahead));
  const preferred = browsed ?? (value === null ? null : wallClock(value, timezone).date);
  const day = available.find((each) => each === preferred) ?? available[0] ?? today;
  const slots = useMemo(
    () => (free ? (free.slots[day] ?? []) : slotsOfDay(day, restaurant, now)),
    [free, day, restaurant, now],
  );
  const isAsked = free ? day in free.slots : true;
  const browse = useEffectEvent(props.browse);
  useEffect(() => {
    if (!isAsked) browse(day);
  }, [isAsked, day]);
  const zone = foreignZoneName(timezone, now, language);
  const written = (date: string, options: Intl.DateTimeFormatOptions) =>
    dateTime(instantOf(date, NOON, timezone), timezone, language, options);

  return (
    <div className={styles.picker}>
      <ClosureNotes restaurant={restaurant} now={now} />
      <fieldset>
        <legend className={styles.legend}>{t('schedule_for')}</legend>
        <div className={styles.days}>
          {days.map((date) => (
            <label key={date} className={styles.day}>
              <input
                type="radio"
                name="scheduledDay"
                value={date}
                checked={date === day}
                disabled={!available.includes(date)}
                onChange={() => setBrowsed(date)}
                aria-label={written(date, { weekday: 'long', day: 'numeric', month: 'long' })}
              />
              <span>
                <span>{date === today ? t('today') : written(date, { weekday: 'short' })}</span>
                <b>{written(date, { day: 'numeric' })}</b>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset id={GAP_BLOCK.scheduled_time} aria-describedby={errorId}>
        <legend className="visually-hidden">{t('time')}</legend>
        <div className={styles.slots}>
          {slots.map((slot) => (
            <label key={slot} className={styles.slot}>
              <input
                type="radio"
                name="scheduledAt"
                value={slot}
                checked={slot === value}
                onChange={() => change({ type: 'set', values: { scheduledAt: slot } })}
              />
              <span>{timeText(slot, { zone: timezone, language })}</span>
            </label>
          ))}
        </div>
        <FieldError id={errorId}>{isMissing ? t('no_time') : null}</FieldError>
      </fieldset>
      <p className={styles.hint}>
        <span>{`${daysAhead === SCHEDULING.daysAhead ? t('schedule_hint') : t('schedule_hint_days', { days: daysAhead })} `}</span>
        {zone && <span>{words('zone_note', { zone })}</span>}
      </p>
    </div>
  );
});

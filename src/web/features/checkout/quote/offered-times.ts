import type { Quote } from '../../../../contract/quote.ts';
import { wallClock } from '../../../../domain/times/zoned-time.ts';

/** The times that the server offers for a cart, of a restaurant that has set how it takes orders. Instants in ms. */
export interface Offered {
  /** null: not as soon as possible. */
  asap: { at: number | null; to: number | null; until: number } | null;
  /** Whether there is none because what is left of the hours is too short. */
  isLate: boolean;
  /** Dates with free times. */
  days: string[];
  /** The free times of those days that were asked for. */
  slots: Readonly<Record<string, readonly number[]>>;
}

/** An answer, with the days that were known from earlier ones of the same cart. */
export function offeredBy(
  { asap, isLate = false, days, day, slots }: NonNullable<Quote['times']>,
  known: Offered['slots'] = {},
): Offered {
  const ms = (instant: string | null) => (instant === null ? null : Date.parse(instant));
  return {
    asap: asap && { at: ms(asap.at), to: ms(asap.to), until: Date.parse(asap.until) },
    isLate,
    days,
    slots: { ...known, ...(day !== null && { [day]: slots.map((slot) => Date.parse(slot)) }) },
  };
}

/** The earliest free time that can be chosen; null: there is none. */
export function firstOffered({ days, slots }: Offered): number | null {
  return slots[days[0] ?? '']?.[0] ?? null;
}

/** Whether a time is free, as far as is known: of a day that was not asked for yet, it may be. */
export function isOffered({ days, slots }: Offered, instant: number, timezone: string): boolean {
  const { date } = wallClock(instant, timezone);
  return days.includes(date) && (slots[date]?.includes(instant) ?? true);
}

/** The free time that comes next to one that was chosen: the first at or after it, else the earliest. */
export function nearestOffered(offered: Offered, instant: number): number | null {
  const known = Object.values(offered.slots).flat();
  const later = known.filter((slot) => slot >= instant).sort((one, other) => one - other)[0];
  return later ?? firstOffered(offered);
}

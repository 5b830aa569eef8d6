import { type OpenPeriod, periodsOn, type Schedule, windowsOn } from './opening-hours.ts';
import { MOST_OPENINGS, type OpeningWindow } from './opening-windows.ts';
import { instantOf, MINUTE, wallClock } from './zoned-time.ts';

/** The instant at which a day's hours are changed (ms), and the day's date ('YYYY-MM-DD'; `businessDate`). */
interface Moment {
  date: string;
  now: number;
}

/**
 * The date's openings if the restaurant stays open, or opens at once, until `until` (ms). Openings that this reaches become one
 * with it, later ones stay; after midnight it becomes one with the night's last. null: it would be open for as long as a day, which hours cannot say.
 */
export function openUntil(schedule: Schedule, until: number, { date, now }: Moment): OpeningWindow[] | null {
  const day = new ClockDay(schedule, date);
  const begun = openAt(day, now) ?? (day.isOver(now) ? day.openings.at(-1) : undefined);
  const [from, to] = [begun?.open ?? day.said(now), day.nextSaid(until)];
  const reached = day.openings.filter(({ open, close }) => open <= to && close >= from);
  const opening = day.opening({
    open: Math.min(from, ...reached.map(({ open }) => open)),
    close: Math.max(to, ...reached.map(({ close }) => close)),
  });
  if (!opening) return null;
  const openings = [...day.openings.filter((each) => !reached.includes(each)), opening];
  const windows = openings.sort((one, other) => one.open - other.open).map(({ window }) => window);
  // What is over gives way where a day would have more openings than it may.
  return windows.slice(-MOST_OPENINGS);
}

/** The date's openings if the restaurant closes at `at` (ms) and opens no more. What is over by then stays. */
export function closedAt(schedule: Schedule, at: number, { date, now }: Moment): OpeningWindow[] {
  const day = new ClockDay(schedule, date);
  const closing = at > now ? day.nextSaid(at) : day.said(at);
  const left = day.openings.map(({ open, close }) => day.opening({ open, close: Math.min(close, closing) }));
  return left.flatMap((each) => each?.window ?? []);
}

/** Whether both are open now, and close together. */
export function closeTogether(one: Schedule, other: Schedule, { date, now }: Moment): boolean {
  const closing = openAt(new ClockDay(one, date), now)?.close;
  return closing !== undefined && closing === openAt(new ClockDay(other, date), now)?.close;
}

function openAt({ openings }: ClockDay, now: number): Opening | undefined {
  return openings.find(({ open, close }) => open <= now && now < close);
}

/** An opening in instants (ms), and as the clock says it. */
type Opening = OpenPeriod & { window: OpeningWindow };

/** A date by the clock, which in the night when it is put back cannot tell two hours apart: of those it says the first. */
class ClockDay {
  readonly openings: Opening[];
  readonly #date: string;
  readonly #zone: string;

  constructor(schedule: Schedule, date: string) {
    this.#date = date;
    this.#zone = schedule.timezone;
    this.openings = windowsOn(schedule, date).flatMap((window) => this.#openingOf(window) ?? []);
  }

  /** Whether it is another date by now. */
  isOver(now: number): boolean {
    return wallClock(now, this.#zone).date > this.#date;
  }

  /** The instant to the minute, or the one that the clock has shown alike before. */
  said(instant: number): number {
    const { date, minutes } = wallClock(instant, this.#zone);
    return instantOf(date, minutes, this.#zone);
  }

  /** The first instant from this one's minute on that the clock can say. */
  nextSaid(instant: number): number {
    let next = instant;
    while (this.said(next) <= instant - MINUTE) next += MINUTE;
    return this.said(next);
  }

  /** null: nothing of it is left, or hours cannot say it. */
  opening({ open, close }: OpenPeriod): Opening | null {
    const clock = (instant: number) => timeText(wallClock(instant, this.#zone).minutes);
    const opening = this.#openingOf({ open: clock(open), close: clock(close) });
    return opening?.open === open && opening.close === close ? opening : null;
  }

  #openingOf(window: OpeningWindow): Opening | null {
    const day = { timezone: this.#zone, openingHours: null, openingHoursExceptions: [{ date: this.#date, ...window }] };
    const [period] = periodsOn(day, this.#date);
    return period ? { ...period, window } : null;
  }
}

function timeText(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

import { asapUntil, freeDays, freeSlotsOf, type Loads, soonest, type TimeRequest } from '../slots/free-times.ts';
import { type Pace, rangeEnd } from '../slots/kitchen-pace.ts';
import { usualRequest } from './serving.ts';
import type { TimeFacts } from './times.ts';

/** When an order could be had. Instants in ms, dates of the restaurant's calendar. */
export interface TimesOnOffer {
  /** null: not as soon as possible. `at` null: the restaurant says only how long it usually takes. `until`: last orders. */
  asap: { at: number | null; to: number | null; until: number } | null;
  /** Whether there is no `asap` because what is left of the hours is too short, even if nobody had ordered. */
  isLate: boolean;
  /** Dates with free times. */
  days: string[];
  day: string | null;
  /** The free times of `day`. */
  slots: number[];
}

/** `asked` null: the restaurant keeps the specification's times. `wanted` null: the first day that has free times. */
export function timesOnOffer(
  asked: TimeRequest | null,
  { orderType, schedule, loads, pace, now }: Pick<TimeRequest, 'orderType' | 'schedule'> & TimeFacts,
  wanted: string | null,
): TimesOnOffer {
  const request = asked ?? usualRequest({ orderType, schedule, now });
  const days = freeDays(request, loads);
  const day = wanted ?? days[0] ?? null;
  return {
    asap: asked ? offeredAsap(asked, loads, pace) : usualAsap(request),
    isLate: asked !== null && isTooLate(asked),
    days,
    day,
    slots: day === null ? [] : freeSlotsOf(day, request, loads),
  };
}

/** A time, or from when to when: by the end of it nine in ten orders were ready of late. */
function offeredAsap(request: TimeRequest, loads: Loads, pace: Pace | null): TimesOnOffer['asap'] {
  const found = soonest(request, loads);
  if (!found) return null;
  return { at: found.at, to: rangeEnd(found.at, pace), until: asapUntil(request) ?? request.now };
}

function isTooLate(request: TimeRequest): boolean {
  return asapUntil(request) !== null && request.noticeMinutes === 0 && soonest(request, new Map()) === null;
}

/** By the specification, orders are taken until closing, and no time is told. */
function usualAsap(request: TimeRequest): TimesOnOffer['asap'] {
  const until = asapUntil(request);
  return until === null ? null : { at: null, to: null, until };
}

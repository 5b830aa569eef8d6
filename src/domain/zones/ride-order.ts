import { MINUTE } from '../times/zoned-time.ts';
import { metresBetween, type Point } from './distance.ts';

export interface RideStop {
  /** Until when it is promised (ms); null: no time was named. */
  promised: number | null;
  /** When it was placed (ms): where nothing else decides. */
  placed: number;
  /** Where it goes; null: nobody knows. */
  point: Point | null;
}

/** Promises that are no further apart are kept in either order, so that the nearer goes first. */
export const SAME_TIME_MS = 10 * MINUTE;

/**
 * In which order one ride brings its orders: by promised time first, and of those that are promised for about the same time always the one
 * that is nearest to where the courier then is. Of a place that nobody knows, as if it were the farthest. `between` says how far it is from
 * one place to another, in any unit.
 */
export function rideOrder<T extends RideStop>(
  stops: readonly T[],
  from: Point | null,
  between: (from: Point, to: Point) => number = metresBetween,
): T[] {
  const left = stops.toSorted((a, b) => dueOf(a) - dueOf(b) || a.placed - b.placed);
  const ride: T[] = [];
  for (let at = from; left.length > 0; ) {
    const due = dueOf(left[0] as T);
    const together = left.filter((stop) => dueOf(stop) <= due + SAME_TIME_MS || dueOf(stop) === due);
    const here = at;
    // The first of several at the same distance, which is the earlier one.
    const far = ({ point }: T) => (point && here ? between(here, point) : Number.POSITIVE_INFINITY);
    const next = together.reduce((best, stop) => (far(stop) < far(best) ? stop : best));
    left.splice(left.indexOf(next), 1);
    ride.push(next);
    at = next.point ?? at;
  }
  return ride;
}

/** What nobody has promised comes last. */
function dueOf({ promised }: RideStop): number {
  return promised ?? Number.POSITIVE_INFINITY;
}

import { isServedAt, type Served } from '../menu/serving-hours.ts';
import { freeSlots, type Loads, type TimeRequest } from '../slots/free-times.ts';
import { USUAL_ORDER_TIMES } from '../slots/order-times.ts';
import type { AskedOrder } from './asked-order.ts';
import { type Obstacle, obstacle } from './obstacles.ts';
import type { RepricedItem } from './reprice.ts';
import type { OrderTime } from './times.ts';

interface Serving {
  /** The time (ms) for which the food is ordered; null: none is known yet. */
  at: number | null;
  /** By which the next time is sought at which everything is served. */
  request: TimeRequest;
  loads: Loads;
}

/** What is not served at the time for which it is ordered, with the next free time at which everything is; null: all of it is. */
export function servingObstacle(items: readonly RepricedItem[], { at, request, loads }: Serving): Obstacle | null {
  if (at === null) return null;
  const { timezone } = request.schedule;
  const limited = items.filter(({ served }) => served);
  const missing = limited.filter(({ served = [] }) => !isServedAt(served, at, timezone));
  if (missing.length === 0) return null;
  const products = [...new Set(missing.map(({ shown }) => shown?.name ?? ''))].join(', ');
  const all = limited.flatMap(({ served = [] }) => served);
  const next = { isASAP: false, at: nextServed(all, { at, request, loads }) };
  return obstacle('not_served_then', { values: { products }, next });
}

/** The first free time after the one that was wanted, else the first of all. */
function nextServed(all: Served, { at, request, loads }: Serving & { at: number }): number | null {
  const { timezone } = request.schedule;
  let earliest: number | null = null;
  for (const slot of freeSlots(request, loads)) {
    if (!isServedAt(all, slot, timezone)) continue;
    if (slot > at) return slot;
    earliest ??= slot;
  }
  return earliest;
}

/**
 * The time for which food is ordered (ms): the promised or the chosen one, and now as soon as possible where no time is promised. null: none
 * is chosen, or none can be promised.
 */
export function servingTime(
  { isASAP, scheduledAt }: Pick<AskedOrder, 'isASAP' | 'scheduledAt'>,
  { time, isRefused, now }: { time: OrderTime | null; isRefused: boolean; now: number },
): number | null {
  if (time) return time.promisedAt;
  if (!isASAP) return scheduledAt;
  return isRefused ? null : now;
}

/** An order that asks for a time by the specification's rules. */
export function usualRequest(of: Pick<TimeRequest, 'orderType' | 'schedule' | 'now'>): TimeRequest {
  return { ...of, units: 0, noticeMinutes: 0, busyMinutes: 0, paceMinutes: 0, times: USUAL_ORDER_TIMES };
}

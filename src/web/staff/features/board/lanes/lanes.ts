import type { StaffOrder } from '../../../../../contract/staff/staff-orders.ts';
import { kitchenDueAt, MINUTE_MS, waitsForItsTime } from '../urgency.ts';

/** Where open orders are, in the order in which they pass through. One lane is open at a time. */
export const LANES = ['new', 'cooking', 'ready', 'later'] as const;
export type Lane = (typeof LANES)[number];

export type Lanes = Readonly<Record<Lane | 'done', StaffOrder[]>>;

/**
 * Where an order is at `now` (ms). Accepted for later it rests until `horizon` minutes before it is due. A delivery that stands ready on the
 * pass is ready, although its status is still Preparing.
 */
export function laneOf(order: StaffOrder, now: number, horizon: number): Lane | 'done' {
  switch (order.status) {
    case 'Pending Confirmation':
      return 'new';
    case 'Confirmed':
      return waitsForItsTime(order) && kitchenDueAt(order) - now > horizon * MINUTE_MS ? 'later' : 'cooking';
    case 'Preparing':
      return order.packedAt ? 'ready' : 'cooking';
    case 'Ready for Pickup':
    case 'Out for Delivery':
      return 'ready';
    default:
      return 'done';
  }
}

/** Orders by lane. Open ones: due first, and what is on its way after what waits to be taken; finished ones: latest first. */
export function arrange(orders: Iterable<StaffOrder>, now: number, horizon: number): Lanes {
  const lanes: Lanes = { new: [], cooking: [], ready: [], later: [], done: [] };
  for (const order of orders) lanes[laneOf(order, now, horizon)].push(order);
  for (const lane of LANES) lanes[lane].sort((one, other) => kitchenDueAt(one) - kitchenDueAt(other));
  lanes.ready.sort((one, other) => Number(isOut(one)) - Number(isOut(other)));
  lanes.done.sort((one, other) => changedAt(other) - changedAt(one));
  return lanes;
}

/** Whether somebody is driving it to its guest. */
export function isOut({ status }: Pick<StaffOrder, 'status'>): boolean {
  return status === 'Out for Delivery';
}

/** Since when a ready order waits to be taken, or is on its way (ms since the epoch). */
export function readySince(order: StaffOrder): number {
  return order.packedAt && !isOut(order) ? Date.parse(order.packedAt) : changedAt(order);
}

/** When the order got its current status (ms since the epoch). */
export function changedAt({ statusHistory, createdAt }: StaffOrder): number {
  return Date.parse(statusHistory.at(-1)?.changedAt ?? createdAt);
}

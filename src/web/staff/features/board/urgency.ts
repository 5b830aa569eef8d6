import type { StaffOrder } from '../../../../contract/staff/staff-orders.ts';
import { acceptanceDeadline } from '../../../../domain/orders/acceptance-deadline.ts';
import { expectedTime } from '../../../../domain/orders/expected-time.ts';
import { START_AHEAD } from '../../../../domain/orders/kitchen-horizon.ts';
import type { Schedule } from '../../../../domain/times/opening-hours.ts';

export const MINUTE_MS = 60_000;
/** The minutes to answer a new order, after which the bell rings again, and its ticket is orange. */
const ANSWER = { ring: 1, soon: 3 };
/** An order is orange from so many minutes before it is due. */
export const SOON_BEFORE_DUE = 10;
/** Where nobody has named a time, an order is due so many minutes after it was placed; one for later is to be started so long before it is due. */
const USUAL_MINUTES = 30;
/** The bell rings so often for starting an order for later, at this distance in minutes. */
const START = { rings: 3, every: 5 };

export type Level = 'calm' | 'soon' | 'late';

export interface Hurry {
  level: Level;
  /** Whole minutes until it is due; negative afterwards. */
  left: number;
}

type Timed = Pick<StaffOrder, 'status' | 'createdAt' | 'estimatedReadyAt' | 'scheduledAt'> &
  Partial<Pick<StaffOrder, 'promisedAt' | 'usualTime' | 'leavesAt' | 'packedAt'>>;

/** When the order should be ready to be fetched, or at its door (ms since the epoch): the beginning of what its customer was told. */
export function dueAt(order: Omit<Timed, 'status'>): number {
  const expected = expectedTime(order, order.usualTime ?? '');
  return 'from' in expected ? expected.from : Date.parse(order.createdAt) + USUAL_MINUTES * MINUTE_MS;
}

/**
 * When the kitchen should be done with it (ms since the epoch): a delivery leaves before it is due at its door. What is out of the kitchen is due at
 * the door alone.
 */
export function kitchenDueAt(order: Timed): number {
  return leavesLater(order) ?? dueAt(order);
}

/** When a delivery that is still in the kitchen has to leave it (ms since the epoch); null: it is fetched, gone, or nobody knows its drive. */
export function leavesLater({ leavesAt, packedAt, status }: Timed): number | null {
  return leavesAt && !packedAt && status !== 'Out for Delivery' ? Date.parse(leavesAt) : null;
}

/** When to start a dish so that it is done at `due` (ms since the epoch); null: nobody has said how long it cooks. */
export function dishStart(cookingMinutes: number | undefined, due: number | null): number | null {
  return cookingMinutes === undefined || due === null ? null : due - cookingMinutes * MINUTE_MS;
}

/** When the first of these dishes is to be started (ms since the epoch); null: nobody has said how long they cook. */
export function firstStart(
  dishes: readonly { cookingMinutes?: number | undefined }[],
  due: number | null,
): number | null {
  const starts = dishes.map(({ cookingMinutes }) => dishStart(cookingMinutes, due)).filter((start) => start !== null);
  return starts.length > 0 ? Math.min(...starts) : null;
}

/** Whether an order has just come: it waits for an answer, or was accepted by itself. */
export function isNewOrder({ status, changedBy }: Pick<StaffOrder, 'status' | 'changedBy'>): boolean {
  return status === 'Pending Confirmation' || (status === 'Confirmed' && changedBy === null);
}

/**
 * Whether a new order has waited so long at `now` (ms) that the bell rings again. One for tomorrow that came in at night waits
 * until the restaurant opens.
 */
export function isForgotten(order: Timed, now: number, schedule: Schedule): boolean {
  return order.status === 'Pending Confirmation' && now >= answerBy(order, ANSWER.ring, schedule);
}

/**
 * How often the bell has rung by `now` (ms) for an accepted order for later that is to be started: 0 before its time. Nor does it ring
 * for one that was accepted after that moment, because who accepts it knows. `startAhead`: minutes before it is due.
 */
export function startRings(
  order: Timed & Pick<StaffOrder, 'statusHistory'>,
  now: number,
  startAhead: number = START_AHEAD.usual,
): number {
  const startAt = kitchenDueAt(order) - startAhead * MINUTE_MS;
  const acceptedAt = Date.parse(order.statusHistory.at(-1)?.changedAt ?? order.createdAt);
  if (!waitsForItsTime(order) || now < startAt || acceptedAt >= startAt) return 0;
  return Math.min(START.rings, 1 + Math.floor((now - startAt) / (START.every * MINUTE_MS)));
}

/**
 * How urgent an open order is at `now` (ms), by its due time. A new one that waits too long for an answer (`acceptanceDeadline`) is urgent,
 * too, though not late; what is driven to its guest is so no more.
 */
export function hurryOf(order: Timed, now: number, schedule: Schedule): Hurry {
  const due = kitchenDueAt(order);
  // `|| 0` turns -0 into 0.
  const left = (now > due ? Math.floor((due - now) / MINUTE_MS) : Math.ceil((due - now) / MINUTE_MS)) || 0;
  if (now > due) return { level: 'late', left };
  const isUnanswered = order.status === 'Pending Confirmation' && now >= answerBy(order, ANSWER.soon, schedule);
  return { level: left <= SOON_BEFORE_DUE || isUnanswered ? 'soon' : 'calm', left };
}

/** Whether an accepted order is for a time that its guest chose, and nobody has begun it. */
export function waitsForItsTime({ status, scheduledAt }: Timed): boolean {
  return status === 'Confirmed' && scheduledAt !== null;
}

function answerBy({ createdAt, scheduledAt }: Timed, minutes: number, schedule: Schedule): number {
  const placedAt = Date.parse(createdAt);
  return acceptanceDeadline({ placedAt, scheduledAt: scheduledAt ? Date.parse(scheduledAt) : null }, minutes, schedule);
}

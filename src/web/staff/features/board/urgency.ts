import type { StaffOrder } from '../../../../contract/staff/staff-orders.ts';
import { acceptanceDeadline } from '../../../../domain/orders/acceptance-deadline.ts';
import type { Schedule } from '../../../../domain/times/opening-hours.ts';

export const MINUTE_MS = 60_000;
/** The minutes to answer a new order, after which the bell rings again, and the order is amber, and red. */
const ANSWER = { ring: 1, soon: 3, late: 6 };
/** An accepted order is amber from so many minutes before the promised time. */
const SOON_BEFORE_DUE = 5;
/** Without a promise, an order is expected so many minutes after it was placed; one for later is to be started so long before it is due. */
const USUAL_MINUTES = 30;
/** The bell rings so often for starting an order for later, at this distance in minutes. */
const START = { rings: 3, every: 5 };

export type Level = 'calm' | 'soon' | 'late';

export interface Urgency {
  level: Level;
  /** Whole minutes since it was placed. */
  age: number;
  /** Whole minutes until it is due; negative afterwards. Null for a new order, for which nothing is promised yet. */
  left: number | null;
  /** The share of the time that is used up, in tenths: 0 to 10. */
  tenths: number;
}

type Timed = Pick<StaffOrder, 'status' | 'createdAt' | 'estimatedReadyAt' | 'scheduledAt'> &
  Partial<Pick<StaffOrder, 'promisedAt'>>;

/** When the order should be ready or delivered (ms since the epoch). */
export function dueAt({ createdAt, estimatedReadyAt, scheduledAt, promisedAt }: Omit<Timed, 'status'>): number {
  const promised = estimatedReadyAt ?? scheduledAt ?? promisedAt;
  return promised ? Date.parse(promised) : Date.parse(createdAt) + USUAL_MINUTES * MINUTE_MS;
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
 * for one that was accepted after that moment, because who accepts it knows.
 */
export function startRings(order: Timed & Pick<StaffOrder, 'statusHistory'>, now: number): number {
  const startAt = dueAt(order) - USUAL_MINUTES * MINUTE_MS;
  const acceptedAt = Date.parse(order.statusHistory.at(-1)?.changedAt ?? order.createdAt);
  if (!waitsForStart(order) || now < startAt || acceptedAt >= startAt) return 0;
  return Math.min(START.rings, 1 + Math.floor((now - startAt) / (START.every * MINUTE_MS)));
}

/**
 * How urgent an open order is at `now` (ms): a new one by the time to answer it (`acceptanceDeadline`), an accepted one by its due
 * time.
 */
export function urgencyOf(order: Timed, now: number, schedule: Schedule): Urgency {
  const placed = Date.parse(order.createdAt);
  const age = Math.max(0, Math.floor((now - placed) / MINUTE_MS));
  if (order.status === 'Pending Confirmation') {
    const late = answerBy(order, ANSWER.late, schedule);
    const level = now >= late ? 'late' : now >= answerBy(order, ANSWER.soon, schedule) ? 'soon' : 'calm';
    const whole = ANSWER.late * MINUTE_MS;
    return { level, age, left: null, tenths: tenthsOf(whole - (late - now), whole) };
  }
  const due = dueAt(order);
  // `|| 0` turns -0 into 0.
  const left = Math.ceil((due - now) / MINUTE_MS) || 0;
  const soon = waitsForStart(order) ? USUAL_MINUTES : SOON_BEFORE_DUE;
  const level = now > due ? 'late' : left <= soon ? 'soon' : 'calm';
  return { level, age, left, tenths: tenthsOf(now - placed, due - placed) };
}

function waitsForStart({ status, scheduledAt }: Timed): boolean {
  return status === 'Confirmed' && scheduledAt !== null;
}

function answerBy({ createdAt, scheduledAt }: Timed, minutes: number, schedule: Schedule): number {
  const placedAt = Date.parse(createdAt);
  return acceptanceDeadline({ placedAt, scheduledAt: scheduledAt ? Date.parse(scheduledAt) : null }, minutes, schedule);
}

function tenthsOf(used: number, whole: number): number {
  if (whole <= 0) return 10;
  return Math.max(0, Math.min(10, Math.floor((used / whole) * 10)));
}

import type { ChangeStatusInput, StaffOrder } from '../../../../contract/staff/staff-orders.ts';
import { expectedTime, type TimeSpan } from '../../../../domain/orders/expected-time.ts';
import type { OrderStatus } from '../../../../domain/orders/order-status.ts';
import { ORDER_TYPE } from '../../../../domain/orders/order-types.ts';
import type { Translate } from '../../../app/app-context.ts';
import { dateTime } from '../../../app/format/format.ts';
import {
  isSameDay,
  isWithinWeek,
  type OrderClock,
  timeText,
  weekdayText,
  windowText,
} from '../../../features/orders/order-time.ts';
import type { Sections } from '../../../messages/sections.ts';
import type { IconName } from '../../../ui/signs/icon-names.ts';

type T = Translate<'board'>;
type Key = keyof Sections['board'];

const STEP_KEYS: Partial<Record<OrderStatus, Key>> = {
  Confirmed: 'step_accept',
  Preparing: 'step_prepare',
  'Ready for Pickup': 'step_ready',
  'Out for Delivery': 'step_send_out',
  Delivered: 'step_delivered',
  Completed: 'step_complete',
  'Cancelled by Restaurant': 'step_call_off',
  Failed: 'step_failed',
};
const UNDER_WAY_KEYS: Partial<Record<OrderStatus, Key>> = {
  Confirmed: 'under_way_accept',
  Preparing: 'under_way_prepare',
  'Ready for Pickup': 'under_way_ready',
  'Out for Delivery': 'under_way_send_out',
  Delivered: 'under_way_delivered',
  Completed: 'under_way_complete',
  'Cancelled by Restaurant': 'under_way_call_off',
  Failed: 'under_way_failed',
};
const STEP_ICONS: Partial<Record<OrderStatus, IconName>> = {
  Preparing: 'chef-hat',
  'Ready for Pickup': 'package-check',
  'Out for Delivery': 'bike',
  Delivered: 'check',
  Completed: 'check',
};

/** The text of the button that takes an order to this status. */
export function stepText(t: T, to: OrderStatus): string {
  const key = STEP_KEYS[to];
  return key ? t(key) : to;
}

interface UnderWay {
  readyInMinutes?: number | undefined;
  /** A delivery is put on the pass, or taken back from it. */
  isPacked?: boolean | undefined;
}

/** The text while that step can still be undone. */
export function underWayText(t: T, to: OrderStatus, { readyInMinutes, isPacked }: UnderWay = {}): string {
  if (isPacked !== undefined) return t(isPacked ? 'under_way_ready' : 'under_way_not_ready');
  if (to === 'Confirmed' && readyInMinutes) return t('under_way_accept_in', { minutes: readyInMinutes });
  const key = UNDER_WAY_KEYS[to];
  return key ? t(key) : to;
}

export function stepIcon(to: OrderStatus): IconName | undefined {
  return STEP_ICONS[to];
}

/** The usual next status; null: there is none, or the order can only be called off. */
export function nextStep({ nextStatuses: [next] }: Pick<StaffOrder, 'nextStatuses'>): OrderStatus | null {
  return next && next !== 'Cancelled by Restaurant' && next !== 'Failed' ? next : null;
}

interface NextAct {
  step: Pick<ChangeStatusInput, 'status'> & { isPacked?: boolean };
  text: string;
  icon: IconName;
}

/** What one tap does with an accepted order. A delivery stands ready on the pass before somebody drives it; null: nothing. */
export function nextAct(t: T, order: StaffOrder): NextAct | null {
  const { status, orderType, packedAt } = order;
  if (status === 'Preparing' && ORDER_TYPE[orderType].hasAddress && !packedAt) {
    return { step: { status, isPacked: true }, text: t('step_ready'), icon: 'package-check' };
  }
  const next = nextStep(order);
  return next && { step: { status: next }, text: stepText(t, next), icon: stepIcon(next) ?? 'arrow-right' };
}

/** The status by which the restaurant may call the order off; null: it may not. */
export function cancelStep({ nextStatuses }: Pick<StaffOrder, 'nextStatuses'>): OrderStatus | null {
  return (
    nextStatuses.find((status) => status === 'Cancelled by Restaurant') ??
    nextStatuses.find((status) => status === 'Failed') ??
    null
  );
}

/** Whether its promised time can be moved. */
export function mayDelay({ status }: Pick<StaffOrder, 'status'>): boolean {
  return status === 'Confirmed' || status === 'Preparing';
}

type Promised = Parameters<typeof expectedTime>[0] & Partial<Pick<StaffOrder, 'usualTime'>>;

/** When the customer expects the order, as text: promised for, wanted for, or as soon as possible and about when. `now` in ms. */
export function whenText(t: T, order: Promised, clock: OrderClock, now: number): string {
  const expected = expectedTime(order, order.usualTime ?? '');
  if ('text' in expected) return t('asap');
  const time = shortSpan(expected, clock, now);
  if (order.estimatedReadyAt) return t('promised', { time });
  return order.scheduledAt === null ? `${t('asap')} · ${time}` : t('scheduled', { time });
}

/** From when to when, in the restaurant's zone, with the day if it is not today's. `now` in ms. */
export function shortSpan(span: TimeSpan, clock: OrderClock, now: number): string {
  const day = isSameDay(span.from, now, clock) ? null : weekdayText(span.from, clock);
  return [day, windowText(span, clock)].filter(Boolean).join(', ');
}

/** The time in the restaurant's zone, with the day if it is not today's. `now` in ms. */
export function shortTime(instant: string, clock: OrderClock, now: number): string {
  const time = timeText(instant, clock);
  return isSameDay(instant, now, clock) ? time : `${weekdayText(instant, clock)}, ${time}`;
}

/** The same in few letters, "Sat 7:45 PM", for a card of a full board; beyond the next six days with its date, "Sat 23 Jan 7:45 PM". */
export function shortestTime(instant: string, clock: OrderClock, now: number): string {
  const time = timeText(instant, clock);
  if (isSameDay(instant, now, clock)) return time;
  const isNear = isWithinWeek(instant, now, clock);
  const date: Intl.DateTimeFormatOptions = isNear
    ? { weekday: 'short' }
    : { weekday: 'short', day: 'numeric', month: 'short' };
  return `${dateTime(Date.parse(instant), clock.zone, clock.language, date)} ${time}`;
}

/** "12 min", "2 h", "2 h 5 min". */
export function minutesText(t: T, minutes: number): string {
  if (minutes < 60) return t('minutes', { minutes });
  if (minutes % 60 === 0) return t('hours', { hours: minutes / 60 });
  return t('hours_minutes', { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
}

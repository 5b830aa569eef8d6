import { isCalledOff, nextStatuses, type OrderStatus, trackerStep, trackerSteps } from '../orders/order-status.ts';
import { ORDER_TYPE, type OrderType } from '../orders/order-types.ts';

/** What a till says of an order, in the words of HubRise. */
export const TILL_STATUSES = [
  'new',
  'received',
  'accepted',
  'in_preparation',
  'awaiting_shipment',
  'awaiting_collection',
  'in_delivery',
  'completed',
  'rejected',
  'cancelled',
  'delivery_failed',
] as const;
export type TillStatus = (typeof TILL_STATUSES)[number];

/** How far an order is with the till; equal where neither is ahead. */
const REACHED: Readonly<Record<TillStatus, number>> = {
  new: 0,
  received: 0,
  accepted: 1,
  in_preparation: 2,
  awaiting_shipment: 3,
  awaiting_collection: 3,
  in_delivery: 4,
  completed: 5,
  rejected: 6,
  cancelled: 6,
  delivery_failed: 6,
};

const OVER = REACHED.completed;

export function isTillStatus(value: string): value is TillStatus {
  return TILL_STATUSES.includes(value as TillStatus);
}

interface Order {
  status: OrderStatus;
  order_type: OrderType;
}

/**
 * The next status on the order's way to what the till says; null: it is there, further on, or may not go there. Only steps that staff may
 * make, one after the other.
 */
export function nextForTill({ status, order_type: type }: Order, told: TillStatus): OrderStatus | null {
  const allowed = nextStatuses(status, type, 'staff');
  if (REACHED[told] > OVER) return endings(told).find((each) => allowed.includes(each)) ?? null;
  const step = trackerStep(status, type);
  const next = step !== null && step < stepOf(told, type) ? trackerSteps(type)[step + 1] : undefined;
  return next !== undefined && allowed.includes(next) ? next : null;
}

/** How far the tracker of an order is that a till says this of. Ready is no status of a delivery, nor is the way one of what is collected. */
function stepOf(told: TillStatus, type: OrderType): number {
  const isDriven = ORDER_TYPE[type].hasAddress;
  if (told === 'completed') return 4;
  if (told === 'in_delivery') return isDriven ? 3 : 2;
  return REACHED[told] === 3 && isDriven ? 2 : REACHED[told];
}

function endings(told: TillStatus): OrderStatus[] {
  return told === 'delivery_failed' ? ['Failed', 'Cancelled by Restaurant'] : ['Cancelled by Restaurant', 'Failed'];
}

/** What the till is to be told of an order; null: it knows that, or more. */
export function newsForTill(order: Order, known: TillStatus): TillStatus | null {
  const ours = tillStatusOf(order);
  return ours !== null && REACHED[known] < OVER && REACHED[ours] > REACHED[known] ? ours : null;
}

function tillStatusOf({ status, order_type: type }: Order): TillStatus | null {
  if (status === 'Failed') return ORDER_TYPE[type].hasAddress ? 'delivery_failed' : 'cancelled';
  if (isCalledOff(status)) return 'cancelled';
  return IN_WORDS_OF_TILLS[status] ?? null;
}

const IN_WORDS_OF_TILLS: Partial<Record<OrderStatus, TillStatus>> = {
  'Pending Confirmation': 'new',
  Confirmed: 'accepted',
  Preparing: 'in_preparation',
  'Ready for Pickup': 'awaiting_collection',
  'Out for Delivery': 'in_delivery',
  Delivered: 'completed',
  Completed: 'completed',
};

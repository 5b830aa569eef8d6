import { type OrderStatus, TRACKER_STEPS } from '../../domain/order-status.ts';
import type { OrderType } from '../../domain/order-types.ts';

export interface PlannedOrder {
  /** 0 is today: such an order is minutes old; the others were placed in the evening of their day. */
  daysAgo: number;
  minutesAgo?: number;
  /** Where the restaurant does not deliver, it is picked up. */
  orderType: OrderType;
  /** Where it is now. Delivered reads as Completed for a pickup. */
  status: OrderStatus;
  isScheduled?: boolean;
  usesCoupon?: boolean;
  notes?: string;
  /** Said by the restaurant with the last step. */
  reason?: string;
  review?: { halfStars: number; comment: string };
}

/** What the demo customer ordered at each restaurant, the newest first. Three are waiting for a review. */
export const DEMO_ORDERS: readonly PlannedOrder[] = [
  { daysAgo: 0, minutesAgo: 4, orderType: 'Delivery', status: 'Pending Confirmation' },
  { daysAgo: 0, minutesAgo: 150, orderType: 'Pickup', status: 'Confirmed', isScheduled: true },
  { daysAgo: 2, orderType: 'Delivery', status: 'Delivered', notes: 'Please ring twice.' },
  { daysAgo: 5, orderType: 'Pickup', status: 'Completed' },
  {
    daysAgo: 9,
    orderType: 'Delivery',
    status: 'Completed',
    review: { halfStars: 10, comment: 'Hot, on time, and gone in minutes.' },
  },
  { daysAgo: 12, orderType: 'Delivery', status: 'Cancelled by User' },
  { daysAgo: 16, orderType: 'Delivery', status: 'Delivered' },
  {
    daysAgo: 23,
    orderType: 'Pickup',
    status: 'Cancelled by Restaurant',
    reason: 'We had to close early tonight. Sorry!',
  },
  {
    daysAgo: 31,
    orderType: 'Delivery',
    status: 'Completed',
    usesCoupon: true,
    review: { halfStars: 9, comment: 'Our Friday order from now on.' },
  },
];

export interface PlannedStep {
  status: OrderStatus;
  /** Minutes since the order was placed. */
  after: number;
}

const MINUTES: Partial<Record<OrderStatus, number>> = {
  Confirmed: 3,
  Preparing: 8,
  'Ready for Pickup': 19,
  'Out for Delivery': 26,
  Delivered: 41,
  Completed: 55,
  'Cancelled by User': 2,
  'Cancelled by Restaurant': 6,
};

/** The way from Pending Confirmation to the planned status, without the first. */
export function stepsTo(status: OrderStatus, orderType: OrderType): PlannedStep[] {
  const line = TRACKER_STEPS[orderType];
  const way = orderType === 'Delivery' ? [...line, 'Completed' as const] : line;
  const end = way.indexOf(status);
  const statuses = end === -1 ? [status] : way.slice(1, end + 1);
  return statuses.map((each) => ({ status: each, after: MINUTES[each] ?? 0 }));
}

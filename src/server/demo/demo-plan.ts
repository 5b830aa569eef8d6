import { type OrderStatus, trackerSteps } from '../../domain/orders/order-status.ts';
import type { OrderType } from '../../domain/orders/order-types.ts';

export interface PlannedOrder {
  /** 0: today, `minutesAgo` minutes ago. More: in the evening of that day. */
  daysAgo: number;
  minutesAgo?: number;
  /** At a restaurant that does not deliver, every order becomes a pickup. */
  orderType: OrderType;
  /** The present status. For a pickup Delivered means Completed. */
  status: OrderStatus;
  isScheduled?: boolean;
  usesCoupon?: boolean;
  notes?: string;
  /** The restaurant's note with the last status. */
  reason?: string;
  review?: { halfStars: number; comment: string };
}

/** The demo customer's orders at each restaurant, newest first. Three of them can still be reviewed. */
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

/** The statuses after Pending Confirmation up to the planned one. */
export function stepsTo(status: OrderStatus, orderType: OrderType): PlannedStep[] {
  const line = trackerSteps(orderType);
  const way = line.includes('Delivered') ? [...line, 'Completed' as const] : line;
  const end = way.indexOf(status);
  const statuses = end === -1 ? [status] : way.slice(1, end + 1);
  return statuses.map((each) => ({ status: each, after: MINUTES[each] ?? 0 }));
}

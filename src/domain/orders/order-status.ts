import { ORDER_TYPE, ORDER_TYPES, type OrderType, typesThatAre } from './order-types.ts';

/** Statuses of orders (specification section 4); their transitions are below (DECISIONS "Order states"). The last two are of online payment. */
export const ORDER_STATUSES = [
  'Pending Confirmation',
  'Confirmed',
  'Preparing',
  'Ready for Pickup',
  'Out for Delivery',
  'Delivered',
  'Completed',
  'Cancelled by User',
  'Cancelled by Restaurant',
  'Failed',
  'Awaiting Payment',
  'Not Paid',
] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];
export const INITIAL_STATUS: OrderStatus = 'Pending Confirmation';
/** Statuses of an order of which the restaurant never hears: its payment is awaited, or never came. No board, list, sound, figure or mail knows it. */
export const UNSENT_STATUSES = ['Awaiting Payment', 'Not Paid'] as const satisfies OrderStatus[];
/** The statuses of which staff hear. */
export const SENT_STATUSES = /* @__PURE__ */ ORDER_STATUSES.filter((status) => !isUnsent(status));
/** The order history's filter offers all of the specification but Failed (its section 9). */
export const FILTER_STATUSES = /* @__PURE__ */ SENT_STATUSES.filter((status) => status !== 'Failed');

/**
 * Who changes a status. The restaurant's roles are all `staff` here; `payment`: what the payment's provider says, or the time to pay;
 * `correction`: a manager takes back a handover that was none (`step-back.ts`).
 */
export type StatusActor = 'customer' | 'staff' | 'payment' | 'correction';

type Transition = { from: OrderStatus; to: OrderStatus; by: StatusActor; orderTypes: readonly OrderType[] };

const both = ORDER_TYPES;
const delivery = /* @__PURE__ */ typesThatAre('driven');
const pickup = /* @__PURE__ */ typesThatAre('collected');

const TRANSITIONS: readonly Transition[] = [
  { from: 'Awaiting Payment', to: 'Pending Confirmation', by: 'payment', orderTypes: both },
  { from: 'Awaiting Payment', to: 'Not Paid', by: 'payment', orderTypes: both },
  { from: 'Awaiting Payment', to: 'Not Paid', by: 'customer', orderTypes: both },
  { from: 'Awaiting Payment', to: 'Not Paid', by: 'staff', orderTypes: both },
  { from: 'Pending Confirmation', to: 'Confirmed', by: 'staff', orderTypes: both },
  { from: 'Pending Confirmation', to: 'Cancelled by User', by: 'customer', orderTypes: both },
  { from: 'Pending Confirmation', to: 'Cancelled by Restaurant', by: 'staff', orderTypes: both },
  { from: 'Pending Confirmation', to: 'Failed', by: 'staff', orderTypes: both },
  { from: 'Confirmed', to: 'Preparing', by: 'staff', orderTypes: both },
  { from: 'Confirmed', to: 'Cancelled by Restaurant', by: 'staff', orderTypes: both },
  { from: 'Preparing', to: 'Ready for Pickup', by: 'staff', orderTypes: pickup },
  { from: 'Preparing', to: 'Out for Delivery', by: 'staff', orderTypes: delivery },
  { from: 'Preparing', to: 'Cancelled by Restaurant', by: 'staff', orderTypes: both },
  { from: 'Ready for Pickup', to: 'Completed', by: 'staff', orderTypes: pickup },
  { from: 'Ready for Pickup', to: 'Cancelled by Restaurant', by: 'staff', orderTypes: pickup },
  { from: 'Out for Delivery', to: 'Delivered', by: 'staff', orderTypes: delivery },
  { from: 'Out for Delivery', to: 'Failed', by: 'staff', orderTypes: delivery },
  { from: 'Delivered', to: 'Completed', by: 'staff', orderTypes: delivery },
  { from: 'Delivered', to: 'Out for Delivery', by: 'correction', orderTypes: delivery },
  { from: 'Completed', to: 'Ready for Pickup', by: 'correction', orderTypes: pickup },
];

export function canTransition(from: OrderStatus, to: OrderStatus, orderType: OrderType, actor: StatusActor): boolean {
  return nextStatuses(from, orderType, actor).includes(to);
}

/** The statuses that `actor` may set next, the usual one first. */
export function nextStatuses(from: OrderStatus, orderType: OrderType, actor: StatusActor): OrderStatus[] {
  return TRANSITIONS.filter((t) => t.from === from && t.by === actor && t.orderTypes.includes(orderType)).map(
    (t) => t.to,
  );
}

/** The transitions as rows of the database's `status_transitions` table: one per order type. */
export const STATUS_TRANSITIONS: readonly { from: OrderStatus; to: OrderStatus; orderType: OrderType }[] =
  /* @__PURE__ */ TRANSITIONS.filter(
    ({ from, to }, place) => TRANSITIONS.findIndex((t) => t.from === from && t.to === to) === place,
  ).flatMap(({ from, to, orderTypes }) => orderTypes.map((orderType) => ({ from, to, orderType })));

/** Statuses in which staff still have something to do. Not Delivered, which is only waiting to become Completed. */
export const OPEN_STATUSES: readonly OrderStatus[] = [
  'Pending Confirmation',
  'Confirmed',
  'Preparing',
  'Ready for Pickup',
  'Out for Delivery',
];

/** Whether no status follows, but for corrections. Delivered is not final: Completed follows. */
export function isFinal(status: OrderStatus): boolean {
  return !TRANSITIONS.some((t) => t.from === status && t.by !== 'correction');
}

/** Whether nothing is left to do for the order. */
export function hasEnded(status: OrderStatus): boolean {
  return isFinal(status) || status === 'Delivered';
}

/** Whether the order was handed over: then it earns points and may be reviewed (specification section 2, DECISIONS "Points"). */
export function isReviewable(status: OrderStatus): boolean {
  return status === 'Delivered' || status === 'Completed';
}

/** Whether a customer need not be told of it at once: nothing is to be done, and the order's page shows it. */
export function isMinorStep(status: OrderStatus): boolean {
  return status === 'Confirmed' || status === 'Preparing' || isReviewable(status);
}

export function isCancellableByCustomer(status: OrderStatus): boolean {
  return TRANSITIONS.some((t) => t.from === status && t.by === 'customer');
}

/** Whether the restaurant has never heard of the order. */
export function isUnsent(status: OrderStatus): status is (typeof UNSENT_STATUSES)[number] {
  return UNSENT_STATUSES.includes(status as (typeof UNSENT_STATUSES)[number]);
}

/** The status in which the restaurant has kept its promise: food that is to be collected need only be ready. */
export const FULFILLED: Readonly<Record<OrderType, OrderStatus>> = {
  Delivery: 'Delivered',
  Pickup: 'Ready for Pickup',
};

/** Whether the order was cancelled or failed: then points and promotion uses are given back (DECISIONS "Points"). */
export function isCalledOff(status: OrderStatus): boolean {
  return (
    status === 'Cancelled by User' ||
    status === 'Cancelled by Restaurant' ||
    status === 'Failed' ||
    status === 'Not Paid'
  );
}

/** Whether the restaurant has taken the order on: then it counts as revenue. */
export function isAccepted(status: OrderStatus): boolean {
  return status !== INITIAL_STATUS && status !== 'Awaiting Payment' && !isCalledOff(status);
}

/** The tracker's five segments, in order. */
export function trackerSteps(orderType: OrderType): readonly OrderStatus[] {
  return TRACKER_STEPS[ORDER_TYPE[orderType].steps];
}

const TRACKER_STEPS = {
  driven: ['Pending Confirmation', 'Confirmed', 'Preparing', 'Out for Delivery', 'Delivered'],
  collected: ['Pending Confirmation', 'Confirmed', 'Preparing', 'Ready for Pickup', 'Completed'],
} as const satisfies Record<string, readonly OrderStatus[]>;

/** Index of the tracker's segment that the order has reached; null: cancelled or failed, the tracker shows none. */
export function trackerStep(status: OrderStatus, orderType: OrderType): number | null {
  const steps = trackerSteps(orderType);
  if (status === 'Completed') return steps.length - 1;
  const step = steps.indexOf(status);
  return step === -1 ? null : step;
}

export type StatusColour = 'orange' | 'blue' | 'purple' | 'teal' | 'green' | 'red' | 'grey';

const STATUS_COLOURS: Readonly<Record<OrderStatus, StatusColour>> = {
  'Pending Confirmation': 'orange',
  Confirmed: 'blue',
  Preparing: 'purple',
  'Ready for Pickup': 'teal',
  'Out for Delivery': 'teal',
  Delivered: 'green',
  Completed: 'green',
  'Cancelled by User': 'red',
  'Cancelled by Restaurant': 'red',
  Failed: 'red',
  'Awaiting Payment': 'orange',
  'Not Paid': 'grey',
};

/** The chip's colour; grey for a status this version does not know. */
export function statusColour(status: string): StatusColour {
  return isOrderStatus(status) ? STATUS_COLOURS[status] : 'grey';
}

export function isOrderStatus(value: unknown): value is OrderStatus {
  return ORDER_STATUSES.includes(value as OrderStatus);
}

export const PAYMENT_STATUSES = ['Pending', 'Paid', 'Failed', 'Refunded'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];
export type PaymentColour = 'success' | 'warning' | 'error' | 'info' | 'grey';

const PAYMENT_COLOURS: Readonly<Record<PaymentStatus, PaymentColour>> = {
  Pending: 'warning',
  Paid: 'success',
  Failed: 'error',
  Refunded: 'info',
};

/** The payment chip's colour; grey for a status this version does not know. */
export function paymentColour(status: string): PaymentColour {
  const known = PAYMENT_STATUSES.find((each) => each.toLowerCase() === status.toLowerCase());
  return known ? PAYMENT_COLOURS[known] : 'grey';
}

import {
  isFinal,
  isOrderStatus,
  isReviewable,
  type OrderStatus,
  PAYMENT_STATUSES,
  type PaymentColour,
  type PaymentStatus,
  paymentColour,
  statusColour,
} from '../../../domain/orders/order-status.ts';
import { type Translate, useMessages } from '../../app/app-context.ts';
import type { Sections } from '../../messages/sections.ts';
import { type ChipColour, StatusChip } from '../../ui/signs/chip.tsx';

type Key = keyof Sections['statuses'];

const STATUS_KEYS: Record<OrderStatus, Key> = {
  'Pending Confirmation': 'pending_confirmation',
  Confirmed: 'confirmed',
  Preparing: 'preparing',
  'Ready for Pickup': 'ready_for_pickup',
  'Out for Delivery': 'out_for_delivery',
  Delivered: 'delivered',
  Completed: 'completed',
  'Cancelled by User': 'cancelled_by_user',
  'Cancelled by Restaurant': 'cancelled_by_restaurant',
  Failed: 'failed',
  'Awaiting Payment': 'awaiting_payment',
  'Not Paid': 'not_paid',
};

const PAYMENT_KEYS: Record<PaymentStatus, Key> = {
  Pending: 'payment_pending',
  Paid: 'payment_paid',
  Failed: 'payment_failed',
  Refunded: 'payment_refunded',
};

const PAYMENT_CHIPS: Record<PaymentColour, ChipColour> = {
  success: 'green',
  warning: 'orange',
  error: 'red',
  info: 'blue',
  grey: 'grey',
};

/** A status in the reader's language; one that this version does not know stays as it is. */
export function statusText(t: Translate<'statuses'>, status: string): string {
  return isOrderStatus(status) ? t(STATUS_KEYS[status]) : status;
}

/** Whether the restaurant is still at work on an order of this status. */
export function isLive(status: string): boolean {
  return isOrderStatus(status) && !isFinal(status) && !isReviewable(status);
}

/** An order's status, with a dot while the order is live. */
export function OrderStatusChip({ status, className }: { status: string; className?: string | undefined }) {
  const t = useMessages('statuses');
  return (
    <StatusChip colour={statusColour(status)} dot={isLive(status)} className={className}>
      {statusText(t, status)}
    </StatusChip>
  );
}

export function PaymentStatusChip({ status }: { status: string }) {
  const t = useMessages('statuses');
  const known = PAYMENT_STATUSES.find((each) => each.toLowerCase() === status.toLowerCase());
  return (
    <StatusChip colour={PAYMENT_CHIPS[paymentColour(status)]}>{known ? t(PAYMENT_KEYS[known]) : status}</StatusChip>
  );
}

import type { OrderStatus } from '../../domain/orders/order-status.ts';
import type { Tx } from '../platform/database/database.ts';
import { prepared } from '../platform/database/prepared.ts';
import { newId } from '../platform/ids/ids.ts';
import { joinMails } from './join-mails.ts';
import type { OrderRow } from './orders.repo.ts';

/**
 * `order_placed` is queued when an order is sent to the restaurant, `order_status` with each status change, `order_ready_time` with a new
 * promised time, `order_changed` when staff take something out of it, `order_pay` with the link by which an order by telephone is
 * paid, `order_proposal` when the customer is asked whether it may get dearer, `order_late_payment` when what was paid for that goes back.
 */
export type OrderMailKind =
  | 'order_placed'
  | 'order_status'
  | 'order_ready_time'
  | 'order_refund'
  | 'order_cash_refund'
  | 'order_points'
  | 'order_changed'
  | 'order_pay'
  | 'order_proposal'
  | 'order_late_payment';

/** What the mail is written from. Items and amounts are read from the order when it is sent. */
export interface OrderMailPayload {
  orderId: string;
  orderNumber: string;
  status: OrderStatus;
  notes: string | null;
  /** What is refunded, or an order costs after a change, in minor units. */
  amount?: number | undefined;
  /** How many are credited. */
  points?: number | undefined;
  /** The dishes that it is refunded for, or that were taken out, in the order's language. */
  items?: readonly string[] | undefined;
  /** The dishes that come to it. */
  added?: readonly string[] | undefined;
  /** Whether what goes back was charged, and not only held. */
  wasCharged?: boolean | undefined;
}

interface Queued {
  kind: OrderMailKind;
  order: OrderRow;
  notes?: string | null;
  amount?: number | undefined;
  points?: number | undefined;
  items?: readonly string[] | undefined;
  added?: readonly string[] | undefined;
  wasCharged?: boolean | undefined;
  /** `mailsPerHour` of the settings. */
  max: number;
}

/**
 * Queues a mail to who ordered, in the order's language, if they gave an address. Call it in the transaction that makes the change
 * it tells of. Beyond `max` mails in an hour they are joined (`join-mails.ts`).
 */
export async function queueOrderMail(
  tx: Tx,
  { kind, order, notes = null, amount, points, items, added, wasCharged, max }: Queued,
): Promise<void> {
  const { customer_email: recipient } = order;
  if (recipient === null) return;
  const payload: OrderMailPayload = {
    orderId: order.id,
    orderNumber: order.number,
    status: order.status,
    notes,
    amount,
    points,
    items,
    ...(added?.length && { added }),
    wasCharged,
  };
  const id = newId();
  await mailInsert(tx, {
    restaurant_id: order.restaurant_id,
    id,
    kind,
    recipient,
    language: order.customer_language,
    payload: JSON.stringify(payload),
    now: order.updated_at,
  });
  const { restaurant_id: restaurantId, user_id: userId, customer_language: language, updated_at: now } = order;
  await joinMails(tx, { restaurantId, id, recipient, userId, language, now }, max);
}

interface Mail {
  restaurant_id: string;
  id: string;
  kind: string;
  language: string;
  payload: string;
  recipient: string;
  now: number;
}

const mailInsert = prepared((db, { now, ...mail }: Mail) =>
  db.insertInto('outbox').values({ ...mail, attempts: 0, next_attempt_at: now, created_at: now }),
);

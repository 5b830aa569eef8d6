import type { OrderStatus } from '../../domain/order-status.ts';
import type { Tx } from '../platform/database.ts';
import { newId } from '../platform/ids.ts';
import { prepared } from '../platform/prepared.ts';
import type { OrderRow } from './orders.repo.ts';

/**
 * `order_placed` is queued when an order is placed, `order_status` with each status change, `order_ready_time` with a new
 * promised time.
 */
export type OrderMailKind = 'order_placed' | 'order_status' | 'order_ready_time';

/** What the mail is written from. Items and amounts are read from the order when it is sent. */
export interface OrderMailPayload {
  orderId: string;
  orderNumber: string;
  status: OrderStatus;
  notes: string | null;
}

/**
 * Queues a mail to the customer, in the order's language, and returns the address. Call it in the transaction that makes the change
 * it tells of.
 */
export async function queueOrderMail(
  tx: Tx,
  kind: OrderMailKind,
  order: OrderRow,
  notes: string | null = null,
): Promise<string> {
  const payload: OrderMailPayload = { orderId: order.id, orderNumber: order.number, status: order.status, notes };
  const { rows } = await mailInsert(tx, {
    restaurant_id: order.restaurant_id,
    id: newId(),
    kind,
    language: order.customer_language,
    payload: JSON.stringify(payload),
    now: order.updated_at,
    userId: order.user_id,
  });
  return (rows[0] as { recipient: string }).recipient;
}

interface Mail {
  restaurant_id: string;
  id: string;
  kind: string;
  language: string;
  payload: string;
  now: number;
  userId: string;
}

const mailInsert = prepared((db, { now, userId, ...mail }: Mail) =>
  db
    .insertInto('outbox')
    .values((eb) => ({
      ...mail,
      recipient: eb.selectFrom('users').select('email').where('id', '=', userId),
      attempts: 0,
      next_attempt_at: now,
      created_at: now,
    }))
    .returning('recipient'),
);

import { isCalledOff, isUnsent, type OrderStatus, type PaymentStatus } from '../../domain/orders/order-status.ts';
import type { OrderPart } from '../../domain/webhook-events.ts';
import type { Tx } from '../platform/database/database.ts';
import type { OrdersTable } from '../platform/tables/order-tables.ts';
import { queueEvent } from './queue-event.ts';
import { queueForTill, queueNewsForTill } from './queue-till.ts';

interface OfOrder {
  restaurantId: string;
  orderId: string;
  now: number;
}

/** Tells that an order has come to the restaurant: its webhooks, and its till. */
export async function tellPlaced(tx: Tx, { status, ...of }: OfOrder & { status: OrderStatus }): Promise<void> {
  await queueForTill(tx, of);
  await queueEvent(tx, { ...of, event: 'order.placed', facts: { status } });
}

/** Tells what of an order that the restaurant knows has changed. */
export async function tellChanged(tx: Tx, { changed, ...of }: OfOrder & { changed: OrderPart[] }): Promise<void> {
  if (changed.length > 0) await queueEvent(tx, { ...of, event: 'order.changed', facts: { changed } });
}

/** Tells that an order is paid, is to be given back, or could not be paid. */
export function tellPayment(
  tx: Tx,
  { paymentStatus, ...of }: OfOrder & { paymentStatus: PaymentStatus },
): Promise<void> {
  return queueEvent(tx, { ...of, event: 'payment.changed', facts: { paymentStatus } });
}

const COLUMNS: Partial<Record<keyof OrdersTable, OrderPart>> = {
  estimated_ready_at: 'readyAt',
  promised_at: 'readyAt',
  promised_to: 'readyAt',
  scheduled_at: 'scheduledAt',
  packed_at: 'packed',
};

/** Tells what a move of an order (`moveOrder`) means: it has come, was called off, or is another than before. */
export async function tellMove(
  tx: Tx,
  { restaurantId, id, from }: { restaurantId: string; id: string; from: OrderStatus },
  change: Partial<OrdersTable> & { status: OrderStatus; updated_at: number },
): Promise<void> {
  const { status, updated_at: now } = change;
  // Of what was never sent to it the restaurant does not know.
  if (isUnsent(status)) return;
  const of = { restaurantId, orderId: id, now };
  if (isUnsent(from)) return tellPlaced(tx, { ...of, status });
  const isMoved = status !== from;
  const moved = { status, formerStatus: from };
  if (isMoved) await queueNewsForTill(tx, of);
  if (isMoved && isCalledOff(status)) return queueEvent(tx, { ...of, event: 'order.called_off', facts: moved });
  const parts = Object.keys(change).flatMap((column) => COLUMNS[column as keyof OrdersTable] ?? []);
  const changed = [...new Set<OrderPart>([...(isMoved ? (['status'] as const) : []), ...parts])];
  const facts = { changed, ...(isMoved && moved) };
  if (changed.length > 0) await queueEvent(tx, { ...of, event: 'order.changed', facts });
}

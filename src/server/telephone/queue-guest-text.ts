import type { Selectable } from 'kysely';
import type { OrderStatus } from '../../domain/orders/order-status.ts';
import type { Tx } from '../platform/database/database.ts';
import type { OrdersTable } from '../platform/tables/order-tables.ts';
import { insertTelephoneMessages, type TelephoneMessageRow } from './telephone-messages.repo.ts';

/** The steps of which a guest is texted who asked for it: one of an order, for each type has one of them. */
export const GUEST_TEXTS: Partial<Record<OrderStatus, TelephoneMessageRow['kind']>> = {
  'Ready for Pickup': 'ready',
  'Out for Delivery': 'on_its_way',
};

/** Has an order's guest texted of the step that it takes, once however often it takes it. Call it in the transaction that changes the status. */
export async function queueGuestText(
  tx: Tx,
  { restaurant_id, id, status, wants_texts }: Selectable<OrdersTable>,
  now: number,
): Promise<void> {
  const kind = GUEST_TEXTS[status];
  if (!kind || wants_texts !== 1) return;
  await insertTelephoneMessages(tx, [{ restaurantId: restaurant_id, kind, channel: 'text', orderId: id, now }]);
}

import { lockOrder, type OrderRow } from '../orders/orders.repo.ts';
import type { Tx } from '../platform/database/database.ts';
import { commonRefusals } from '../platform/refusals/common-refusals.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import { phoneOrdersRefusals } from './phone-orders.refusals.ts';

/** Locks an order by telephone that waits for its payment. Throws a `Refusal` if there is none, or it waits no more. */
export async function lockAwaiting(tx: Tx, restaurantId: string, id: string): Promise<OrderRow> {
  const order = await lockOrder(tx, restaurantId, id);
  if (order?.channel !== 'phone') throw new Refusal(commonRefusals.not_found);
  if (order.status !== 'Awaiting Payment') throw new Refusal(phoneOrdersRefusals.payment_not_awaited);
  return order;
}

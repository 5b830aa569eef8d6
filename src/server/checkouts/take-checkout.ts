import type { Tx } from '../platform/database/database.ts';
import { sha256 } from '../platform/ids/ids.ts';
import type { OrdersTable } from '../platform/tables/order-tables.ts';
import { claimCheckout, insertCheckoutLink } from './checkouts.repo.ts';
import { trackingTokenOf } from './tracking-token.ts';

/**
 * Gives a new order to the checkout from which its customer came, with the link by which the platform follows it. False: the checkout has
 * an order, is over or unknown, and this order stands for itself.
 */
export async function takeCheckout(
  tx: Tx,
  { restaurant_id, id: orderId, created_at: now }: Pick<OrdersTable, 'restaurant_id' | 'id' | 'created_at'>,
  checkoutId: string,
): Promise<boolean> {
  const isTaken = await claimCheckout(tx, { restaurantId: restaurant_id, id: checkoutId, orderId, now });
  if (!isTaken) return false;
  const token_hash = sha256(trackingTokenOf(checkoutId));
  await insertCheckoutLink(tx, { restaurant_id, token_hash, order_id: orderId, created_at: now });
  return true;
}

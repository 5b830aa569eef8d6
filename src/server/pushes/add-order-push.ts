import type { OrderPushInput } from '../../contract/order-pushes.ts';
import { hasEnded } from '../../domain/orders/order-status.ts';
import { inTransaction } from '../platform/database/database.ts';
import { isOutside } from '../platform/http/post-outside.ts';
import { sha256 } from '../platform/ids/ids.ts';
import { commonRefusals } from '../platform/refusals/common-refusals.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import type { Services } from '../services.ts';
import { keepOrderPush, otherPushes } from './order-pushes.repo.ts';
import { pushesRefusals } from './pushes.refusals.ts';

/** A phone, a tablet and a computer, and one of somebody else's. */
const MOST_BROWSERS = 4;

/** Tells a browser from now on how the customer's order goes on, until it is over. Throws a `Refusal`. */
export async function addOrderPush(
  services: Services,
  { restaurantId, userId, orderId }: { restaurantId: string; userId: string; orderId: string },
  { endpoint, keys, language }: OrderPushInput,
): Promise<void> {
  if (!isOutside(endpoint, services.config.ALARMS_TO_PRIVATE_NETWORK)) {
    throw new Refusal(pushesRefusals.push_service_unknown);
  }
  const endpoint_hash = sha256(endpoint);
  await inTransaction(services.db, async (tx) => {
    // Locks the order: of two browsers at the same moment the second one counts the first.
    const order = await tx
      .updateTable('orders')
      .set((eb) => ({ updated_at: eb.ref('updated_at') }))
      .where('restaurant_id', '=', restaurantId)
      .where('id', '=', orderId)
      .where('user_id', '=', userId)
      .returning('status')
      .executeTakeFirst();
    if (!order || hasEnded(order.status)) throw new Refusal(commonRefusals.not_found);
    if ((await otherPushes(tx, { restaurantId, orderId }, endpoint_hash)) >= MOST_BROWSERS) {
      throw new Refusal(commonRefusals.too_busy, { retryAfterMs: 60_000 });
    }
    const row = { restaurant_id: restaurantId, order_id: orderId, endpoint_hash, endpoint, ...keys, language };
    await keepOrderPush(tx, { ...row, due_at: null, attempts: 0 });
  });
}

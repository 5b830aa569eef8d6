import type { OrderPushInput } from '../../contract/order-pushes.ts';
import { hasEnded } from '../../domain/orders/order-status.ts';
import { inTransaction } from '../platform/database/database.ts';
import { isOutside } from '../platform/http/outside-address.ts';
import { sha256 } from '../platform/ids/ids.ts';
import { commonRefusals } from '../platform/refusals/common-refusals.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import type { Services } from '../services.ts';
import { holdLink, keepOrderPush, otherPushes } from './order-pushes.repo.ts';
import { pushesRefusals } from './pushes.refusals.ts';

/** A phone, a tablet and a computer, and one of somebody else's. */
const MOST_BROWSERS = 4;

interface PushedOrder {
  restaurantId: string;
  userId: string;
  orderId: string;
  /** Of the tracking link by which it is asked for; null: by the customer. */
  linkHash: string | null;
}

/** Tells a browser from now on how an order goes on, until it, or the link by which it is seen, is over. Throws a `Refusal`. */
export async function addOrderPush(
  services: Services,
  { restaurantId, userId, orderId, linkHash }: PushedOrder,
  { endpoint, keys, language }: OrderPushInput,
): Promise<void> {
  if (!isOutside(endpoint, services.config.PUSHES_TO_PRIVATE_NETWORK)) {
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
    if (linkHash && !(await holdLink(tx, { restaurantId, orderId, tokenHash: linkHash }))) {
      throw new Refusal(commonRefusals.not_found);
    }
    if ((await otherPushes(tx, { restaurantId, orderId }, endpoint_hash)) >= MOST_BROWSERS) {
      throw new Refusal(commonRefusals.too_busy, { retryAfterMs: 60_000 });
    }
    const row = {
      restaurant_id: restaurantId,
      order_id: orderId,
      endpoint_hash,
      endpoint,
      ...keys,
      language,
      link_hash: linkHash,
    };
    await keepOrderPush(tx, { ...row, due_at: null, attempts: 0 });
  });
}

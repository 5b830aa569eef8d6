import { randomBytes } from 'node:crypto';
import { courierPath } from '../../domain/orders/courier-path.ts';
import { courierSteps } from '../../domain/orders/courier-steps.ts';
import { ORDER_TYPE } from '../../domain/orders/order-types.ts';
import { findOrder, type StoredOrder } from '../orders/orders.repo.ts';
import { inTransaction } from '../platform/database/database.ts';
import { sha256 } from '../platform/ids/ids.ts';
import { commonRefusals } from '../platform/refusals/common-refusals.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import type { Services } from '../services.ts';
import { insertCourierLink } from './courier-links.repo.ts';
import { couriersRefusals as refusals } from './couriers.refusals.ts';
import { usesCouriers } from './set-couriers.ts';

const TOKEN_BYTES = 16;

/** Makes a new link with which a phone takes the order, and returns its path, of whose token only the hash is kept. Throws a `Refusal`. */
export async function makeCourierLink(
  services: Pick<Services, 'db' | 'clock'>,
  { restaurantId, orderId }: { restaurantId: string; orderId: string },
): Promise<string> {
  const { db, clock } = services;
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  await inTransaction(db, async (tx) => {
    const stored = await findOrder(tx, { restaurantId, userId: null, id: orderId });
    if (!stored) throw new Refusal(commonRefusals.not_found);
    if (!(await usesCouriers(tx, restaurantId))) throw new Refusal(refusals.couriers_off);
    if (!isRide(stored.order)) throw new Refusal(refusals.nothing_to_deliver);
    await insertCourierLink(tx, {
      restaurant_id: restaurantId,
      token_hash: sha256(token),
      order_id: orderId,
      created_at: clock(),
    });
  });
  return courierPath(token);
}

/** Whether somebody has still to bring the order. */
export function isRide({ order_type, status }: StoredOrder['order']): boolean {
  return ORDER_TYPE[order_type].hasAddress && courierSteps(status).length > 0;
}

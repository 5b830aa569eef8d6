import { MINUTE } from '../../domain/times/zoned-time.ts';
import { findOrder, type StoredOrder } from '../orders/orders.repo.ts';
import { endOf } from '../orders/status/end-of.ts';
import type { Db } from '../platform/database/database.ts';
import { sha256 } from '../platform/ids/ids.ts';
import { commonRefusals } from '../platform/refusals/common-refusals.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import type { Services } from '../services.ts';
import { type Courier, carrierOf } from './courier.ts';
import { orderOfLink } from './courier-links.repo.ts';
import { seenOrder } from './rides.repo.ts';

/** How long after an order's end its couriers see it. */
export const RIDE_SHOWN_MS = 120 * MINUTE;

/** The order that a courier may see. Throws a `Refusal` for one that is unknown, over or another's, and where couriers take none by themselves. */
export async function findRide(
  { db, clock }: { db: Db; clock: Services['clock'] },
  courier: Courier,
): Promise<StoredOrder> {
  const { restaurantId } = courier;
  const id = await ('token' in courier
    ? orderOfLink(db, { restaurantId, tokenHash: sha256(courier.token) })
    : seenOrder(db, { restaurantId, id: courier.orderId, carrier: carrierOf(courier) }));
  const stored = id === undefined ? undefined : await findOrder(db, { restaurantId, userId: null, id });
  if (!stored || (endOf(stored) ?? clock()) + RIDE_SHOWN_MS <= clock()) throw new Refusal(commonRefusals.not_found);
  return stored;
}

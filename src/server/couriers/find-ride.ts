import { MINUTE } from '../../domain/times/zoned-time.ts';
import { findOrder, type StoredOrder } from '../orders/orders.repo.ts';
import { endOf } from '../orders/status/end-of.ts';
import type { Db } from '../platform/database/database.ts';
import { sha256 } from '../platform/ids/ids.ts';
import { commonRefusals } from '../platform/refusals/common-refusals.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import type { Services } from '../services.ts';
import { orderOfLink } from './courier-links.repo.ts';

/** How long after an order's end its couriers' links show it. */
export const RIDE_SHOWN_MS = 120 * MINUTE;

/** A courier's link, and the phone that opens it. */
export interface Courier {
  restaurantId: string;
  token: string;
  device: string;
}

/** The order of a courier's link. Throws a `Refusal` for a link that is unknown or over, and where couriers use none. */
export async function findRide(
  { db, clock }: { db: Db; clock: Services['clock'] },
  { restaurantId, token }: Courier,
): Promise<StoredOrder> {
  const id = await orderOfLink(db, { restaurantId, tokenHash: sha256(token) });
  const stored = id === undefined ? undefined : await findOrder(db, { restaurantId, userId: null, id });
  if (!stored || (endOf(stored) ?? clock()) + RIDE_SHOWN_MS <= clock()) throw new Refusal(commonRefusals.not_found);
  return stored;
}

/** Whether this phone has the order. */
export function isOf({ courier_device }: StoredOrder['order'], { device }: Pick<Courier, 'device'>): boolean {
  return courier_device === sha256(device);
}

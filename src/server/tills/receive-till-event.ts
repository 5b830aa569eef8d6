import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { queueNewsForTill } from '../events/queue-till.ts';
import { commonRefusals } from '../platform/refusals/common-refusals.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import type { Services } from '../services.ts';
import { followTill } from './follow-till.ts';
import { hubRiseOf } from './hubrise/ask-hubrise.ts';
import { hubRiseOrder, toldOrder } from './hubrise/order-schema.ts';
import { askForStock } from './till-menus.repo.ts';
import { tillsRefusals as refusals } from './tills.refusals.ts';
import { findTill, findTillOrder, type TillOrderRow } from './tills.repo.ts';

const event = z.object({
  resource_type: z.string(),
  event_type: z.string(),
  location_id: z.string(),
  /** Of an order's. */
  order_id: z.string().min(1).nullish(),
  new_state: hubRiseOrder.nullish(),
});
type TillEvent = z.infer<typeof event>;

/**
 * Takes what HubRise tells of an order, and asks what has run out where that has changed. Throws a `Refusal` for a wrong signature, and
 * for a location that is not this restaurant's. An order that we have not sent changes nothing. Any other error makes HubRise tell it again.
 */
export async function receiveTillEvent(
  services: Services,
  { restaurantId, body, signature }: { restaurantId: string; body: string; signature: string },
): Promise<void> {
  const hubRise = hubRiseOf(services.config);
  if (!hubRise || !isSigned(hubRise.clientSecret, body, signature)) throw new Refusal(refusals.till_event_unsigned);
  const till = await findTill(services.db, restaurantId);
  const told = readEvent(body);
  if (!till || !told) throw new Refusal(commonRefusals.not_found);
  if (told.location_id !== till.location_id) throw new Refusal(commonRefusals.not_found);
  if (told.resource_type === 'inventory') await askForStock(services.db, restaurantId, services.clock());
  if (told.resource_type !== 'order') return;
  const row = await rowOf(services, restaurantId, told);
  if (!row) return;
  if (told.new_state) await followTill(services, row, toldOrder(told.new_state));
  else await queueNewsForTill(services.db, { restaurantId, orderId: row.order_id, now: services.clock() });
}

/** The order that it is about. It may be told before we have read that it has come. */
async function rowOf(
  { db }: Services,
  restaurantId: string,
  { order_id: ref, new_state }: TillEvent,
): Promise<TillOrderRow | undefined> {
  if (!ref || (new_state && new_state.id !== ref)) return undefined;
  const known = await findTillOrder(db, restaurantId, { ref });
  if (known || !new_state?.private_ref) return known;
  const sent = await findTillOrder(db, restaurantId, { orderId: new_state.private_ref });
  return sent?.till_ref === null ? sent : undefined;
}

function readEvent(body: string): TillEvent | null {
  try {
    return event.safeParse(JSON.parse(body)).data ?? null;
  } catch {
    return null;
  }
}

function isSigned(secret: string, body: string, signature: string): boolean {
  const right = createHmac('sha256', secret).update(body).digest();
  const given = Buffer.from(signature, 'hex');
  return given.length === right.length && timingSafeEqual(given, right);
}

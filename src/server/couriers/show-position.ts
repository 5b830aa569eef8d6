import type { PositionInput } from '../../contract/staff/staff-couriers.ts';
import { MINUTE } from '../../domain/times/zoned-time.ts';
import { coarse } from '../../domain/zones/metres-away.ts';
import { commonRefusals } from '../platform/refusals/common-refusals.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import type { Services } from '../services.ts';
import { type Courier, carrierOf, isOf } from './courier.ts';
import { couriersRefusals as refusals } from './couriers.refusals.ts';
import { findRide } from './find-ride.ts';
import { endAway, mayShowPosition, presentAway } from './read-away.ts';

/** Thrice what a phone sends of one ride in a minute. */
const MOST_A_MINUTE = 12;

/**
 * Shows the customer how far away the courier is who has the order, on the operator's map, too, if they have agreed to it, or no longer. Returns whether it is shown: on the way only, and where the
 * restaurant offers it. Nothing of it is written down. Throws a `Refusal` to whoever has not the order, and to who sends too often.
 */
export async function showPosition(
  services: Services,
  courier: Courier,
  { position, onMap }: PositionInput,
): Promise<boolean> {
  const { whereabouts, clock, live } = services;
  const { order } = await findRide(services, courier);
  if (!isOf(order, courier)) throw new Refusal(refusals.courier_not_yours);
  await requireFew(services, order.id);
  const { restaurant_id: restaurantId, user_id: userId, id: orderId } = order;
  if (!position || !(await mayShowPosition(services, order))) {
    await endAway(services, order);
    return false;
  }
  const where = { point: coarse(position.coordinates), carrier: carrierOf(courier), onMap, at: clock() };
  await whereabouts.put(restaurantId, orderId, where);
  live.publishAway(restaurantId, userId, { orderId, away: presentAway(services, order, where) ?? null });
  return true;
}

async function requireFew({ config, counts }: Services, orderId: string): Promise<void> {
  if (!config.RATE_LIMITS) return;
  const { current, ttl } = await counts.count(`position ${orderId}`, MINUTE);
  if (current > MOST_A_MINUTE) throw new Refusal(commonRefusals.too_many_requests, { retryAfterMs: ttl });
}

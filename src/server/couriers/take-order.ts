import type { CourierOrder } from '../../contract/staff/staff-couriers.ts';
import { courierSteps } from '../../domain/orders/courier-steps.ts';
import { isPackable } from '../../domain/orders/is-packable.ts';
import { recordChange } from '../editing/record-change.ts';
import { staffName } from '../editing/staff.repo.ts';
import { findOrder, lockOrder, type OrderRow } from '../orders/orders.repo.ts';
import { publishOrder } from '../orders/publish-order.ts';
import { inTransaction, type Tx } from '../platform/database/database.ts';
import { commonRefusals } from '../platform/refusals/common-refusals.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import type { Services } from '../services.ts';
import { accountOf, type Courier, carrierOf, isOf, type LinkCourier, type SignedInCourier } from './courier.ts';
import { couriersRefusals as refusals } from './couriers.refusals.ts';
import { findRide } from './find-ride.ts';
import { presentRide } from './present-ride.ts';

/** Who takes an order: a phone's name is the one that was given there. */
type Taker = (LinkCourier & { name: string }) | SignedInCourier;

/**
 * Gives an order to the first courier who takes it. The same may ask again, as the answer may have been lost. Throws a `Refusal` if another has
 * it, for an order that is not accepted yet or is over, and to somebody signed in for one that is not ready.
 */
export async function takeOrder(services: Services, courier: Taker): Promise<CourierOrder> {
  const { restaurantId } = courier;
  const now = services.clock();
  const { stored, isNew } = await inTransaction(services.db, async (tx) => {
    const found = await findRide({ ...services, db: tx }, courier);
    const { id } = found.order;
    if (isOf(found.order, courier)) return { stored: found, isNew: false };
    // From here on others wait: of two phones at the same moment, the second sees that the first has it.
    const order = await lockOrder(tx, restaurantId, id, now);
    if (order?.courier_device) throw new Refusal(refusals.courier_taken);
    if (!order || !isTakable(order, courier)) throw new Refusal(refusals.nothing_to_deliver);
    const name = await nameOf(tx, courier);
    await tx
      .updateTable('orders')
      .set({ courier_device: carrierOf(courier), courier_name: name, courier_at: now })
      .where('restaurant_id', '=', restaurantId)
      .where('id', '=', id)
      .execute();
    await recordChange(
      tx,
      { restaurantId, userId: accountOf(courier), now },
      { action: 'courier_taken', subject: 'order', subjectId: id, before: null, after: { courier: name } },
    );
    return { stored: (await findOrder(tx, { restaurantId, userId: null, id })) ?? found, isNew: true };
  });
  if (isNew) await publishOrder(services, stored);
  return presentRide(services, stored, courier);
}

/** A paper is on the bag from the start; who is signed in takes what stands on the pass. */
function isTakable(order: OrderRow, courier: Courier): boolean {
  return 'token' in courier ? courierSteps(order.status).length > 0 : isPackable(order) && Boolean(order.packed_at);
}

async function nameOf(tx: Tx, taker: Taker): Promise<string> {
  if ('token' in taker) return taker.name;
  const name = await staffName(tx, taker, 'rides');
  if (name === null) throw new Refusal(commonRefusals.forbidden);
  return name;
}

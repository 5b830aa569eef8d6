import type { CourierOrder } from '../../contract/staff/staff-couriers.ts';
import { courierSteps } from '../../domain/orders/courier-steps.ts';
import { recordChange } from '../editing/record-change.ts';
import { findOrder, lockOrder } from '../orders/orders.repo.ts';
import { publishOrder } from '../orders/publish-order.ts';
import { inTransaction } from '../platform/database/database.ts';
import { sha256 } from '../platform/ids/ids.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import type { Services } from '../services.ts';
import { couriersRefusals as refusals } from './couriers.refusals.ts';
import { type Courier, findRide, isOf } from './find-ride.ts';
import { presentRide } from './present-ride.ts';

/**
 * Gives an order to the first phone that takes it. The same phone may ask again, as its answer may have been lost. Throws a `Refusal` if another
 * has it, and for an order that is not accepted yet or is over.
 */
export async function takeOrder(services: Services, courier: Courier & { name: string }): Promise<CourierOrder> {
  const { restaurantId, device, name } = courier;
  const now = services.clock();
  const { stored, isNew } = await inTransaction(services.db, async (tx) => {
    const found = await findRide({ ...services, db: tx }, courier);
    const { id } = found.order;
    if (isOf(found.order, courier)) return { stored: found, isNew: false };
    // From here on others wait: of two phones at the same moment, the second sees that the first has it.
    const order = await lockOrder(tx, restaurantId, id, now);
    if (order?.courier_device) throw new Refusal(refusals.courier_taken);
    if (!order || courierSteps(order.status).length === 0) throw new Refusal(refusals.nothing_to_deliver);
    await tx
      .updateTable('orders')
      .set({ courier_device: sha256(device), courier_name: name, courier_at: now })
      .where('restaurant_id', '=', restaurantId)
      .where('id', '=', id)
      .execute();
    await recordChange(
      tx,
      { restaurantId, userId: null, now },
      { action: 'courier_taken', subject: 'order', subjectId: id, before: null, after: { courier: name } },
    );
    return { stored: (await findOrder(tx, { restaurantId, userId: null, id })) ?? found, isNew: true };
  });
  if (isNew) await publishOrder(services, stored);
  return presentRide(services, stored, courier);
}

import type { StaffOrder } from '../../contract/staff/staff-orders.ts';
import { hasEnded } from '../../domain/orders/order-status.ts';
import { recordChange, type StaffAct } from '../editing/record-change.ts';
import { isWithService } from '../handing/claim-order.ts';
import { handingRefusals } from '../handing/handing.refusals.ts';
import { findOrder, lockOrder } from '../orders/orders.repo.ts';
import { presentStaffOrder } from '../orders/present/present-staff-order.ts';
import { publishOrder } from '../orders/publish-order.ts';
import { inTransaction } from '../platform/database/database.ts';
import { commonRefusals } from '../platform/refusals/common-refusals.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import type { Services } from '../services.ts';
import { endAway } from './read-away.ts';

/** Takes an order from the phone that has it, so that another may take it by any of its links. Twice the same changes nothing. */
export async function releaseOrder(services: Services, act: StaffAct & { orderId: string }): Promise<StaffOrder> {
  const { restaurantId, orderId: id, now } = act;
  const { stored, isNew } = await inTransaction(services.db, async (tx) => {
    const read = async () => {
      const found = await findOrder(tx, { restaurantId, userId: null, id });
      if (!found) throw new Refusal(commonRefusals.not_found);
      return found;
    };
    const found = await read();
    // Its courier would come all the same.
    if (isWithService(found.order)) throw new Refusal(handingRefusals.handed_over);
    // Who has brought an order has its cash.
    if (!found.order.courier_device || hasEnded(found.order.status)) return { stored: found, isNew: false };
    const before = await lockOrder(tx, restaurantId, id, now);
    if (!before || hasEnded(before.status)) return { stored: await read(), isNew: true };
    await tx
      .updateTable('orders')
      .set({ courier_device: null, courier_name: null, courier_at: null })
      .where('restaurant_id', '=', restaurantId)
      .where('id', '=', id)
      .execute();
    const courier = before.courier_name;
    const change = { action: 'courier_released', subject: 'order', subjectId: id } as const;
    await recordChange(tx, act, { ...change, before: { courier }, after: null });
    return { stored: await read(), isNew: true };
  });
  if (isNew) await publishOrder(services, stored);
  if (isNew && stored.order.status === 'Out for Delivery') await endAway(services, stored.order);
  return presentStaffOrder(services, stored);
}

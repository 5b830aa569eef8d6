import type { StaffOrder } from '../../contract/staff/staff-orders.ts';
import { SERVICE_NAMES } from '../../domain/delivery-services/delivery-services.ts';
import { recordChange, type StaffAct } from '../editing/record-change.ts';
import { askBack } from '../handing/ask-back.ts';
import { findOrder, lockOrder } from '../orders/orders.repo.ts';
import { presentStaffOrder } from '../orders/present/present-staff-order.ts';
import { publishOrder } from '../orders/publish-order.ts';
import { inTransaction } from '../platform/database/database.ts';
import { fromJson } from '../platform/database/json-columns.ts';
import { commonRefusals } from '../platform/refusals/common-refusals.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import type { Services } from '../services.ts';

/** Asks for an order back that a service has. It is the restaurant's once the service says so. Twice the same changes nothing. */
export async function callBack(services: Services, act: StaffAct & { orderId: string }): Promise<StaffOrder> {
  const { restaurantId, orderId: id, now } = act;
  const { stored, isNew } = await inTransaction(services.db, async (tx) => {
    const read = async () => {
      const found = await findOrder(tx, { restaurantId, userId: null, id });
      if (!found) throw new Refusal(commonRefusals.not_found);
      return found;
    };
    await lockOrder(tx, restaurantId, id);
    const found = await read();
    if (!(await askBack(tx, found.order, now))) return { stored: found, isNew: false };
    await lockOrder(tx, restaurantId, id, now);
    const courier = SERVICE_NAMES[fromJson(found.order.handed ?? null)?.service ?? 'uber_direct'];
    const change = { action: 'delivery_called_back', subject: 'order', subjectId: id } as const;
    await recordChange(tx, act, { ...change, before: { courier }, after: null });
    return { stored: await read(), isNew: true };
  });
  if (isNew) await publishOrder(services, stored);
  return presentStaffOrder(services, stored);
}

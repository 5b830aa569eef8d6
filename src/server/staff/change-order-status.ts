import type { Order } from '../../contract/orders.ts';
import type { ChangeStatusInput } from '../../contract/staff.ts';
import { changeStatus } from '../orders/change-status.ts';
import { ordersRefusals } from '../orders/orders.refusals.ts';
import { presentOrder } from '../orders/present-order.ts';
import { newId } from '../platform/ids.ts';
import type { Services } from '../services.ts';
import { writeAudit } from './staff.repo.ts';

/** A step of an order by the restaurant, with its line in the audit log. */
export async function changeOrderStatus(
  services: Services,
  {
    restaurantId,
    userId,
    orderId,
    input,
  }: { restaurantId: string; userId: string; orderId: string; input: ChangeStatusInput },
): Promise<Order> {
  const { status, notes, readyInMinutes } = input;
  const stored = await changeStatus(services, {
    scope: { restaurantId, userId: null },
    id: orderId,
    to: status,
    actor: 'staff',
    by: userId,
    notes,
    readyInMinutes,
    refusal: ordersRefusals.illegal_transition,
    alongside: (tx, before, after) =>
      writeAudit(tx, {
        restaurant_id: restaurantId,
        id: newId(),
        user_id: userId,
        action: 'order_status',
        subject: 'order',
        subject_id: orderId,
        before: JSON.stringify({ status: before.status }),
        after: JSON.stringify({ status, notes, readyInMinutes }),
        created_at: after.updated_at,
      }),
  });
  return presentOrder(services, stored, 'staff');
}

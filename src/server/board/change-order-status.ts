import type { ChangeStatusInput, StaffOrder } from '../../contract/staff/staff-orders.ts';
import { recordChange } from '../editing/record-change.ts';
import { ordersRefusals } from '../orders/orders.refusals.ts';
import { presentStaffOrder } from '../orders/present/present-staff-order.ts';
import { changeStatus } from '../orders/status/change-status.ts';
import { refuseFields } from '../platform/refusals/refuse-fields.ts';
import { sentence } from '../platform/sentence.ts';
import type { Services } from '../services.ts';
import { tellCurrentOrder } from './tell-current-order.ts';

/** Changes an order's status on behalf of staff, with an entry in the audit log. */
export async function changeOrderStatus(
  services: Services,
  change: { restaurantId: string; userId: string; orderId: string; input: ChangeStatusInput },
): Promise<StaffOrder> {
  const { restaurantId, userId, orderId, input } = change;
  const { status, notes, reason, readyInMinutes, expectedVersion } = input;
  const stored = await tellCurrentOrder(services, change, () =>
    changeStatus(services, {
      scope: { restaurantId, userId: null },
      id: orderId,
      to: status,
      actor: 'staff',
      by: userId,
      notes: notes || (reason && sentence('call-off', reason)),
      readyInMinutes,
      expectedVersion,
      refusal: ordersRefusals.illegal_transition,
      alongside: async (tx, before, after) => {
        // Only here: that the order cannot be called off at all is the more important answer.
        if (status === 'Cancelled by Restaurant' && !notes && !reason) refuseFields({ notes: 'required' });
        await recordChange(
          tx,
          { restaurantId, userId, now: after.updated_at },
          {
            action: 'order_status',
            subject: 'order',
            subjectId: orderId,
            before: { status: before.status },
            after: { status, notes, reason, readyInMinutes },
          },
        );
      },
    }),
  );
  return presentStaffOrder(services, stored);
}

import type { ReadyTimeInput, StaffOrder } from '../../contract/staff/staff-orders.ts';
import { recordChange } from '../editing/record-change.ts';
import { presentStaffOrder } from '../orders/present/present-staff-order.ts';
import { changeReadyTime } from '../orders/status/change-ready-time.ts';
import { toIso } from '../platform/clock.ts';
import type { Services } from '../services.ts';
import { tellCurrentOrder } from './tell-current-order.ts';

/** Changes an order's promised time on behalf of staff, with an entry in the audit log. */
export async function changeOrderTime(
  services: Services,
  change: { restaurantId: string; userId: string; orderId: string; input: ReadyTimeInput },
): Promise<StaffOrder> {
  const { restaurantId, userId, orderId, input } = change;
  const stored = await tellCurrentOrder(services, change, () =>
    changeReadyTime(services, {
      restaurantId,
      orderId,
      ...input,
      alongside: (tx, before, after) =>
        recordChange(
          tx,
          { restaurantId, userId, now: after.updated_at },
          {
            action: 'order_ready_time',
            subject: 'order',
            subjectId: orderId,
            before: { estimatedReadyAt: toIso(before.estimated_ready_at) },
            after: { estimatedReadyAt: toIso(after.estimated_ready_at), notes: input.notes },
          },
        ),
    }),
  );
  return presentStaffOrder(services, stored);
}

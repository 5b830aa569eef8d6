import type { PackedInput, StaffOrder } from '../../contract/staff/staff-orders.ts';
import { isPackable } from '../../domain/orders/is-packable.ts';
import { ordersRefusals } from '../orders/orders.refusals.ts';
import { findOrder, moveOrder } from '../orders/orders.repo.ts';
import { presentStaffOrder } from '../orders/present/present-staff-order.ts';
import { publishOrder } from '../orders/publish-order.ts';
import { checkVersion } from '../orders/status/change-status.ts';
import { inTransaction } from '../platform/database/database.ts';
import { commonRefusals } from '../platform/refusals/common-refusals.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import type { Services } from '../services.ts';
import { tellCurrentOrder } from './tell-current-order.ts';

/**
 * Puts a delivery on the pass, or takes it back: whoever drives sees what is ready, and its customer still reads that it is being prepared,
 * because the specification knows no status between that and the way. Twice the same changes nothing.
 */
export async function packOrder(
  services: Services,
  change: { restaurantId: string; orderId: string; input: PackedInput },
): Promise<StaffOrder> {
  const { restaurantId, orderId: id, input } = change;
  const now = services.clock();
  const stored = await tellCurrentOrder(services, change, () =>
    inTransaction(services.db, async (tx) => {
      const before = await findOrder(tx, { restaurantId, userId: null, id });
      if (!before) throw new Refusal(commonRefusals.not_found);
      const { order } = before;
      if (isPackable(order) && Boolean(order.packed_at) === input.isPacked) return before;
      checkVersion(order, input.expectedVersion);
      if (!isPackable(order)) throw new Refusal(ordersRefusals.illegal_transition);
      const changed = { status: order.status, packed_at: input.isPacked ? now : null, updated_at: now };
      const where = { restaurantId, id, from: order.status, version: order.version };
      if (!(await moveOrder(tx, where, changed))) throw new Refusal(ordersRefusals.order_changed);
      return { ...before, order: { ...order, ...changed, version: order.version + 1 } };
    }),
  );
  await publishOrder(services, stored);
  return presentStaffOrder(services, stored);
}

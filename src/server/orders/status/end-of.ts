import { hasEnded } from '../../../domain/orders/order-status.ts';
import type { StoredOrder } from '../orders.repo.ts';

/** When the order was handed over or given up (ms); null: it is under way. */
export function endOf({ order, history }: StoredOrder): number | null {
  if (!hasEnded(order.status)) return null;
  // A handover that was taken back was none.
  const underWay = history.findLastIndex(({ status }) => !hasEnded(status));
  return history[underWay + 1]?.changed_at ?? order.updated_at;
}

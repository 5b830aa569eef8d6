import type { OrderTime } from '../../../domain/appraisal/times.ts';
import { recordChange } from '../../editing/record-change.ts';
import type { OrderingSettings } from '../../menu/ordering-settings.repo.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { StoredOrder } from '../orders.repo.ts';

/**
 * The order as it is placed at a restaurant that accepts by itself: confirmed, for the time that it has just been given. Without
 * such a time a person answers.
 */
export function acceptedByItself(
  stored: StoredOrder,
  { settings, time }: { settings: OrderingSettings; time: OrderTime | null },
): StoredOrder {
  if (!settings.orderTimes?.autoAccept || !time) return stored;
  const { order, history } = stored;
  const [placed] = history;
  if (!placed) return stored;
  const confirmed = { ...placed, position: 1, status: 'Confirmed' as const, changed_by: null };
  const promise = order.is_asap === 1 ? time.promisedAt : null;
  return {
    ...stored,
    order: { ...order, status: 'Confirmed', estimated_ready_at: promise, remind_at: null, cancel_at: null },
    history: [placed, confirmed],
  };
}

/** The audit entry of an order that was accepted by itself; none for others. */
export async function recordOwnAcceptance(tx: Tx, { order, history }: StoredOrder): Promise<void> {
  if (order.status !== 'Confirmed') return;
  await recordChange(
    tx,
    { restaurantId: order.restaurant_id, userId: null, now: order.created_at },
    {
      action: 'order_status',
      subject: 'order',
      subjectId: order.id,
      before: { status: history[0]?.status },
      after: { status: order.status },
    },
  );
}

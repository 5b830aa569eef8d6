import { MINUTE } from '../../domain/times/zoned-time.ts';
import type { HistoryRow, StoredOrder } from './orders.repo.ts';
import type { PhoneCall } from './placement.ts';
import type { SettledTime } from './settle-time.ts';

/**
 * A new order that staff have taken on the phone: whoever takes it accepts it, so nothing waits for an answer. Without minutes of
 * theirs it is promised for the time that it has got.
 */
export function acceptedOnThePhone(
  stored: StoredOrder,
  { by, call: { readyInMinutes }, time }: { by: string; call: PhoneCall; time: SettledTime | null },
): StoredOrder {
  const { order, history } = stored;
  const { created_at: now } = order;
  const placed = history[0] as HistoryRow;
  const promise = readyInMinutes === null ? (time?.promisedAt ?? null) : now + readyInMinutes * MINUTE;
  return {
    ...stored,
    order: {
      ...order,
      status: 'Confirmed',
      estimated_ready_at: order.is_asap === 1 ? promise : null,
      remind_at: null,
      cancel_at: null,
    },
    history: [placed, { ...placed, position: 1, status: 'Confirmed', changed_by: by }],
  };
}

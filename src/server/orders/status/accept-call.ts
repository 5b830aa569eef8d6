import type { OrderTime } from '../../../domain/appraisal/times.ts';
import { MINUTE } from '../../../domain/times/zoned-time.ts';
import type { HistoryRow, StoredOrder } from '../orders.repo.ts';

interface Call {
  /** The promised time, in minutes from now; null: none but the time that the order is for. */
  call: { readyInMinutes: number | null };
  time: OrderTime | null;
}

/** A new order that staff have taken on the phone, and that is paid by a link before the restaurant gets it: with the time that was promised. */
export function promisedOnThePhone(stored: StoredOrder, call: Call): StoredOrder {
  return { ...stored, order: { ...stored.order, estimated_ready_at: promiseOf(stored, call) } };
}

/**
 * A new order that staff have taken on the phone: whoever takes it accepts it, so nothing waits for an answer. Without minutes of
 * theirs it is promised for the time that it has got.
 */
export function acceptedOnThePhone(stored: StoredOrder, { by, ...call }: Call & { by: string }): StoredOrder {
  const { order, history } = stored;
  const placed = history[0] as HistoryRow;
  return {
    ...stored,
    order: {
      ...order,
      status: 'Confirmed',
      estimated_ready_at: promiseOf(stored, call),
      remind_at: null,
      cancel_at: null,
    },
    history: [placed, { ...placed, position: 1, status: 'Confirmed', changed_by: by }],
  };
}

/** In ms; null: the order is for a time of its own, or nobody promised one. */
function promiseOf({ order }: StoredOrder, { call: { readyInMinutes }, time }: Call): number | null {
  if (order.is_asap === 0) return null;
  return readyInMinutes === null ? (time?.promisedAt ?? null) : order.created_at + readyInMinutes * MINUTE;
}

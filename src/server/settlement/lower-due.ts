import { insertActs } from '../payments/payment-acts.repo.ts';
import { isOfOrder, lockPaymentsOf, type PaymentRow, updatePayment } from '../payments/payments.repo.ts';
import type { Tx } from '../platform/database/database.ts';

interface Less {
  /** In minor units. */
  less: number;
  now: number;
  by: string;
  reason: string;
}

/**
 * Makes less due of an order's payments, the last one first: less is taken, or the difference comes back if it is taken already.
 * Returns false, changing nothing, if nothing would be due. What is being taken at this moment comes back as soon as it is known.
 */
export async function lowerDue(tx: Tx, restaurantId: string, orderId: string, asked: Less): Promise<boolean> {
  const rows = (await lockPaymentsOf(tx, restaurantId, orderId)).filter(isOfOrder);
  if (rows.length === 0 || asked.less === 0) return true;
  let left = asked.less;
  if (rows.reduce((sum, row) => sum + dueOf(row), 0) - left < 1) return false;
  for (const row of rows.toReversed()) {
    const less = Math.min(left, dueOf(row));
    left -= less;
    if (less > 0) await lowerOne(tx, row, { ...asked, less });
  }
  return true;
}

async function lowerOne(tx: Tx, row: PaymentRow, { less, now, by, reason }: Less): Promise<void> {
  const due = dueOf(row) - less;
  const back = Math.max(0, Math.min(less, row.captured - row.refund_asked));
  const isReleased = due === 0 && row.state === 'authorised' && row.capture_asked === 0 && row.is_void_asked === 0;
  await updatePayment(tx, row, {
    ...{ due, refund_asked: row.refund_asked + back, updated_at: now },
    ...(isReleased && { is_void_asked: 1 }),
  });
  if (back > 0) await insertActs(tx, row, [{ kind: 'refund', amount: back }], { now, by, reason });
  if (isReleased) await insertActs(tx, row, [{ kind: 'void', amount: 0 }], { now, by, reason });
}

function dueOf({ due, amount }: PaymentRow): number {
  return due ?? amount;
}

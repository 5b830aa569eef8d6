import { insertActs } from '../payments/payment-acts.repo.ts';
import { lockPaymentOf, updatePayment } from '../payments/payments.repo.ts';
import type { Tx } from '../platform/database/database.ts';

/**
 * Makes less due of an order's payment, in minor units: less is taken, or the difference comes back if it is taken already. Returns
 * false, changing nothing, if nothing would be due. What is being taken at this moment comes back as soon as it is known.
 */
export async function lowerDue(
  tx: Tx,
  restaurantId: string,
  orderId: string,
  { less, now, by, reason }: { less: number; now: number; by: string; reason: string },
): Promise<boolean> {
  const row = await lockPaymentOf(tx, restaurantId, orderId);
  if (!row || less === 0) return true;
  const due = (row.due ?? row.amount) - less;
  if (due < 1) return false;
  const back = Math.max(0, Math.min(less, row.captured - row.refund_asked));
  await updatePayment(tx, row, { due, refund_asked: row.refund_asked + back, updated_at: now });
  if (back > 0) await insertActs(tx, row, [{ kind: 'refund', amount: back }], { now, by, reason });
  return true;
}

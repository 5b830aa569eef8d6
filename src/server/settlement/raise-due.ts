import { insertActs } from '../payments/payment-acts.repo.ts';
import { isLeftToDoor, isOfOrder, lockPaymentsOf, updatePayment } from '../payments/payments.repo.ts';
import type { Tx } from '../platform/database/database.ts';

/**
 * Makes more due of an order whose card could not be charged, and whose customer agrees to pay more for it: all that is missing is
 * collected at the door by then, so that what is still held of it is let go. `more` in minor units. Lock the order before.
 */
export async function raiseDue(
  tx: Tx,
  { restaurantId, orderId, more, now }: { restaurantId: string; orderId: string; more: number; now: number },
): Promise<void> {
  const rows = (await lockPaymentsOf(tx, restaurantId, orderId)).filter(isOfOrder);
  const untaken = rows.filter((row) => row.captured === 0 && (row.state !== 'authorised' || row.capture_asked === 0));
  const last = untaken.at(-1);
  if (!last) throw new Error(`nothing is left to collect of ${orderId}`);
  await updatePayment(tx, last, { due: (last.due ?? last.amount) + more, updated_at: now });
  for (const row of untaken.filter(isLeftToDoor)) {
    await updatePayment(tx, row, { is_void_asked: 1 });
    await insertActs(tx, row, [{ kind: 'void', amount: 0 }], { now });
  }
}

import type { Tx } from '../platform/database/database.ts';
import { insertActs } from './payment-acts.repo.ts';
import { lockPaymentOf, updatePayment } from './payments.repo.ts';

/**
 * Has nothing taken of the payment of an order that is paid otherwise by now: its page closes, a hold is released, and what was taken all
 * the same comes back. Call it in the transaction that changes the order, and `payments.wake()` after the commit.
 */
export async function dropPayment(
  tx: Tx,
  { restaurantId, orderId, now }: { restaurantId: string; orderId: string; now: number },
): Promise<void> {
  const row = await lockPaymentOf(tx, restaurantId, orderId);
  if (!row) return;
  const isOpen = row.state === 'created' || row.state === 'authorised';
  const isAsked = isOpen && row.is_void_asked === 0;
  await updatePayment(tx, row, { due: 0, updated_at: now, ...(isAsked && { is_void_asked: 1 }) });
  if (isAsked) await insertActs(tx, row, [{ kind: 'void', amount: 0 }], { now });
}

import { findOrder, lockOrder, type StoredOrder } from '../orders/orders.repo.ts';
import { publishOrder } from '../orders/publish-order.ts';
import { mailOwners } from '../outbox/mail-owners.ts';
import { insertReversal, noteAct, type PaymentActRow, refundsOf } from '../payments/payment-acts.repo.ts';
import { lockPaymentsOf, updatePayment } from '../payments/payments.repo.ts';
import { inTransaction, type Tx } from '../platform/database/database.ts';
import { issueCreditNotes } from '../receipts/issue-credit-note.ts';
import type { Services } from '../services.ts';

interface TurnedDown {
  act: PaymentActRow;
  orderId: string;
  now: number;
  /** What the provider said. */
  error: string;
}

/**
 * Notes that a refund was not made in the end, and tells the owners, who have to find another way. Returns the act that reverses its credit
 * note, which is to be numbered last; null: it has none. The payment's sums are the caller's.
 */
export async function turnDownRefund(tx: Tx, { act, orderId, now, error }: TurnedDown): Promise<string | null> {
  await noteAct(tx, act, { failed_at: now, last_error: error });
  const { restaurant_id: restaurantId, id: key, amount } = act;
  await mailOwners(tx, { restaurantId, kind: 'refund_turned_down', key, payload: { orderId, amount }, now });
  return act.credit_number == null ? null : insertReversal(tx, act, now);
}

/** Notes that the provider has refused a refund at once, with all that follows. A second time changes nothing. */
export async function refuseRefund(
  services: Services,
  { act, orderId, error }: Omit<TurnedDown, 'now'>,
): Promise<void> {
  const { restaurant_id: restaurantId, payment_id: paymentId } = act;
  const now = services.clock();
  const stored = await inTransaction(services.db, async (tx): Promise<StoredOrder | null> => {
    const order = await lockOrder(tx, restaurantId, orderId, now);
    const row = (await lockPaymentsOf(tx, restaurantId, orderId)).find(({ id }) => id === paymentId);
    if (!order || !row) throw new Error(`no order ${orderId}`);
    // Another process that had claimed it too may have been faster.
    const asked = (await refundsOf(tx, restaurantId, [paymentId])).find(({ id }) => id === act.id);
    if (!asked || asked.failed_at !== null || asked.done_at !== null) return null;
    await updatePayment(tx, row, {
      refund_asked: Math.max(0, row.refund_asked - act.amount),
      turned_down: row.turned_down + act.amount,
      // What is true now says what to do next.
      ...{ next_check_at: now, updated_at: now },
    });
    const reversal = await turnDownRefund(tx, { act, orderId, now, error });
    if (reversal) await issueCreditNotes(tx, order, [reversal], now);
    return findOrder(tx, { restaurantId, userId: null, id: orderId });
  });
  services.outbox.wake();
  if (stored) await publishOrder(services, stored);
}

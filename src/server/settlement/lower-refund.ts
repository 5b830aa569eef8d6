import { insertActs, insertReversal, lowerAct, noteAct, type PaymentActRow } from '../payments/payment-acts.repo.ts';
import type { Tx } from '../platform/database/database.ts';

/**
 * Has a refund that waits to be made ask for less, because somebody has given money back at the provider's own pages meanwhile. A credit
 * note that has its number stays as it is: it is reversed, and the rest gets one of its own. Returns the acts that need such numbers.
 */
export async function lowerRefund(tx: Tx, act: PaymentActRow, left: number, now: number): Promise<string[]> {
  if (act.credit_number == null && left > 0) {
    await lowerAct(tx, act, left);
    return [];
  }
  await noteAct(tx, act, { failed_at: now, last_error: 'less was left', is_replaced: 1 });
  const reversals = act.credit_number == null ? [] : [await insertReversal(tx, act, now)];
  if (left <= 0) return reversals;
  const { restaurant_id, payment_id: id, asked_by: by, reason } = act;
  // After the reversal, as its number is.
  const at = Math.max(now, act.created_at + 2);
  return [
    ...reversals,
    ...(await insertActs(tx, { restaurant_id, id }, [{ kind: 'refund', amount: left }], { now: at, by, reason })),
  ];
}

import { isUnsent } from '../../domain/orders/order-status.ts';
import type { Facts } from '../../domain/payments/payment-facts.ts';
import { givenBack, type Payment } from '../../domain/payments/settle-payment.ts';
import { mailsPerHour } from '../orders/join-mails.ts';
import { queueOrderMail } from '../orders/order-mail.repo.ts';
import type { OrderRow } from '../orders/orders.repo.ts';
import { insertMadeRefund, type PaymentActRow, refundsOf } from '../payments/payment-acts.repo.ts';
import { type PaymentRow, paymentOf } from '../payments/payments.repo.ts';
import type { Config } from '../platform/config.ts';
import type { Tx } from '../platform/database/database.ts';
import { stableId } from '../platform/ids/ids.ts';
import { issueCreditNotes } from '../receipts/issue-credit-note.ts';
import { decimalsHere } from '../restaurants/currency.repo.ts';
import { lowerRefund } from './lower-refund.ts';
import { settlePoints } from './settle-points.ts';
import { turnDownRefund } from './turn-down-refund.ts';

export interface NotedRefunds {
  /** The payment, and what is said of it, with the refunds that are new. */
  row: PaymentRow;
  facts: Facts;
  /** What was given back at the provider's own pages, in minor units. */
  given: number;
  /** Acts that may need the number of a credit note, as the transaction's last statement. */
  acts: string[];
}

/**
 * Compares the provider's refunds with those that were asked for: one that was made at the provider's own pages becomes an act as if it had been
 * asked for here, and one that was turned down is reversed. Lock the payment before.
 */
export async function noteRefunds(tx: Tx, row: PaymentRow, facts: Facts, now: number): Promise<NotedRefunds> {
  const noted: NotedRefunds = { row, facts, given: 0, acts: [] };
  const { refunds = [] } = facts;
  if (refunds.length === 0 && row.turned_down === 0) return noted;
  const known = new Map((await refundsOf(tx, row.restaurant_id, [row.id])).map((act) => [act.id, act]));
  const seen = new Set<string>();
  const made = new Set(refunds.map(({ act }) => act));
  const waiting = [...known.values()].filter(({ id, done_at, failed_at }) => !done_at && !failed_at && !made.has(id));
  const lowered = await lowerWaiting(tx, waiting, facts, now);
  noted.acts.push(...lowered);
  // What is taken back comes before what was given instead, and has its number before it.
  const madeAt = now + lowered.length;
  for (const { reference, amount, act: asked, isTurnedDown } of refunds) {
    const id = asked !== null && known.has(asked) ? asked : stableId(row.id, reference);
    const act = known.get(id);
    seen.add(id);
    if (!act && !isTurnedDown) {
      await insertMadeRefund(tx, row, { id, amount, now: madeAt });
      noted.given += amount;
      noted.acts.push(id);
    }
    if (act?.failed_at === null && isTurnedDown) {
      const error = 'turned down after it was made';
      const reversal = await turnDownRefund(tx, { act, orderId: row.order_id, now, error });
      if (reversal) noted.acts.push(reversal);
    }
  }
  // Of what was refused at once, the provider knows nothing.
  const refused = [...known.values()]
    .filter(({ id, failed_at, is_replaced }) => failed_at !== null && !is_replaced && !seen.has(id))
    .reduce((sum, { amount }) => sum + amount, 0);
  noted.facts = { ...facts, turnedDown: (facts.turnedDown ?? 0) + refused };
  const captured = Math.max(row.captured, facts.captured);
  noted.row = { ...row, refund_asked: Math.min(captured, row.refund_asked + noted.given) };
  return noted;
}

/** Refunds that wait to be made ask for no more than is left, the first ones first. */
async function lowerWaiting(
  tx: Tx,
  waiting: readonly PaymentActRow[],
  { captured, refunded }: Facts,
  now: number,
): Promise<string[]> {
  const acts: string[] = [];
  let left = captured - refunded;
  for (const act of waiting) {
    if (act.amount > left) acts.push(...(await lowerRefund(tx, act, left, now)));
    left = Math.max(0, left - act.amount);
  }
  return acts;
}

interface Followed {
  order: OrderRow;
  /** All payments of the order, as they were. */
  rows: readonly PaymentRow[];
  /** The one that the refunds are of, as it is now. */
  payment: Payment;
  noted: NotedRefunds;
}

/** What new refunds mean for the order: the customer hears of one that was made elsewhere, points follow it, and credit notes get numbers. Call it last. */
export async function followRefunds(
  tx: Tx,
  config: Config,
  { order, rows, payment, noted }: Followed,
  now: number,
): Promise<void> {
  const { given: amount, row, acts } = noted;
  if (amount > 0 && !isUnsent(order.status)) {
    const max = mailsPerHour(config);
    await queueOrderMail(tx, { kind: 'order_refund', order: { ...order, updated_at: now }, amount, max });
    const refunded = rows
      .map((each) => givenBack(each.id === row.id ? payment : paymentOf(each)))
      .reduce((sum, each) => sum + each, 0);
    await settlePoints(tx, order, { refunded, decimals: await decimalsHere(tx, order.restaurant_id), now });
  }
  await issueCreditNotes(tx, order, acts, now);
}

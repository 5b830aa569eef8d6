import type { StaffOrder } from '../../contract/staff/staff-orders.ts';
import type { RefundInput } from '../../contract/staff/staff-payments.ts';
import { toDecimal, toMinor } from '../../domain/money/money.ts';
import { type LineUnits, paidForUnits } from '../../domain/payments/paid-lines.ts';
import { givenBack } from '../../domain/payments/settle-payment.ts';
import { recordChange } from '../editing/record-change.ts';
import { mailsPerHour } from '../orders/join-mails.ts';
import { queueOrderMail } from '../orders/order-mail.repo.ts';
import { ordersRefusals } from '../orders/orders.refusals.ts';
import { findOrder, lockOrder, type StoredOrder } from '../orders/orders.repo.ts';
import { presentStaffOrder } from '../orders/present-staff-order.ts';
import { publishOrder } from '../orders/publish-order.ts';
import { insertActs, isGiven } from '../payments/payment-acts.repo.ts';
import { isOfOrder, lockPaymentsOf, type PaymentRow, paymentOf, updatePayment } from '../payments/payments.repo.ts';
import { inTransaction, type Tx } from '../platform/database/database.ts';
import { fromJson } from '../platform/database/json-columns.ts';
import { commonRefusals } from '../platform/refusals/common-refusals.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import { issueCreditNote } from '../receipts/issue-credit-note.ts';
import { decimalsHere } from '../restaurants/currency.repo.ts';
import type { Services } from '../services.ts';
import { paidLinesOf } from './paid-lines-of.ts';
import { settlePoints } from './settle-points.ts';
import { settlementRefusals as refusals } from './settlement.refusals.ts';

export interface Refunding {
  restaurantId: string;
  timezone: string;
  userId: string;
  orderId: string;
  input: RefundInput;
}

/**
 * Refunds lines of an order, a part of what it was charged, or all that is left, and mails the customer. Where a receipt was given it
 * has a credit note. Throws a `Refusal` for more than is left. Its promotion stays used: only an order that is called off gives it back.
 */
export async function refundOrder(services: Services, refunding: Refunding): Promise<StaffOrder> {
  const { restaurantId, userId, orderId, input } = refunding;
  const now = services.clock();
  const scope = { restaurantId, userId: null, id: orderId };
  const stored = await inTransaction(services.db, async (tx) => {
    if (!(await findOrder(tx, scope))) throw new Refusal(commonRefusals.not_found);
    const order = await lockOrder(tx, restaurantId, orderId, now);
    const rows = (await lockPaymentsOf(tx, restaurantId, orderId)).filter(isOfOrder);
    if (!order || rows.length === 0) throw new Refusal(refusals.refund_too_much);
    // The bank has the money until it has judged, or for good.
    if (rows.some(({ dispute }) => dispute === 'open' || dispute === 'lost'))
      throw new Refusal(refusals.payment_is_disputed);
    const decimals = await decimalsHere(tx, restaurantId);
    if (toMinor(input.refunded, decimals) !== sumOf(rows, ({ refund_asked }) => refund_asked)) {
      throw new Refusal(ordersRefusals.order_changed);
    }
    const left = sumOf(rows, leftOf);
    const lines = input.lines && (await refundedLines(tx, (await findOrder(tx, scope)) as StoredOrder, input.lines));
    const amount = lines?.amount ?? (input.amount === null ? left : toMinor(input.amount, decimals));
    if (amount < 1 || amount > left) throw new Refusal(refusals.refund_too_much);
    const asked = { now, by: userId, reason: input.reason };
    const acts: string[] = [];
    let rest = amount;
    for (const row of rows) {
      const part = Math.min(rest, leftOf(row));
      if (part === 0) continue;
      await updatePayment(tx, row, { refund_asked: row.refund_asked + part, updated_at: now });
      // Which lines they are for, the first part says for all.
      const units = rest === amount ? lines?.units : undefined;
      acts.push(...(await insertActs(tx, row, [{ kind: 'refund', amount: part }], { ...asked, lines: units })));
      rest -= part;
    }
    const before = sumOf(rows, (row) => givenBack(paymentOf(row)));
    await settlePoints(tx, order, { refunded: before + amount, decimals, now });
    await recordChange(
      tx,
      { restaurantId, userId, now },
      {
        action: 'refund',
        subject: 'order',
        subjectId: orderId,
        before: null,
        after: { refund: toDecimal(amount, decimals), ...(lines && { items: lines.names }), reason: input.reason },
      },
    );
    await queueOrderMail(tx, {
      kind: 'order_refund',
      order: { ...order, updated_at: now },
      notes: input.reason,
      amount,
      items: lines?.shown,
      max: mailsPerHour(services.config),
    });
    for (const actId of acts) {
      await issueCreditNote(tx, { restaurantId, timezone: refunding.timezone, orderId, actId, now });
    }
    return findOrder(tx, scope);
  });
  if (!stored) throw new Refusal(commonRefusals.not_found);
  services.payments.wake();
  services.outbox.wake();
  await publishOrder(services, stored);
  return presentStaffOrder(services, stored);
}

/** What can still be given back of a payment. */
function leftOf({ captured, refund_asked }: PaymentRow): number {
  return captured - refund_asked;
}

function sumOf(rows: readonly PaymentRow[], of: (row: PaymentRow) => number): number {
  return rows.reduce((sum, row) => sum + of(row), 0);
}

interface RefundedLines {
  /** What was paid for them, in minor units. */
  amount: number;
  units: LineUnits[];
  /** "2 × Margherita", in the restaurant's language for its log, and in the customer's. */
  names: string[];
  shown: string[];
}

/** Throws a `Refusal` if the order has no such line, or not as many units of it that are not refunded yet. */
async function refundedLines(
  tx: Tx,
  stored: StoredOrder,
  asked: NonNullable<RefundInput['lines']>,
): Promise<RefundedLines> {
  const { order, lines, payment } = stored;
  const paid = await paidLinesOf(tx, order, lines);
  const gone = (payment?.refunds ?? []).filter(isGiven).flatMap((refund) => fromJson(refund.lines) ?? []);
  const found: RefundedLines = { amount: 0, units: [], names: [], shown: [] };
  for (const { line: index, quantity } of asked) {
    const line = lines[index];
    if (!line) throw new Refusal(refusals.refund_too_much);
    const { position, quantity: of } = line;
    const before = [...gone, ...found.units]
      .filter((each) => each.position === position)
      .reduce((sum, each) => sum + each.quantity, 0);
    if (before + quantity > of) throw new Refusal(refusals.refund_too_much);
    found.amount += paidForUnits(paid[index] ?? 0, { of, before, quantity });
    found.units.push({ position, quantity });
    found.names.push(`${quantity} × ${line.product_name_original}`);
    found.shown.push(`${quantity} × ${line.product_name}`);
  }
  return found;
}

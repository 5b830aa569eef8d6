import type { StaffOrder } from '../../contract/staff/staff-orders.ts';
import type { RefundInput } from '../../contract/staff/staff-payments.ts';
import { toDecimal, toMinor } from '../../domain/money/money.ts';
import { cashFor } from '../../domain/payments/cash-back.ts';
import type { LineUnits } from '../../domain/payments/paid-lines.ts';
import { givenBack } from '../../domain/payments/settle-payment.ts';
import { recordChange } from '../editing/record-change.ts';
import { tellPayment } from '../events/order-events.ts';
import { mailsPerHour } from '../orders/join-mails.ts';
import { queueOrderMail } from '../orders/order-mail.repo.ts';
import { ordersRefusals } from '../orders/orders.refusals.ts';
import { findOrder, lockOrder, type OrderRow } from '../orders/orders.repo.ts';
import { isForCash, leftForCard, leftOfOrder } from '../orders/present/left-of-order.ts';
import { presentStaffOrder } from '../orders/present/present-staff-order.ts';
import { publishOrder } from '../orders/publish-order.ts';
import { insertCashRefund } from '../payments/cash-refunds.repo.ts';
import { insertActs } from '../payments/payment-acts.repo.ts';
import { isOfOrder, lockPaymentsOf, type PaymentRow, paymentOf, updatePayment } from '../payments/payments.repo.ts';
import { inTransaction, type Tx } from '../platform/database/database.ts';
import type { Tenant } from '../platform/http/app.ts';
import { commonRefusals } from '../platform/refusals/common-refusals.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import { issueCreditNote } from '../receipts/issue-credit-note.ts';
import { coinOf } from '../restaurants/coin-of.ts';
import { decimalsHere } from '../restaurants/currency.repo.ts';
import type { Services } from '../services.ts';
import { refundedLines } from './refunded-lines.ts';
import { settlePoints } from './settle-points.ts';
import { settlementRefusals as refusals } from './settlement.refusals.ts';

export interface Refunding {
  tenant: Pick<Tenant, 'id' | 'timezone' | 'contentLanguage'>;
  userId: string;
  orderId: string;
  input: RefundInput;
}

/**
 * Gives back lines of an order, a part of what was paid, or all that is left, to its card or in cash, and mails the customer. Where a receipt
 * was given it has a credit note. Throws a `Refusal` for more than is left. Its promotion stays used: only an order that is called off
 * gives it back.
 */
export async function refundOrder(services: Services, refunding: Refunding): Promise<StaffOrder> {
  const { tenant, userId, orderId, input } = refunding;
  const { id: restaurantId, timezone } = tenant;
  const { restaurant } = await services.content.of(restaurantId, tenant.contentLanguage);
  const coin = coinOf(restaurant);
  const now = services.clock();
  const scope = { restaurantId, userId: null, id: orderId };
  const stored = await inTransaction(services.db, async (tx) => {
    const order = await lockOrder(tx, restaurantId, orderId, now);
    const rows = (await lockPaymentsOf(tx, restaurantId, orderId)).filter(isOfOrder);
    const current = await findOrder(tx, scope);
    if (!order || !current) throw new Refusal(commonRefusals.not_found);
    // The bank has the money until it has judged, or for good.
    if (rows.some(({ dispute }) => dispute === 'open' || dispute === 'lost'))
      throw new Refusal(refusals.payment_is_disputed);
    const decimals = await decimalsHere(tx, restaurantId);
    const byCard = sumOf(rows, ({ refund_asked }) => refund_asked);
    if (toMinor(input.refunded, decimals) !== byCard + order.cash_back) throw new Refusal(ordersRefusals.order_changed);
    const isCash = input.how === 'cash';
    if (isCash && !isForCash(current)) throw new Refusal(refusals.order_not_finished);
    const left = leftOfOrder(current, coin);
    const most = isCash ? left.amount : leftForCard(current, coin);
    const lines = input.lines && (await refundedLines(tx, current, input.lines));
    const amount = lines?.amount ?? (input.amount === null ? most : toMinor(input.amount, decimals));
    if (amount < 1 || amount > most) throw new Refusal(refusals.refund_too_much);
    const asked = { amount, units: lines?.units, reason: input.reason, by: userId, now };
    const notes = isCash
      ? [{ actId: await giveCash(tx, order, { ...asked, cash: cashFor(amount, left, coin) }), table: CASH }]
      : (await askCards(tx, rows, asked)).map((actId) => ({ actId }));
    const before = sumOf(rows, (row) => givenBack(paymentOf(row))) + order.cash_back;
    await settlePoints(tx, order, { refunded: before + amount, decimals, now });
    await recordChange(
      tx,
      { restaurantId, userId, now },
      {
        action: isCash ? 'cash_refund' : 'refund',
        subject: 'order',
        subjectId: orderId,
        before: null,
        after: { refund: toDecimal(amount, decimals), ...(lines && { items: lines.names }), reason: input.reason },
      },
    );
    if (isCash && amount === left.amount) {
      await tellPayment(tx, { restaurantId, orderId, paymentStatus: 'Refunded', now });
    }
    await queueOrderMail(tx, {
      kind: isCash ? 'order_cash_refund' : 'order_refund',
      order: { ...order, updated_at: now },
      notes: input.reason,
      amount,
      items: lines?.shown,
      max: mailsPerHour(services.config),
    });
    for (const note of notes) await issueCreditNote(tx, { restaurantId, timezone, orderId, now, ...note });
    return findOrder(tx, scope);
  });
  if (!stored) throw new Refusal(commonRefusals.not_found);
  services.payments.wake();
  services.outbox.wake();
  await publishOrder(services, stored);
  return presentStaffOrder(services, stored);
}

const CASH = 'cash_refunds' as const;

interface AskedRefund {
  /** In minor units. */
  amount: number;
  units: LineUnits[] | undefined;
  reason: string;
  by: string;
  now: number;
}

/** Asks for it of the order's payments, the first one first. Returns the acts' ids. */
async function askCards(
  tx: Tx,
  rows: readonly PaymentRow[],
  { amount, units, ...asked }: AskedRefund,
): Promise<string[]> {
  const acts: string[] = [];
  let rest = amount;
  for (const row of rows) {
    const part = Math.min(rest, row.captured - row.refund_asked);
    if (part === 0) continue;
    await updatePayment(tx, row, { refund_asked: row.refund_asked + part, updated_at: asked.now });
    // Which lines they are for, the first part says for all.
    const lines = rest === amount ? units : undefined;
    acts.push(...(await insertActs(tx, row, [{ kind: 'refund', amount: part }], { ...asked, lines })));
    rest -= part;
  }
  return acts;
}

/** Throws a `Refusal` if there are no coins for so little. */
function giveCash(tx: Tx, order: OrderRow, { units, ...given }: AskedRefund & { cash: number }): Promise<string> {
  if (given.cash < 1) throw new Refusal(refusals.refund_too_much);
  return insertCashRefund(tx, order, { ...given, lines: units });
}

function sumOf(rows: readonly PaymentRow[], of: (row: PaymentRow) => number): number {
  return rows.reduce((sum, row) => sum + of(row), 0);
}

import type { StaffOrder } from '../../contract/staff/staff-orders.ts';
import type { RefundInput } from '../../contract/staff/staff-payments.ts';
import { toDecimal, toMinor } from '../../domain/money/money.ts';
import { recordChange } from '../editing/record-change.ts';
import { mailsPerHour } from '../orders/join-mails.ts';
import { queueOrderMail } from '../orders/order-mail.repo.ts';
import { ordersRefusals } from '../orders/orders.refusals.ts';
import { findOrder, lockOrder } from '../orders/orders.repo.ts';
import { presentStaffOrder } from '../orders/present-staff-order.ts';
import { publishOrder } from '../orders/publish-order.ts';
import { insertActs } from '../payments/payment-acts.repo.ts';
import { lockPaymentOf, updatePayment } from '../payments/payments.repo.ts';
import { inTransaction } from '../platform/database/database.ts';
import { commonRefusals } from '../platform/refusals/common-refusals.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import { decimalsHere } from '../restaurants/currency.repo.ts';
import type { Services } from '../services.ts';
import { settlementRefusals as refusals } from './settlement.refusals.ts';

export interface Refunding {
  restaurantId: string;
  userId: string;
  orderId: string;
  input: RefundInput;
}

/** Refunds a part of what an order was charged, or all that is left, and mails the customer. Throws a `Refusal` for more than that. */
export async function refundOrder(services: Services, refunding: Refunding): Promise<StaffOrder> {
  const { restaurantId, userId, orderId, input } = refunding;
  const now = services.clock();
  const scope = { restaurantId, userId: null, id: orderId };
  const stored = await inTransaction(services.db, async (tx) => {
    if (!(await findOrder(tx, scope))) throw new Refusal(commonRefusals.not_found);
    const order = await lockOrder(tx, restaurantId, orderId, now);
    const row = await lockPaymentOf(tx, restaurantId, orderId);
    if (!order || !row) throw new Refusal(refusals.refund_too_much);
    const decimals = await decimalsHere(tx, restaurantId);
    if (toMinor(input.refunded, decimals) !== row.refund_asked) throw new Refusal(ordersRefusals.order_changed);
    const left = row.captured - row.refund_asked;
    const amount = input.amount === null ? left : toMinor(input.amount, decimals);
    if (amount < 1 || amount > left) throw new Refusal(refusals.refund_too_much);
    await updatePayment(tx, row, { refund_asked: row.refund_asked + amount, updated_at: now });
    await insertActs(tx, row, [{ kind: 'refund', amount }], { now, by: userId, reason: input.reason });
    await recordChange(
      tx,
      { restaurantId, userId, now },
      {
        action: 'refund',
        subject: 'order',
        subjectId: orderId,
        before: null,
        after: { refund: toDecimal(amount, decimals), reason: input.reason },
      },
    );
    await queueOrderMail(tx, {
      kind: 'order_refund',
      order: { ...order, updated_at: now },
      notes: input.reason,
      amount,
      max: mailsPerHour(services.config),
    });
    return findOrder(tx, scope);
  });
  if (!stored) throw new Refusal(commonRefusals.not_found);
  services.payments.wake();
  services.outbox.wake();
  await publishOrder(services, stored);
  return presentStaffOrder(services, stored);
}

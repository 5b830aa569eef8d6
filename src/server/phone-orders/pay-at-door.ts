import type { StaffOrder } from '../../contract/staff/staff-orders.ts';
import { toDecimal } from '../../domain/money/money.ts';
import { methodsAllowed } from '../../domain/orders/online-only.ts';
import { INITIAL_STATUS } from '../../domain/orders/order-status.ts';
import { acceptsMethod, isPaidOnline, ONLINE_METHOD } from '../../domain/orders/payment-methods.ts';
import { recordChange } from '../editing/record-change.ts';
import { readOrderingSettings } from '../menu/ordering-settings.repo.ts';
import { mailsPerHour } from '../orders/join-mails.ts';
import { ordersRefusals } from '../orders/orders.refusals.ts';
import { appendHistory, moveOrder, type OrderRow } from '../orders/orders.repo.ts';
import { enterCustomer } from '../orders/place/enter-customer.ts';
import { presentStaffOrder } from '../orders/present/present-staff-order.ts';
import { publishOrder } from '../orders/publish-order.ts';
import { termsRefusals } from '../orders/quote/terms.refusals.ts';
import { writeChange } from '../orders/status/change-status.ts';
import { dropPayment } from '../payments/drop-payment.ts';
import { inTransaction, type Tx } from '../platform/database/database.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import { decimalsHere } from '../restaurants/currency.repo.ts';
import type { Services } from '../services.ts';
import { lockAwaiting } from './awaiting-order.ts';
import { mayOverride } from './place-phone-order.ts';

interface Switch {
  restaurantId: string;
  /** Who of the staff. */
  userId: string;
  orderId: string;
  method: string;
}

/**
 * Has an order by telephone paid when it is handed over instead of by its link, and accepts it, as if it had been taken so. What is paid
 * by the link all the same comes back. Throws a `Refusal` if it is paid by now or given up, or must be paid online.
 */
export async function payAtDoor(services: Services, asked: Switch): Promise<StaffOrder> {
  const { restaurantId, userId, orderId: id, method } = asked;
  const { db, config } = services;
  const now = services.clock();
  const stored = await inTransaction(db, async (tx) => {
    const order = await lockAwaiting(tx, restaurantId, id);
    await checkMethod(tx, order, asked, now);
    await dropPayment(tx, { restaurantId, orderId: id, now });
    const sent = { status: INITIAL_STATUS, payment_method: method, remind_at: null, cancel_at: null };
    await moveOrder(tx, { restaurantId, id, from: 'Awaiting Payment' }, { ...sent, created_at: now, updated_at: now });
    const entry = { restaurant_id: restaurantId, order_id: id, changed_at: now, notes: null };
    await appendHistory(tx, { ...entry, status: INITIAL_STATUS, changed_by: order.user_id });
    await enterCustomer(tx, { ...order, created_at: now });
    await recordChange(
      tx,
      { restaurantId, userId, now },
      {
        ...{ action: 'phone_order', subject: 'order', subjectId: id },
        before: { paymentMethod: ONLINE_METHOD },
        after: { paymentMethod: method },
      },
    );
    const scope = { restaurantId, userId: null };
    const accepting = { scope, id, to: 'Confirmed', actor: 'staff', by: userId } as const;
    return writeChange(
      tx,
      { ...accepting, refusal: ordersRefusals.illegal_transition },
      { now, maxMails: mailsPerHour(config) },
    );
  });
  services.outbox.wake();
  services.payments.wake();
  services.metrics.ordersPlaced.inc({ type: stored.order.order_type });
  await publishOrder(services, stored);
  return presentStaffOrder(services, stored);
}

/** What must be paid online, only a manager may let be paid otherwise. */
async function checkMethod(
  tx: Tx,
  { order_type: orderType, total, scheduled_at: scheduledAt }: OrderRow,
  { restaurantId, userId, method }: Switch,
  now: number,
): Promise<void> {
  const { paymentMethods, onlineOnly, schedule } = await readOrderingSettings(tx, restaurantId);
  if (isPaidOnline(method) || !acceptsMethod(paymentMethods, { method, orderType })) {
    throw new Refusal(termsRefusals.payment_method_unavailable);
  }
  const amount = toDecimal(total, await decimalsHere(tx, restaurantId));
  const order = { total: amount, isGuest: false, scheduledAt, timezone: schedule.timezone };
  const isAllowed = methodsAllowed([method, ONLINE_METHOD], onlineOnly, order, now).includes(method);
  if (!isAllowed && !(await mayOverride(tx, restaurantId, userId))) {
    throw new Refusal(termsRefusals.online_payment_required);
  }
}

import type { OrderItemInput } from '../../src/contract/order-items.ts';
import { makeLink } from '../../src/server/order-links/make-link.ts';
import { keepPaymentAccount } from '../../src/server/payments/payment-accounts.repo.ts';
import { insertPayment, newPayment } from '../../src/server/payments/payments.repo.ts';
import { newId } from '../../src/server/platform/ids/ids.ts';
import { CARD } from './card-payments.ts';
import { pickup } from './order-input.ts';
import type { TestApp } from './test-app.ts';

interface NewPayments {
  awaitingOrderId: string;
  paidOrderId: string;
  refusedOrderId: string;
  calledOrderId: string;
  calledOrderToken: string;
}

/** Connects the place with the simulator, and orders four times by card: two orders wait for their payment, one of them a caller's, one is charged, one cannot be. */
export async function newPayments(
  test: TestApp,
  { host, restaurantId, line }: { host: string; restaurantId: string; line: OrderItemInput },
  { token, staffToken }: { token: string; staffToken: string },
): Promise<NewPayments> {
  const { db, clock, payments } = test.services;
  const account = { provider: 'simulator' as const, account: 'acct_world', is_test: 1 };
  await db.transaction().execute((tx) =>
    keepPaymentAccount(tx, {
      restaurant_id: restaurantId,
      ...account,
      key_sealed: payments.seal(restaurantId, 'sk_test_world'),
      key_end: 'orld',
      webhook_id: null,
      webhook_secret_sealed: null,
      denied_at: null,
      created_at: clock(),
    }),
  );
  const { payment_methods } = await db
    .selectFrom('restaurants')
    .select('payment_methods')
    .where('id', '=', restaurantId)
    .executeTakeFirstOrThrow();
  const methods = JSON.parse(payment_methods).filter((each: { methodName: string }) => each.methodName !== CARD.method);
  methods.push({ methodName: CARD.method, isEnabled: true });
  await db
    .updateTable('restaurants')
    .set({ payment_methods: JSON.stringify(methods) as never })
    .where('id', '=', restaurantId)
    .execute();
  // Those of earlier worlds are settled.
  await db
    .updateTable('payments')
    .set({ state: 'expired' })
    .where('restaurant_id', '=', restaurantId)
    .where('state', 'in', ['created', 'authorised'])
    .execute();
  await db.updateTable('payment_acts').set({ done_at: clock() }).where('restaurant_id', '=', restaurantId).execute();
  const order = async (paymentDetails: typeof CARD | { method: 'Cash'; paymentStatus: 'Pending' }) => {
    test.setNow(clock() + 1000);
    const body = pickup([line], { restaurantId, paymentDetails });
    const headers = { 'idempotency-key': newId() };
    const answer = await test.call({ method: 'POST', url: '/orders', host, token, headers, body });
    return answer.body.data as { _id: string };
  };
  const awaiting = await order(CARD);
  const paid = await order({ method: 'Cash', paymentStatus: 'Pending' });
  await db.updateTable('orders').set({ payment_method: CARD.method }).where('id', '=', paid._id).execute();
  const of = { restaurant_id: restaurantId, order_id: paid._id, currency: 'GBP', pay_by: clock() };
  const row = newPayment(account, { ...of, id: newId(), amount: 1000, created_at: clock() });
  await db
    .transaction()
    .execute((tx) =>
      insertPayment(tx, { ...row, reference: newId(), state: 'captured', captured: 1000, next_check_at: null }),
    );
  // One that is accepted, and whose payment the provider refuses to take.
  const refused = await order({ method: 'Cash', paymentStatus: 'Pending' });
  await db
    .updateTable('orders')
    .set({ payment_method: CARD.method, payment_status: 'Failed', status: 'Confirmed' })
    .where('id', '=', refused._id)
    .execute();
  const ofRefused = { ...of, id: newId(), order_id: refused._id, amount: 1000, created_at: clock() };
  const held = newPayment(account, ofRefused);
  const refusal = { state: 'authorised', capture_refused_at: clock(), next_check_at: null } as const;
  await db.transaction().execute((tx) => insertPayment(tx, { ...held, ...refusal }));
  const called = await test.call({
    method: 'POST',
    url: '/staff/phone-orders',
    ...{ host, token: staffToken, headers: { 'idempotency-key': newId() } },
    body: { ...pickup([line], { restaurantId, paymentDetails: CARD }), customerName: 'Cal Caller' },
  });
  const calledOrderId: string = called.body.data.order._id;
  const calledOrderToken = await makeLink(test.services, { restaurantId, orderId: calledOrderId, mayAgree: true });
  return {
    ...{ awaitingOrderId: awaiting._id, paidOrderId: paid._id, refusedOrderId: refused._id },
    ...{ calledOrderId, calledOrderToken },
  };
}

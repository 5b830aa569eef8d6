import { readFileSync } from 'node:fs';
import { isAccepted, isCalledOff, isReviewable, isUnsent } from '../../../src/domain/orders/order-status.ts';
import type { IntentRecord, Records } from '../../../src/server/payments/simulator/records.ts';
import type { Db } from '../../../src/server/platform/database/database.ts';
import { bookedOrders } from '../../../src/server/reports/books.repo.ts';
import { ids } from '../../support/order-input.ts';
import { type DatabasePlace, inDatabase } from './always-open.ts';

/** What must be nought once all is settled, and the sums that must be equal. */
export interface PaymentsAudit {
  orders: number;
  paid: number;
  /** Payments with more than one page that was paid. */
  twice: number;
  /** Orders that the restaurant knows, and nobody has paid. */
  unpaidOnBoard: number;
  /** Orders that are cooked, and whose money was not taken. */
  notCaptured: number;
  /** Orders that are called off, and whose money was neither released nor given back. */
  notReturned: number;
  /** Payments of which the two sides say something else. */
  different: number;
  /** Orders that were sent to the restaurant without exactly one mail. */
  mails: number;
  /** Orders that do not add up in the books: sold less refunds is what came in and is open. */
  notBooked: number;
  /** Receipts that are missing, there twice, or of an order that was not handed over. */
  receipts: number;
  /** What staff took out of open orders, so many times. */
  takenOut: number;
  charged: number;
  chargedAtProvider: number;
  refunded: number;
  refundedAtProvider: number;
}

/** What is still to come: acts, and answers of the provider. */
export function unsettled(place: DatabasePlace): Promise<object[]> {
  return inDatabase(place, async ({ db }) => {
    const acts = await db
      .selectFrom('payment_acts')
      .select(['payment_id', 'kind', 'attempts', 'last_error'])
      .where('done_at', 'is', null)
      .where('failed_at', 'is', null)
      .execute();
    const payments = await db
      .selectFrom('payments')
      .innerJoin('orders', 'orders.id', 'payments.order_id')
      .select(['payments.id', 'payments.state', 'payments.next_check_at', 'orders.status', 'payments.is_void_asked'])
      .where('payments.state', 'in', ['created', 'authorised'])
      .execute();
    return [...acts, ...payments];
  });
}

/** Compares what the restaurant knows with what the provider does. */
export async function auditPayments(place: DatabasePlace, providerFile: string): Promise<PaymentsAudit> {
  const { sessions, intents, refunds }: Records = JSON.parse(readFileSync(providerFile, 'utf8'));
  const { orders, payments, mails, notBooked, receipts } = await inDatabase(place, async ({ db }) => ({
    orders: await db.selectFrom('orders').select(['id', 'status', 'total', 'changes']).execute(),
    notBooked: await countNotBooked(db),
    receipts: await db.selectFrom('receipts').select(['number', 'order_id']).orderBy('number').execute(),
    payments: await db.selectFrom('payments').select(['id', 'order_id', 'captured', 'refunded']).execute(),
    mails: (await db.selectFrom('outbox').select('payload').where('kind', '=', 'order_placed').execute()).map(
      ({ payload }) => JSON.parse(payload).orderId as string,
    ),
  }));
  const paid = new Map<string, IntentRecord[]>();
  for (const intent of Object.values(intents)) {
    const payment = sessions[intent.session]?.metadata['payment'] ?? '';
    paid.set(payment, [...(paid.get(payment) ?? []), intent]);
  }
  const rows = payments.map((payment) => {
    const order = orders.find(({ id }) => id === payment.order_id);
    if (!order) throw new Error('a payment without its order');
    return { order, payment, paid: paid.get(payment.id) ?? [] };
  });
  const count = (wrong: (row: (typeof rows)[number]) => boolean) => rows.filter(wrong).length;
  const sum = <T>(list: T[], of: (each: T) => number) => list.reduce((total, each) => total + of(each), 0);
  const isTaken = ({ status, captured }: IntentRecord, total: number) => status === 'succeeded' && captured >= total;
  const isBack = ({ status, captured, refunded }: IntentRecord) => status === 'canceled' || captured === refunded;
  return {
    orders: orders.length,
    paid: paid.size,
    twice: count((row) => row.paid.length > 1),
    unpaidOnBoard: count(({ order, paid: [intent] }) => !isUnsent(order.status) && !intent),
    notCaptured: count(
      ({ order, paid: [intent] }) => isAccepted(order.status) && !(intent && isTaken(intent, order.total)),
    ),
    notReturned: count(
      ({ order, paid: [intent] }) => isCalledOff(order.status) && intent !== undefined && !isBack(intent),
    ),
    different: count(
      ({ payment, paid: [intent] }) =>
        payment.captured !== (intent?.captured ?? 0) || payment.refunded !== (intent?.refunded ?? 0),
    ),
    mails: count(({ order }) => mails.filter((id) => id === order.id).length !== Number(!isUnsent(order.status))),
    notBooked,
    receipts: receiptsWrong(),
    takenOut: sum(orders, ({ changes }) => (changes ? JSON.parse(changes).length : 0)),
    charged: sum(payments, ({ captured }) => captured),
    chargedAtProvider: sum(Object.values(intents), ({ captured }) => captured),
    refunded: sum(payments, ({ refunded }) => refunded),
    refundedAtProvider: sum(refunds, ({ amount }) => amount),
  };

  function receiptsWrong(): number {
    const due = orders.filter(({ status }) => isReviewable(status)).map(({ id }) => id);
    const given = new Set(receipts.map(({ order_id }) => order_id));
    const misnumbered = receipts.filter(({ number }, index) => number !== index + 1).length;
    const missing = due.filter((id) => !given.has(id)).length;
    return misnumbered + missing + (receipts.length - given.size) + (given.size - (due.length - missing));
  }
}

async function countNotBooked(db: Db): Promise<number> {
  let wrong = 0;
  for await (const page of bookedOrders(db, ids.restaurant, { from: 0, to: Number.MAX_SAFE_INTEGER })) {
    wrong += page.filter(({ difference, notGivenBack }) => difference !== 0 || notGivenBack !== 0).length;
  }
  return wrong;
}

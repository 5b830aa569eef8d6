import { readFileSync } from 'node:fs';
import { isAccepted, isCalledOff, isReviewable, isUnsent } from '../../../src/domain/orders/order-status.ts';
import { isPaidOnline } from '../../../src/domain/orders/payment-methods.ts';
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
  /** Orders whose customers did not hear exactly once of each payment that came too late for a change. */
  untold: number;
  /** Orders that do not add up in the books: sold less refunds is what came in and is open. */
  notBooked: number;
  /** Receipts that are missing, there twice, not credited, or of an order that was not handed over. */
  receipts: number;
  /** Credit notes' numbers that are missing, or there twice. */
  creditNotes: number;
  /** Payments that the provider has refused to take, that banks have taken back, and refunds in the provider's dashboard. */
  refusedCaptures: number;
  disputed: number;
  dashboardRefunds: number;
  /** What staff changed in open orders, so many times. */
  takenOut: number;
  /** Second payments: of changes that were made, and of those that were not, which came back. */
  dearer: number;
  late: number;
  byPhone: number;
  tips: number;
  charged: number;
  chargedAtProvider: number;
  refunded: number;
  refundedAtProvider: number;
}

/**
 * What is still to come: acts, and answers of the provider. Nothing comes of a hold whose capture was refused once the order was handed
 * over: people have been told, and may try again.
 */
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
      .select('payments.capture_refused_at')
      .where('payments.state', 'in', ['created', 'authorised'])
      .execute();
    const isLeftToPeople = ({ capture_refused_at, status }: (typeof payments)[number]) =>
      capture_refused_at !== null && isReviewable(status);
    return [...acts, ...payments.filter((payment) => !isLeftToPeople(payment))];
  });
}

/** Whether every charged payment was asked about after the moment (ms). */
export function isAskedSince(place: DatabasePlace, moment: number): Promise<boolean> {
  return inDatabase(place, async ({ db }) => {
    const old = await db
      .selectFrom('payments')
      .select('id')
      .where('state', '=', 'captured')
      .where('updated_at', '<', moment)
      .limit(1)
      .execute();
    return old.length === 0;
  });
}

/** What processes that were killed had claimed is not waited for: their claims end in minutes. */
export async function endClaims(place: DatabasePlace): Promise<void> {
  await inDatabase(place, async ({ db }) => {
    const now = Date.now();
    await db
      .updateTable('payment_acts')
      .set({ next_attempt_at: now })
      .where('done_at', 'is', null)
      .where('failed_at', 'is', null)
      .execute();
    await db.updateTable('payments').set({ next_check_at: now }).where('next_check_at', '>', now).execute();
  });
}

/** Compares what the restaurant knows with what the provider does. */
export async function auditPayments(place: DatabasePlace, providerFile: string): Promise<PaymentsAudit> {
  const { sessions, intents, refunds, disputes }: Records = JSON.parse(readFileSync(providerFile, 'utf8'));
  const { orders, payments, mails, lateMails, books, receipts, notes, refusedCaptures } = await inDatabase(
    place,
    async ({ db }) => ({
      orders: await db
        .selectFrom('orders')
        .select(['id', 'status', 'total', 'tip', 'payment_method', 'channel', 'changes'])
        .execute(),
      refusedCaptures: await db
        .selectFrom('payment_acts')
        .select('payment_id')
        .where('kind', '=', 'capture')
        .where('failed_at', 'is not', null)
        .execute(),
      books: await readBooks(db),
      receipts: await db
        .selectFrom('receipts')
        .select(['number', 'order_id', 'called_off_at', 'credit_number'])
        .orderBy('number')
        .execute(),
      notes: await db
        .selectFrom('payment_acts')
        .select('credit_number')
        .where('credit_number', 'is not', null)
        .orderBy('credit_number')
        .execute(),
      payments: await db
        .selectFrom('payments')
        .select(['id', 'order_id', 'captured', 'refunded', 'proposal_id', 'applied_at', 'capture_refused_at'])
        .execute(),
      mails: await mailsOf(db, 'order_placed'),
      lateMails: await mailsOf(db, 'order_late_payment'),
    }),
  );
  const paid = new Map<string, IntentRecord[]>();
  for (const intent of Object.values(intents)) {
    const payment = sessions[intent.session]?.metadata['payment'] ?? '';
    paid.set(payment, [...(paid.get(payment) ?? []), intent]);
  }
  const rows = payments.map((payment) => {
    const order = orders.find(({ id }) => id === payment.order_id);
    if (!order) throw new Error('a payment without its order');
    // Of an order that is paid at the door after all, and of a change that was not made, nothing is kept.
    const isKept = isPaidOnline(order.payment_method) && (!payment.proposal_id || payment.applied_at !== null);
    return { order, payment, isKept, paid: paid.get(payment.id) ?? [] };
  });
  const byOrder = [...Map.groupBy(rows, ({ order }) => order)].map(([order, of]) => ({ order, of }));
  const count = (wrong: (row: (typeof rows)[number]) => boolean) => rows.filter(wrong).length;
  const sum = <T>(list: readonly T[], of: (each: T) => number) => list.reduce((total, each) => total + of(each), 0);
  const taken = (of: typeof rows) => sum(of, ({ isKept, paid: [intent] }) => (isKept && intent ? intent.captured : 0));
  const isBack = ({ status, captured, refunded }: IntentRecord) => status === 'canceled' || captured === refunded;
  const isRefused = ({ payment }: (typeof rows)[number]) => payment.capture_refused_at != null;
  // The bank has the money, or gave it back to the restaurant.
  const isDisputed = ({ paid: [intent] }: (typeof rows)[number]) =>
    disputes.some(({ payment_intent }) => payment_intent === intent?.id);
  const disputedOrders = new Set(rows.filter(isDisputed).map(({ order }) => order.id));
  const isLate = ({ payment, isKept, paid: [intent] }: (typeof rows)[number]) =>
    Boolean(payment.proposal_id) && !isKept && intent !== undefined;
  return {
    orders: orders.length,
    paid: paid.size,
    twice: count((row) => row.paid.length > 1),
    unpaidOnBoard: count(({ order, isKept, paid: [intent] }) => isKept && !isUnsent(order.status) && !intent),
    notCaptured: byOrder.filter(
      ({ order, of }) =>
        isAccepted(order.status) &&
        isPaidOnline(order.payment_method) &&
        // It is collected for at the door.
        !of.some(isRefused) &&
        taken(of) < order.total + order.tip,
    ).length,
    notReturned: count(
      (row) =>
        (isCalledOff(row.order.status) || !row.isKept) &&
        row.paid[0] !== undefined &&
        !isBack(row.paid[0]) &&
        !isDisputed(row),
    ),
    different: count(
      ({ payment, paid: [intent] }) =>
        payment.captured !== (intent?.captured ?? 0) || payment.refunded !== (intent?.refunded ?? 0),
    ),
    mails: byOrder.filter(
      ({ order }) => order.channel !== 'phone' && timesIn(mails, order.id) !== Number(!isUnsent(order.status)),
    ).length,
    untold: byOrder.filter(
      ({ order, of }) => order.channel !== 'phone' && timesIn(lateMails, order.id) !== of.filter(isLate).length,
    ).length,
    notBooked: books.wrong.filter((id) => !disputedOrders.has(id)).length,
    receipts: receiptsWrong(),
    creditNotes: [...notes, ...receipts]
      .flatMap(({ credit_number }) => credit_number ?? [])
      .sort((a, b) => a - b)
      .filter((number, index) => number !== index + 1).length,
    refusedCaptures: new Set(refusedCaptures.map(({ payment_id }) => payment_id)).size,
    disputed: disputes.length,
    dashboardRefunds: refunds.filter(({ metadata }) => metadata['act'] === undefined).length,
    takenOut: sum(orders, ({ changes }) => (changes ? JSON.parse(changes).length : 0)),
    dearer: count(({ payment }) => payment.applied_at !== null),
    late: rows.filter(isLate).length,
    byPhone: orders.filter(({ channel }) => channel === 'phone').length,
    tips: books.tips,
    charged: sum(payments, ({ captured }) => captured),
    chargedAtProvider: sum(Object.values(intents), ({ captured }) => captured),
    refunded: sum(payments, ({ refunded }) => refunded),
    refundedAtProvider: sum(refunds, ({ amount }) => amount),
  };

  function receiptsWrong(): number {
    const misnumbered = receipts.filter(({ number }, index) => number !== index + 1).length;
    const byId = Map.groupBy(receipts, ({ order_id }) => order_id);
    const wrong = orders.filter(({ id, status }) => {
      const [receipt, ...more] = byId.get(id) ?? [];
      if (more.length > 0) return true;
      if (!receipt) return isReviewable(status);
      // A handover that was taken back leaves its receipt; called off from there, it is credited in full.
      const isCredited = receipt.called_off_at !== null && receipt.credit_number !== null;
      return isCredited ? !isCalledOff(status) : !isReviewable(status);
    });
    return misnumbered + wrong.length;
  }
}

async function readBooks(db: Db): Promise<{ wrong: string[]; tips: number }> {
  const found = { wrong: [] as string[], tips: 0 };
  for await (const page of bookedOrders(db, ids.restaurant, { from: 0, to: Number.MAX_SAFE_INTEGER }, 1)) {
    const wrong = page.filter(({ difference, notGivenBack }) => difference !== 0 || notGivenBack !== 0);
    found.wrong.push(...wrong.map(({ id }) => id));
    found.tips += page.reduce((sum, { tips }) => sum + tips, 0);
  }
  return found;
}

/** The orders that mails of the kind are about, one a mail. */
async function mailsOf(db: Db, kind: string): Promise<string[]> {
  const rows = await db.selectFrom('outbox').select('payload').where('kind', '=', kind).execute();
  return rows.map(({ payload }) => JSON.parse(payload).orderId as string);
}

const timesIn = (mails: readonly string[], orderId: string) => mails.filter((id) => id === orderId).length;

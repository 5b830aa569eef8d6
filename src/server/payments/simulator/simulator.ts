import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { answerCall, type Call, type CallAnswer } from './answer-call.ts';
import { balanceOf, book, bookCharge, DISPUTE_FEE } from './balance.ts';
import { addRefund } from './endpoints.ts';
import { type Delivery, EventSender } from './event-sender.ts';
import {
  type DisputeRecord,
  type IntentRecord,
  noRecords,
  type Records,
  recordsFrom,
  type SessionRecord,
} from './records.ts';
import { shownEvent } from './show-event.ts';
import type { SimulatorState } from './simulator-state.ts';
import { StripeRefusal } from './stripe-refusal.ts';

/** How somebody pays, or does not, on a session's page. */
export const WAYS = ['pay', 'decline', '3ds', 'mb_way', 'paypal', 'close'] as const;
export type Way = (typeof WAYS)[number];

export interface SimulatorOptions {
  /** Where what it knows is kept; undefined: in memory only. */
  file?: string;
  /** Where the pages of its sessions are, without a slash at the end. */
  pages: string;
  clock?: () => number;
}

/** A refusal that somebody has planned: of the next so many calls whose path has `path`. */
export interface PlannedRefusal {
  path: string;
  times: number;
  status: number;
  type: string;
  code: string;
}

/**
 * Plays Stripe, by the reference of the API's version that its SDK pins: the calls of its protocol that payments need, a page to pay on, and
 * events. No money moves. For the demo, for tests, and for whoever tries card payment without an account.
 */
export class Simulator implements SimulatorState {
  /** How events travel. Tests change it. */
  delivery: Delivery = 'once';
  /** How many of the next calls fail with a 500, half of them after they were carried out. */
  failures = 0;
  readonly refusals: PlannedRefusal[] = [];
  readonly events: EventSender;
  #records: Records;
  readonly #options: SimulatorOptions;

  constructor(options: SimulatorOptions) {
    this.#options = options;
    const { file } = options;
    this.#records = file && existsSync(file) ? recordsFrom(readFileSync(file, 'utf8')) : noRecords();
    this.events = new EventSender(
      () => this.delivery,
      () => this.now(),
    );
  }

  /** In seconds, as Stripe counts. */
  now(): number {
    return Math.floor((this.#options.clock ?? Date.now)() / 1000);
  }

  get records(): Records {
    return this.#records;
  }

  answer(call: Call): CallAnswer {
    const hasExpired = this.#expireOld();
    const answer = answerCall(this, call);
    if (hasExpired || call.method !== 'GET') this.#save();
    return answer;
  }

  failure(): { isCarriedOut: boolean } | null {
    if (this.failures === 0) return null;
    this.failures--;
    return { isCarriedOut: this.failures % 2 === 0 };
  }

  refusePlanned(path: string): void {
    const planned = this.refusals.find((each) => each.times > 0 && path.includes(each.path));
    if (!planned) return;
    planned.times--;
    throw new StripeRefusal(planned.status, planned.type, 'The simulator was told to refuse.', planned.code);
  }

  /** What a customer does on the page. Returns where the browser goes next; null: it stays there. */
  act(sessionId: string, way: Way): string | null {
    if (this.#expireOld()) this.#save();
    const session = this.#records.sessions[sessionId];
    if (!session) return null;
    if (session.status !== 'open' || way === 'close') return session.cancel_url;
    if (way === 'decline') {
      session.declined++;
      this.#save();
      return null;
    }
    const intent = this.#pay(session, way);
    this.tell('checkout.session.completed', session.id);
    this.tell(intent.captured ? 'payment_intent.succeeded' : 'payment_intent.amount_capturable_updated', intent.id);
    this.#save();
    return session.success_url;
  }

  /** What somebody does on Stripe's own pages. */
  refundAtProvider(intentId: string, amount: number): void {
    const intent = this.#intent(intentId);
    const { account, captured, refunded } = intent;
    addRefund(this, intent, { account, amount: Math.min(amount, captured - refunded), metadata: {} });
    this.tell('charge.refunded', intentId);
    this.#save();
  }

  /** Takes what is held, or lets it go, on Stripe's own pages. */
  captureAtProvider(intentId: string, amount: number): void {
    const intent = Object.assign(this.#intent(intentId), { status: 'succeeded', captured: amount });
    bookCharge(this.#records, intent, { id: this.newId('txn'), created: this.now() });
    this.tell('charge.captured', intentId);
    this.#save();
  }

  /** What a bank does with a refund, days later: the money is the restaurant's again. */
  turnDownRefund(refundId: string): void {
    const refund = this.#records.refunds.find(({ id }) => id === refundId);
    if (!refund) throw new Error(`no refund ${refundId}`);
    refund.failed = true;
    const intent = this.#intent(refund.payment_intent);
    intent.refunded -= refund.amount;
    this.#book(intent, { type: 'refund_failure', category: 'refund_failure', amount: refund.amount, source: refundId });
    this.tell('charge.refund.updated', refund.payment_intent);
    this.#save();
  }

  /** What a cardholder does: the money is taken back until the bank has judged. */
  dispute(intentId: string): DisputeRecord {
    const { account, currency, captured: amount, ...intent } = this.#intent(intentId);
    const of = { id: this.newId('dp'), account, payment_intent: intentId, amount, currency, created: this.now() };
    const dispute: DisputeRecord = { ...of, status: 'needs_response' };
    this.#records.disputes.push(dispute);
    const fee = DISPUTE_FEE;
    this.#book(this.#intent(intent.id), {
      type: 'adjustment',
      category: 'dispute',
      amount: -amount,
      fee,
      source: of.id,
    });
    this.tell('charge.dispute.created', intentId);
    this.#save();
    return dispute;
  }

  /** How the bank has judged. */
  judge(intentId: string, status: 'won' | 'lost'): void {
    const dispute = this.#records.disputes.findLast(({ payment_intent }) => payment_intent === intentId);
    if (!dispute) throw new Error(`no dispute of ${intentId}`);
    dispute.status = status;
    const { amount, id: source } = dispute;
    if (status === 'won') {
      this.#book(this.#intent(intentId), { type: 'adjustment', category: 'dispute_reversal', amount, source });
    }
    this.tell('charge.dispute.closed', intentId);
    this.#save();
  }

  /** Pays out to the restaurant's bank what is in the balance. */
  payOut(account: string, currency: string): void {
    const amount = -balanceOf(this.#records, account);
    if (amount >= 0) return;
    const booked = { type: 'payout', category: 'payout', amount, fee: 0, source: this.newId('po') } as const;
    this.#records.balance.push({ ...booked, id: this.newId('txn'), account, currency, created: this.now() });
    this.#save();
  }

  /** Makes a key worthless, as its owner does who rolls it. */
  revoke(key: string): void {
    this.#records.revoked.push(key);
    this.#save();
  }

  pageUrl(sessionId: string): string {
    return `${this.#options.pages}/${sessionId}`;
  }

  /** Nobody can guess it: who knows a session's id may pay it. */
  newId(prefix: string): string {
    return `${prefix}_test_${randomBytes(12).toString('hex')}`;
  }

  /**
   * Sends an event about a session or a payment to the endpoints of its account that want it. It leaves after the work that is under way, by
   * the end of which all is kept.
   */
  tell(type: string, id: string): void {
    const { sessions, intents, endpoints } = this.#records;
    const account = (sessions[id] ?? intents[id])?.account;
    const object = shownEvent(this, type, id);
    for (const endpoint of endpoints) {
      if (endpoint.account !== account || !endpoint.events.includes(type)) continue;
      this.events.send(endpoint, { id: this.newId('evt'), type, object });
    }
  }

  #intent(id: string): IntentRecord {
    const intent = this.#records.intents[id];
    if (!intent) throw new Error(`no payment ${id}`);
    return intent;
  }

  #book(intent: IntentRecord, booked: Omit<Parameters<typeof book>[2], 'id' | 'created'>): void {
    book(this.#records, intent, { ...booked, id: this.newId('txn'), created: this.now() });
  }

  #pay(session: SessionRecord, way: Way): IntentRecord {
    const method = way === 'mb_way' || way === 'paypal' ? way : 'card';
    const isHeld = session.held.includes(method);
    const created = this.now();
    const intent: IntentRecord = {
      id: this.newId('pi'),
      account: session.account,
      session: session.id,
      status: isHeld ? 'requires_capture' : 'succeeded',
      amount: session.amount_total,
      currency: session.currency,
      captured: isHeld ? 0 : session.amount_total,
      refunded: 0,
      description: session.description,
      metadata: session.payment_metadata,
      ...{ method, isHeld },
      last4: method === 'card' ? (way === '3ds' ? '3155' : '4242') : null,
      ...{ created, canceled_at: null },
    };
    this.#records.intents[intent.id] = intent;
    if (!isHeld) bookCharge(this.#records, intent, { id: this.newId('txn'), created });
    session.payment_intent = intent.id;
    session.status = 'complete';
    return intent;
  }

  /** Whether there were any. */
  #expireOld(): boolean {
    let hasExpired = false;
    for (const session of Object.values(this.#records.sessions)) {
      if (session.status !== 'open' || session.expires_at > this.now()) continue;
      session.status = 'expired';
      hasExpired = true;
      this.tell('checkout.session.expired', session.id);
    }
    return hasExpired;
  }

  #save(): void {
    const { file } = this.#options;
    if (!file) return;
    writeFileSync(`${file}.tmp`, JSON.stringify(this.#records), { mode: 0o600 });
    renameSync(`${file}.tmp`, file);
  }
}

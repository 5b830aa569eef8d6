import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { answerCall, type Call, type CallAnswer } from './answer-call.ts';
import { type Delivery, EventSender } from './event-sender.ts';
import {
  type IntentRecord,
  noRecords,
  type Records,
  type RefundRecord,
  type SessionRecord,
  shownSession,
} from './records.ts';
import type { SimulatorState } from './simulator-state.ts';

/** How somebody pays, or does not, on a session's page. */
export const WAYS = ['pay', 'decline', '3ds', 'mb_way', 'close'] as const;
export type Way = (typeof WAYS)[number];

export interface SimulatorOptions {
  /** Where what it knows is kept; undefined: in memory only. */
  file?: string;
  /** Where the pages of its sessions are, without a slash at the end. */
  pages: string;
  clock?: () => number;
}

/**
 * Plays Stripe: the dozen calls of its protocol that payments need, a page to pay on, and events. No money moves. For the demo, for tests,
 * and for whoever tries card payment without an account.
 */
export class Simulator implements SimulatorState {
  /** How events travel. Tests change it. */
  delivery: Delivery = 'once';
  /** How many of the next calls fail with a 500, half of them after they were carried out. */
  failures = 0;
  readonly events: EventSender;
  #records: Records;
  readonly #options: SimulatorOptions;

  constructor(options: SimulatorOptions) {
    this.#options = options;
    const { file } = options;
    this.#records = file && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : noRecords();
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
    this.#expireOld();
    if (this.failures > 0) {
      this.failures--;
      // Whether it was carried out is what nobody knows after such an answer.
      if (this.failures % 2 === 0) this.#carryOut(call);
      return { status: 500, body: { error: { type: 'api_error', message: 'The simulator was told to fail.' } } };
    }
    return this.#carryOut(call);
  }

  /** What a customer does on the page. Returns where the browser goes next; null: it stays there. */
  act(sessionId: string, way: Way): string | null {
    this.#expireOld();
    const session = this.#records.sessions[sessionId];
    if (!session) return null;
    if (session.status !== 'open' || way === 'close') return session.cancel_url;
    if (way === 'decline') {
      session.declined++;
      this.#save();
      return null;
    }
    const intent = this.#pay(session, way);
    this.#save();
    this.tell('checkout.session.completed', session.id);
    this.tell(intent.captured ? 'payment_intent.succeeded' : 'payment_intent.amount_capturable_updated', intent.id);
    return session.success_url;
  }

  /** What somebody does on Stripe's own pages. */
  refundAtProvider(intentId: string, amount: number): void {
    const intent = this.#records.intents[intentId] as IntentRecord;
    const back = Math.min(amount, intent.captured - intent.refunded);
    intent.refunded += back;
    const { account } = intent;
    const id = this.newId('re');
    this.#records.refunds.push({ id, account, payment_intent: intentId, amount: back, metadata: {} });
    this.#save();
    this.tell('charge.refunded', intentId);
  }

  /** What a bank does with a refund, days later: the money is the restaurant's again. */
  turnDownRefund(refundId: string): void {
    const refund = this.#records.refunds.find(({ id }) => id === refundId) as RefundRecord;
    refund.failed = true;
    (this.#records.intents[refund.payment_intent] as IntentRecord).refunded -= refund.amount;
    this.#save();
    this.tell('charge.refund.updated', refund.payment_intent);
  }

  dispute(intentId: string): void {
    (this.#records.intents[intentId] as IntentRecord).disputed = true;
    this.#save();
    this.tell('charge.dispute.created', intentId);
  }

  pageUrl(sessionId: string): string {
    return `${this.#options.pages}/${sessionId}`;
  }

  newId(prefix: string): string {
    return `${prefix}_test_${String(this.#records.next++).padStart(6, '0')}`;
  }

  /** Sends an event about a session or a payment to the endpoints of its account. */
  tell(type: string, id: string): void {
    const { sessions, intents, endpoints } = this.#records;
    const session = sessions[id];
    const intent = intents[id];
    const { account } = (session ?? intent) as { account: string };
    const object = session
      ? shownSession(session, { intent: null, url: '' })
      : type.startsWith('charge')
        ? { id: id.replace('pi_', 'ch_'), object: 'charge', payment_intent: id }
        : { id, object: 'payment_intent' };
    for (const endpoint of endpoints.filter((each) => each.account === account)) {
      this.events.send(endpoint, { id: this.newId('evt'), type, object });
    }
    this.#save();
  }

  #carryOut(call: Call): CallAnswer {
    const answer = answerCall(this, call);
    if (call.method !== 'GET') this.#save();
    return answer;
  }

  #pay(session: SessionRecord, way: Way): IntentRecord {
    const isHeld = session.manual && way !== 'mb_way';
    const intent: IntentRecord = {
      id: this.newId('pi'),
      account: session.account,
      session: session.id,
      status: isHeld ? 'requires_capture' : 'succeeded',
      amount: session.amount_total,
      currency: session.currency,
      captured: isHeld ? 0 : session.amount_total,
      refunded: 0,
      disputed: false,
      metadata: session.metadata,
      method: way === 'mb_way' ? 'mb_way' : 'card',
      last4: way === '3ds' ? '3155' : way === 'mb_way' ? null : '4242',
      created: this.now(),
    };
    this.#records.intents[intent.id] = intent;
    session.payment_intent = intent.id;
    session.status = 'complete';
    return intent;
  }

  #expireOld(): void {
    for (const session of Object.values(this.#records.sessions)) {
      if (session.status === 'open' && session.expires_at <= this.now()) session.status = 'expired';
    }
  }

  #save(): void {
    const { file } = this.#options;
    if (!file) return;
    writeFileSync(`${file}.tmp`, JSON.stringify(this.#records), { mode: 0o600 });
    renameSync(`${file}.tmp`, file);
  }
}

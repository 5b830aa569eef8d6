import { leastCharge, toStripe } from '../stripe/stripe-amount.ts';
import { type Form, formAt, textAt } from './parse-form.ts';
import {
  type IntentRecord,
  refundsOfIntent,
  type SessionRecord,
  shownDispute,
  shownIntent,
  shownRefund,
  shownSession,
} from './records.ts';
import type { SimulatorState } from './simulator-state.ts';
import { StripeRefusal } from './stripe-refusal.ts';

export interface Request {
  simulator: SimulatorState;
  account: string;
  /** The part of the path that names a record. */
  id: string;
  form: Form;
}

type Work = (request: Request) => object;

/** The part of Stripe's protocol that payments need. */
export const ENDPOINTS: readonly [method: string, path: RegExp, work: Work][] = [
  ['GET', /^\/v1\/account$/, ({ account }) => ({ id: `acct_${account}`, object: 'account', charges_enabled: true })],
  ['POST', /^\/v1\/checkout\/sessions$/, createSession],
  ['GET', /^\/v1\/checkout\/sessions$/, () => list([])],
  ['GET', /^\/v1\/checkout\/sessions\/(\w+)$/, (request) => shown(request, sessionOf(request))],
  ['POST', /^\/v1\/checkout\/sessions\/(\w+)\/expire$/, expireSession],
  ['GET', /^\/v1\/payment_intents$/, () => list([])],
  ['GET', /^\/v1\/payment_intents\/(\w+)$/, (request) => withCharge(request, intentOf(request, request.id))],
  ['POST', /^\/v1\/payment_intents\/(\w+)\/capture$/, capture],
  ['POST', /^\/v1\/payment_intents\/(\w+)\/cancel$/, cancel],
  ['GET', /^\/v1\/disputes$/, listDisputes],
  ['GET', /^\/v1\/refunds$/, listRefunds],
  ['POST', /^\/v1\/refunds$/, refund],
  ['GET', /^\/v1\/webhook_endpoints$/, listEndpoints],
  ['POST', /^\/v1\/webhook_endpoints$/, createEndpoint],
  ['DELETE', /^\/v1\/webhook_endpoints\/(\w+)$/, removeEndpoint],
];

/** Stripe is stricter than mail is. */
const TAKEN_EMAIL = /^[\x21-\x7e]+@[\w-]+(\.[\w-]+)+$/;

function createSession(request: Request): object {
  const { simulator, account, form } = request;
  const price = formAt(form, 'line_items', '0', 'price_data');
  const amount = Number(textAt(price, 'unit_amount')) * Number(textAt(form, 'line_items', '0', 'quantity') ?? 1);
  if (!Number.isInteger(amount) || amount < 1)
    throw invalid('Invalid integer: unit_amount', 'parameter_invalid_integer');
  const currency = textAt(price, 'currency') ?? '';
  if (amount < toStripe(leastCharge(currency), currency)) {
    throw invalid("The Checkout Session's total amount due is less than can be charged.", 'amount_too_small');
  }
  const email = textAt(form, 'customer_email');
  if (email !== undefined && !TAKEN_EMAIL.test(email))
    throw invalid(`Invalid email address: ${email}`, 'email_invalid');
  const created = simulator.now();
  const expires_at = Number(textAt(form, 'expires_at') ?? created + 86_400);
  if (expires_at < created + 1800 || expires_at > created + 86_400) {
    throw invalid('The `expires_at` timestamp must be between 30 minutes and 24 hours from now.');
  }
  const session: SessionRecord = {
    id: simulator.newId('cs'),
    account,
    status: 'open',
    amount_total: amount,
    currency,
    title: textAt(price, 'product_data', 'name') ?? '',
    client_reference_id: textAt(form, 'client_reference_id') ?? null,
    metadata: formAt(form, 'metadata') as Record<string, string>,
    success_url: textAt(form, 'success_url') ?? '',
    cancel_url: textAt(form, 'cancel_url') ?? '',
    manual: textAt(form, 'payment_method_options', 'card', 'capture_method') === 'manual',
    expires_at,
    created,
    payment_intent: null,
    declined: 0,
  };
  simulator.records.sessions[session.id] = session;
  return shown(request, session);
}

function expireSession(request: Request): object {
  const session = sessionOf(request);
  if (session.status !== 'open') throw invalid('Only Checkout Sessions with a status in ["open"] can be expired.');
  session.status = 'expired';
  request.simulator.tell('checkout.session.expired', session.id);
  return shown(request, session);
}

function capture(request: Request): object {
  const intent = intentOf(request, request.id);
  const amount = Number(textAt(request.form, 'amount_to_capture') ?? intent.amount);
  if (intent.status !== 'requires_capture') {
    throw invalid(
      `This PaymentIntent could not be captured: it is ${intent.status}.`,
      'payment_intent_unexpected_state',
    );
  }
  if (!(amount > 0 && amount <= intent.amount)) throw invalid('The amount is larger than the amount that is held.');
  Object.assign(intent, { status: 'succeeded', captured: amount });
  request.simulator.tell('charge.captured', intent.id);
  return withCharge(request, intent);
}

function cancel(request: Request): object {
  const intent = intentOf(request, request.id);
  if (intent.status !== 'requires_capture') {
    throw invalid(`You cannot cancel this PaymentIntent: it is ${intent.status}.`, 'payment_intent_unexpected_state');
  }
  intent.status = 'canceled';
  request.simulator.tell('payment_intent.canceled', intent.id);
  return withCharge(request, intent);
}

function listDisputes(request: Request): object {
  const intent = intentOf(request, textAt(request.form, 'payment_intent') ?? '');
  return list(intent.disputed ? [shownDispute(intent)] : []);
}

function refund(request: Request): object {
  const { simulator, account, form } = request;
  const intent = intentOf(request, textAt(form, 'payment_intent') ?? '');
  const left = intent.captured - intent.refunded;
  const amount = Number(textAt(form, 'amount') ?? left);
  if (!(amount > 0 && amount <= left)) throw invalid('Refund amount is greater than unrefunded amount on charge.');
  intent.refunded += amount;
  const metadata = formAt(form, 'metadata') as Record<string, string>;
  const record = { id: simulator.newId('re'), account, payment_intent: intent.id, amount, metadata };
  simulator.records.refunds.push(record);
  simulator.tell('charge.refunded', intent.id);
  return shownRefund(record);
}

function listRefunds(request: Request): object {
  const of = textAt(request.form, 'payment_intent');
  return list(of ? refundsOfIntent(intentOf(request, of), request.simulator.records.refunds) : []);
}

function listEndpoints({ simulator, account }: Request): object {
  const own = simulator.records.endpoints.filter((each) => each.account === account);
  return list(own.map(({ id, url }) => ({ id, url, object: 'webhook_endpoint' })));
}

function createEndpoint({ simulator, account, form }: Request): object {
  const url = textAt(form, 'url') ?? '';
  if (!URL.canParse(url)) throw invalid('Invalid URL: An explicit scheme (such as https) must be provided.');
  const id = simulator.newId('we');
  const endpoint = { id, account, url, secret: `whsec_${id}_of_the_simulator` };
  simulator.records.endpoints.push(endpoint);
  return { ...endpoint, object: 'webhook_endpoint' };
}

function removeEndpoint({ simulator, account, id }: Request): object {
  const { records } = simulator;
  records.endpoints = records.endpoints.filter((each) => each.id !== id || each.account !== account);
  return { id, object: 'webhook_endpoint', deleted: true };
}

function sessionOf({ simulator, account, id }: Request): SessionRecord {
  const session = simulator.records.sessions[id];
  if (session?.account !== account) throw missing(`No such checkout session: '${id}'`);
  return session;
}

function intentOf({ simulator, account }: Request, id: string): IntentRecord {
  const intent = simulator.records.intents[id];
  if (intent?.account !== account) throw missing(`No such payment_intent: '${id}'`);
  return intent;
}

function shown({ simulator }: Request, session: SessionRecord): object {
  const intent = session.payment_intent ? (simulator.records.intents[session.payment_intent] ?? null) : null;
  const { refunds } = simulator.records;
  return shownSession(session, { intent, refunds, url: simulator.pageUrl(session.id) });
}

function withCharge({ simulator }: Request, intent: IntentRecord): object {
  return shownIntent(intent, simulator.records.refunds);
}

const list = (data: object[]) => ({ object: 'list', data, has_more: false, url: '' });
const invalid = (message: string, code?: string) => new StripeRefusal(400, 'invalid_request_error', message, code);
const missing = (message: string) => new StripeRefusal(404, 'invalid_request_error', message, 'resource_missing');

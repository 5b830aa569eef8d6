import { leastCharge, toStripe } from '../stripe/stripe-amount.ts';
import { book, bookCharge } from './balance.ts';
import { Expand } from './expand.ts';
import { pageOf, shownList } from './lists.ts';
import type { Form } from './parse-form.ts';
import type { IntentRecord, RefundRecord, SessionRecord } from './records.ts';
import { shownAccount, shownEndpoint } from './show-account.ts';
import { shownBalance, shownPayout } from './show-balance.ts';
import { shownDispute } from './show-dispute.ts';
import { chargeIdOf, shownIntent } from './show-intent.ts';
import { shownRefund } from './show-refund.ts';
import { shownSession } from './show-session.ts';
import type { SimulatorState } from './simulator-state.ts';
import { StripeRefusal } from './stripe-refusal.ts';
import { PARAMETERS, parametersOf } from './taken-parameters.ts';

export interface Request {
  simulator: SimulatorState;
  account: string;
  /** The part of the path that names a record. */
  id: string;
  form: Form;
}

/** Reads and checks the parameters, and returns what carries it out: only that is remembered under an idempotency key. */
type Work = (request: Request) => () => object;

/** The part of Stripe's protocol that payments need. */
export const ENDPOINTS: readonly [method: string, path: RegExp, work: Work][] = [
  ['GET', /^\/v1\/account$/, shows(({ account }) => shownAccount(account))],
  ['POST', /^\/v1\/checkout\/sessions$/, createSession],
  ['GET', /^\/v1\/checkout\/sessions$/, listSessions],
  [
    'GET',
    /^\/v1\/checkout\/sessions\/(\w+)$/,
    shows((request, e) => shownSession(request.simulator, sessionOf(request), e)),
  ],
  ['POST', /^\/v1\/checkout\/sessions\/(\w+)\/expire$/, shows(expireSession)],
  ['GET', /^\/v1\/payment_intents$/, listIntents],
  ['GET', /^\/v1\/payment_intents\/(\w+)$/, shows((r, expand) => shownIntent(r.simulator, intentOf(r, r.id), expand))],
  ['POST', /^\/v1\/payment_intents\/(\w+)\/capture$/, capture],
  ['POST', /^\/v1\/payment_intents\/(\w+)\/cancel$/, shows(cancel)],
  ['GET', /^\/v1\/disputes$/, listDisputes],
  ['GET', /^\/v1\/refunds$/, listRefunds],
  ['POST', /^\/v1\/refunds$/, refund],
  ['GET', /^\/v1\/balance_transactions$/, listBalance],
  ['GET', /^\/v1\/payouts$/, listPayouts],
  ['GET', /^\/v1\/webhook_endpoints$/, listEndpoints],
  ['POST', /^\/v1\/webhook_endpoints$/, createEndpoint],
  ['DELETE', /^\/v1\/webhook_endpoints\/(\w+)$/, shows(removeEndpoint)],
];

/** Stripe is stricter than mail is. */
const TAKEN_EMAIL = /^[\x21-\x7e]+@[\w-]+(\.[\w-]+)+$/;

function createSession({ simulator, account, form }: Request): () => object {
  const asked = parametersOf(PARAMETERS.createSession, form);
  const [line] = asked.line_items;
  if (!line) throw invalid('Missing required param: line_items.', 'parameter_missing');
  const { currency, unit_amount: unit, product_data: product } = line.price_data;
  const amount = unit * line.quantity;
  if (amount < 1) throw invalid('Invalid integer: unit_amount', 'parameter_invalid_integer');
  if (amount < toStripe(leastCharge(currency), currency)) {
    throw invalid("The Checkout Session's total amount due is less than can be charged.", 'amount_too_small');
  }
  const { customer_email: email } = asked;
  if (email !== undefined && !TAKEN_EMAIL.test(email)) {
    throw invalid(`Invalid email address: ${email}`, 'email_invalid');
  }
  const created = simulator.now();
  const expires_at = asked.expires_at ?? created + 86_400;
  if (expires_at < created + 1800 || expires_at > created + 86_400) {
    throw invalid('The `expires_at` timestamp must be between 30 minutes and 24 hours from now.');
  }
  return () => {
    const session: SessionRecord = {
      ...{ id: simulator.newId('cs'), account, status: 'open', amount_total: amount, currency, title: product.name },
      description: asked.payment_intent_data.description ?? null,
      client_reference_id: asked.client_reference_id ?? null,
      customer_email: email ?? null,
      locale: asked.locale ?? null,
      metadata: asked.metadata,
      payment_metadata: asked.payment_intent_data.metadata,
      success_url: asked.success_url,
      cancel_url: asked.cancel_url ?? '',
      held: Object.keys(asked.payment_method_options),
      excluded: asked.excluded_payment_method_types,
      ...{ expires_at, created, payment_intent: null, declined: 0 },
    };
    simulator.records.sessions[session.id] = session;
    return expanded(asked.expand, (expand) => shownSession(simulator, session, expand));
  };
}

function expireSession(request: Request, expand: Expand): object {
  const session = sessionOf(request);
  if (session.status !== 'open') throw invalid('Only Checkout Sessions with a status in ["open"] can be expired.');
  session.status = 'expired';
  request.simulator.tell('checkout.session.expired', session.id);
  return shownSession(request.simulator, session, expand);
}

function capture(request: Request): () => object {
  const { simulator, form, id } = request;
  const asked = parametersOf(PARAMETERS.capture, form);
  return () => {
    const intent = intentOf(request, id);
    const amount = asked.amount_to_capture ?? intent.amount;
    if (intent.status !== 'requires_capture') {
      const state = `This PaymentIntent could not be captured: it is ${intent.status}.`;
      throw invalid(state, 'payment_intent_unexpected_state');
    }
    if (!(amount > 0 && amount <= intent.amount)) {
      throw invalid('The amount is larger than the amount that is held.', 'amount_too_large');
    }
    Object.assign(intent, { status: 'succeeded', captured: amount });
    bookCharge(simulator.records, intent, { id: simulator.newId('txn'), created: simulator.now() });
    simulator.tell('charge.captured', intent.id);
    return expanded(asked.expand, (expand) => shownIntent(simulator, intent, expand));
  };
}

function cancel(request: Request, expand: Expand): object {
  const { simulator, id } = request;
  const intent = intentOf(request, id);
  if (intent.status !== 'requires_capture') {
    throw invalid(`You cannot cancel this PaymentIntent: it is ${intent.status}.`, 'payment_intent_unexpected_state');
  }
  Object.assign(intent, { status: 'canceled', canceled_at: simulator.now() });
  simulator.tell('payment_intent.canceled', intent.id);
  return shownIntent(simulator, intent, expand);
}

function refund(request: Request): () => object {
  const { simulator, account, form } = request;
  const { payment_intent, amount: sum, metadata, expand } = parametersOf(PARAMETERS.refund, form);
  return () => {
    const intent = intentOf(request, payment_intent);
    const { records } = simulator;
    const dispute = records.disputes.find((each) => each.payment_intent === intent.id && each.status !== 'won');
    if (dispute) {
      throw invalid(`Charge ${chargeIdOf(intent.id)} has been charged back; cannot issue a refund.`, 'charge_disputed');
    }
    const left = intent.captured - intent.refunded;
    if (left === 0)
      throw invalid(`Charge ${chargeIdOf(intent.id)} has already been refunded.`, 'charge_already_refunded');
    const amount = sum ?? left;
    if (!(amount > 0 && amount <= left)) {
      throw invalid(`Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`);
    }
    const made = addRefund(simulator, intent, { account, amount, metadata });
    simulator.tell('charge.refunded', intent.id);
    return expanded(expand, () => shownRefund(made));
  };
}

/** Gives a part of a payment back, whoever asks for it. */
export function addRefund(
  simulator: SimulatorState,
  intent: IntentRecord,
  asked: Pick<RefundRecord, 'account' | 'amount' | 'metadata'>,
): RefundRecord {
  const { records } = simulator;
  const created = simulator.now();
  const made = { ...asked, id: simulator.newId('re'), payment_intent: intent.id, currency: intent.currency, created };
  records.refunds.push(made);
  intent.refunded += asked.amount;
  const type = intent.method === 'card' ? 'refund' : 'payment_refund';
  const booked = { type, category: 'refund', amount: -asked.amount, source: made.id } as const;
  book(records, intent, { id: `txn_of_${made.id}`, created, ...booked });
  return made;
}

function listSessions({ simulator, account, form }: Request): () => object {
  const asked = parametersOf(PARAMETERS.listOfPayment, form);
  const own = Object.values(simulator.records.sessions).filter(
    (each) => each.account === account && (asked.payment_intent ?? each.payment_intent) === each.payment_intent,
  );
  return listing('/v1/checkout/sessions', own, asked, (each, expand) => shownSession(simulator, each, expand));
}

function listIntents({ simulator, account, form }: Request): () => object {
  const own = Object.values(simulator.records.intents).filter((each) => each.account === account);
  const asked = parametersOf(PARAMETERS.list, form);
  return listing('/v1/payment_intents', own, asked, (each, expand) => shownIntent(simulator, each, expand));
}

function listDisputes({ simulator, account, form }: Request): () => object {
  const asked = parametersOf(PARAMETERS.listOfPayment, form);
  const own = simulator.records.disputes.filter(ofPayment(account, asked.payment_intent));
  return listing('/v1/disputes', own, asked, (each) => shownDispute(simulator.records, each));
}

function listRefunds({ simulator, account, form }: Request): () => object {
  const asked = parametersOf(PARAMETERS.listOfPayment, form);
  const own = simulator.records.refunds.filter(ofPayment(account, asked.payment_intent));
  return listing('/v1/refunds', own, asked, shownRefund);
}

const ofPayment =
  (account: string, intent: string | undefined) => (each: { account: string; payment_intent: string }) =>
    each.account === account && (intent ?? each.payment_intent) === each.payment_intent;

function listBalance({ simulator, account, form }: Request): () => object {
  const asked = parametersOf(PARAMETERS.listBalance, form);
  const own = simulator.records.balance.filter(
    (each) => each.account === account && isWithin(each, asked.created) && (asked.type ?? each.type) === each.type,
  );
  return listing('/v1/balance_transactions', own, asked, (each, expand) => shownBalance(simulator, each, expand));
}

function listPayouts({ simulator, account, form }: Request): () => object {
  const asked = parametersOf(PARAMETERS.listPayouts, form);
  const own = simulator.records.balance.filter(
    (each) => each.account === account && each.type === 'payout' && isWithin(each, asked.created),
  );
  return listing('/v1/payouts', own, asked, shownPayout);
}

function isWithin(
  { created }: { created: number },
  range: { gte?: number | undefined; lt?: number | undefined } = {},
): boolean {
  return created >= (range.gte ?? 0) && created < (range.lt ?? Number.POSITIVE_INFINITY);
}

function listEndpoints({ simulator, account, form }: Request): () => object {
  const own = simulator.records.endpoints.filter((each) => each.account === account);
  return listing('/v1/webhook_endpoints', own, parametersOf(PARAMETERS.list, form), shownEndpoint);
}

function createEndpoint({ simulator, account, form }: Request): () => object {
  const { url, enabled_events: events } = parametersOf(PARAMETERS.createEndpoint, form);
  if (!URL.canParse(url))
    throw invalid('Invalid URL: An explicit scheme (such as https) must be provided.', 'url_invalid');
  return () => {
    const id = simulator.newId('we');
    const endpoint = { id, account, url, secret: `whsec_${id}_of_the_simulator`, events, created: simulator.now() };
    simulator.records.endpoints.push(endpoint);
    // Only now is the secret told.
    return { ...shownEndpoint(endpoint), secret: endpoint.secret };
  };
}

function removeEndpoint({ simulator, account, id }: Request): object {
  const { records } = simulator;
  const left = records.endpoints.filter((each) => each.id !== id || each.account !== account);
  if (left.length === records.endpoints.length) throw missing(`No such webhook endpoint: '${id}'`);
  records.endpoints = left;
  return { id, object: 'webhook_endpoint', deleted: true };
}

function sessionOf({ simulator, account, id }: Request): SessionRecord {
  const session = simulator.records.sessions[id];
  if (session?.account !== account) throw missing(`No such checkout.session: ${id}`);
  return session;
}

function intentOf({ simulator, account }: Request, id: string): IntentRecord {
  const intent = simulator.records.intents[id];
  if (intent?.account !== account) throw missing(`No such payment_intent: '${id}'`);
  return intent;
}

/** A call without parameters of its own. */
function shows(work: (request: Request, expand: Expand) => object): Work {
  return (request) => {
    const { expand } = parametersOf(PARAMETERS.none, request.form);
    return () => expanded(expand, (paths) => work(request, paths));
  };
}

function listing<T extends { id: string }>(
  url: string,
  own: readonly T[],
  asked: { limit: number; starting_after?: string | undefined; expand: string[] },
  show: (record: T, expand: Expand) => object,
): () => object {
  const { page, hasMore } = pageOf(own, asked);
  const paths = asked.expand.map((path) => path.replace(/^data\./, ''));
  return () =>
    shownList(
      page.map((each) => expanded(paths, (expand) => show(each, expand))),
      { url, hasMore },
    );
}

function expanded(paths: readonly string[], show: (expand: Expand) => object): object {
  const expand = new Expand(paths);
  const shown = show(expand);
  expand.refuseUnused();
  return shown;
}

const invalid = (message: string, code?: string) => new StripeRefusal(400, 'invalid_request_error', message, code);
const missing = (message: string) => new StripeRefusal(404, 'invalid_request_error', message, 'resource_missing');

import type Stripe from 'stripe';

/** What the simulator keeps of a session, named as in Stripe's protocol. */
export interface SessionRecord {
  id: string;
  account: string;
  status: 'open' | 'complete' | 'expired';
  amount_total: number;
  currency: string;
  title: string;
  client_reference_id: string | null;
  metadata: Record<string, string>;
  success_url: string;
  cancel_url: string;
  /** Whether cards are only held. */
  manual: boolean;
  expires_at: number;
  created: number;
  payment_intent: string | null;
  /** How often a card was declined on its page. */
  declined: number;
}

export interface IntentRecord {
  id: string;
  account: string;
  session: string;
  status: 'requires_capture' | 'succeeded' | 'canceled';
  amount: number;
  currency: string;
  captured: number;
  refunded: number;
  disputed: boolean;
  metadata: Record<string, string>;
  method: 'card' | 'mb_way';
  last4: string | null;
  created: number;
}

export interface RefundRecord {
  id: string;
  account: string;
  payment_intent: string;
  amount: number;
  metadata: Record<string, string>;
  /** Whether the customer's bank has turned it down. */
  failed?: boolean;
}

export interface EndpointRecord {
  id: string;
  account: string;
  url: string;
  secret: string;
}

/** Everything that the simulator knows. It is kept as one JSON text. */
export interface Records {
  sessions: Record<string, SessionRecord>;
  intents: Record<string, IntentRecord>;
  refunds: RefundRecord[];
  endpoints: EndpointRecord[];
  /** Answers by account and idempotency key, with the request they answered. */
  answers: Record<string, { request: string; status: number; body: object }>;
  /** Number of the next id. */
  next: number;
}

export const noRecords = (): Records => ({
  sessions: {},
  intents: {},
  refunds: [],
  endpoints: [],
  answers: {},
  next: 1,
});

type Some<T, K extends keyof T> = Pick<T, K>;
type ChargeDetails = { type: string; card?: { brand: string; last4: string; capture_before?: number } };
type SimulatedCharge = Some<
  Stripe.Charge,
  'id' | 'object' | 'amount' | 'amount_captured' | 'amount_refunded' | 'captured' | 'disputed' | 'currency'
> & { payment_method_details: ChargeDetails; refunds: { object: 'list'; data: SimulatedRefund[]; has_more: false } };
type SimulatedRefund = Some<Stripe.Refund, 'id' | 'object' | 'amount' | 'metadata' | 'status' | 'payment_intent'>;
type SimulatedIntent = Some<
  Stripe.PaymentIntent,
  'id' | 'object' | 'status' | 'amount' | 'amount_received' | 'currency' | 'metadata'
> & { latest_charge: SimulatedCharge };
type SimulatedSession = Some<
  Stripe.Checkout.Session,
  'id' | 'object' | 'status' | 'amount_total' | 'currency' | 'client_reference_id' | 'metadata' | 'url' | 'expires_at'
> & { payment_intent: SimulatedIntent | null };

/** How long a card is held, in seconds. */
const HOLD_S = 7 * 86_400;

/** Typed by the SDK, so that a change of the protocol shows. Whatever may be expanded is. */
export function shownSession(
  record: SessionRecord,
  { intent, refunds = [], url }: { intent: IntentRecord | null; refunds?: readonly RefundRecord[]; url: string },
): SimulatedSession {
  const { id, status, amount_total, currency, client_reference_id, metadata, expires_at } = record;
  return {
    id,
    object: 'checkout.session',
    status,
    amount_total,
    currency,
    client_reference_id,
    metadata,
    expires_at,
    url: status === 'open' ? url : null,
    payment_intent: intent && shownIntent(intent, refunds),
  };
}

/** `refunds`: those of the whole simulator. */
export function shownIntent(record: IntentRecord, refunds: readonly RefundRecord[]): SimulatedIntent {
  const { id, status, amount, currency, captured, metadata } = record;
  return {
    id,
    object: 'payment_intent',
    status,
    amount,
    amount_received: captured,
    currency,
    metadata,
    latest_charge: shownCharge(record, refunds),
  };
}

/** How long a bank waits for evidence, in seconds. */
const EVIDENCE_S = 9 * 86_400;

export function shownDispute({ id, amount, currency, created }: IntentRecord) {
  return {
    id: id.replace('pi_', 'dp_'),
    object: 'dispute' as const,
    amount,
    currency,
    payment_intent: id,
    evidence_details: { due_by: created + EVIDENCE_S } satisfies Partial<Stripe.Dispute.EvidenceDetails>,
  };
}

function shownCharge(record: IntentRecord, refunds: readonly RefundRecord[]): SimulatedCharge {
  const { id, amount, currency, captured, refunded, disputed, method, last4, created } = record;
  return {
    id: id.replace('pi_', 'ch_'),
    object: 'charge',
    amount,
    amount_captured: captured,
    amount_refunded: refunded + releasedOf(record),
    captured: captured > 0,
    disputed,
    currency,
    payment_method_details:
      method === 'card'
        ? { type: 'card', card: { brand: 'visa', last4: last4 ?? '4242', capture_before: created + HOLD_S } }
        : { type: method },
    refunds: {
      object: 'list',
      data: refundsOfIntent(record, refunds),
      has_more: false,
    },
  };
}

/** All refunds of a payment among `refunds`. What was held and not taken is one too, as at Stripe. */
export function refundsOfIntent(intent: IntentRecord, refunds: readonly RefundRecord[]): SimulatedRefund[] {
  const { id, account } = intent;
  const amount = releasedOf(intent);
  const released = { id: id.replace('pi_', 're_of_'), account, payment_intent: id, amount, metadata: {} };
  const own = refunds.filter(({ payment_intent }) => payment_intent === id);
  return [...own, ...(amount > 0 ? [released] : [])].map(shownRefund);
}

function releasedOf({ status, amount, captured }: IntentRecord): number {
  return status === 'requires_capture' ? 0 : amount - captured;
}

export function shownRefund({ id, amount, metadata, payment_intent, failed }: RefundRecord): SimulatedRefund {
  return { id, object: 'refund', amount, metadata, payment_intent, status: failed ? 'failed' : 'succeeded' };
}

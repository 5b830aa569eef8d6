import type Stripe from 'stripe';

/** What the simulator keeps of a session, named as in Stripe's protocol. */
export interface SessionRecord {
  id: string;
  account: string;
  status: 'open' | 'complete' | 'expired';
  amount_total: number;
  currency: string;
  title: string;
  description: string | null;
  client_reference_id: string | null;
  customer_email: string | null;
  locale: Stripe.Checkout.Session.Locale | null;
  metadata: Record<string, string>;
  payment_metadata: Record<string, string>;
  success_url: string;
  cancel_url: string;
  /** Methods of which payments are only held. */
  held: string[];
  excluded: string[];
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
  description: string | null;
  metadata: Record<string, string>;
  method: 'card' | 'mb_way' | 'paypal';
  isHeld: boolean;
  last4: string | null;
  created: number;
  canceled_at: number | null;
}

export interface RefundRecord {
  id: string;
  account: string;
  payment_intent: string;
  amount: number;
  currency: string;
  metadata: Record<string, string>;
  created: number;
  /** Whether the customer's bank has turned it down. */
  failed?: boolean;
}

export interface DisputeRecord {
  id: string;
  account: string;
  payment_intent: string;
  amount: number;
  currency: string;
  status: 'needs_response' | 'under_review' | 'won' | 'lost';
  created: number;
}

/** What has changed the account's balance; `source`: the charge, refund, dispute or payout. */
export interface BalanceRecord {
  id: string;
  account: string;
  type: 'charge' | 'payment' | 'refund' | 'payment_refund' | 'refund_failure' | 'adjustment' | 'payout';
  category: string;
  amount: number;
  fee: number;
  currency: string;
  source: string;
  created: number;
}

export interface EndpointRecord {
  id: string;
  account: string;
  url: string;
  secret: string;
  events: string[];
  created: number;
}

/** Everything that the simulator knows. It is kept as one JSON text. */
export interface Records {
  /** Of what kind the text is: one of another kind is not read. */
  kind: typeof KIND;
  sessions: Record<string, SessionRecord>;
  intents: Record<string, IntentRecord>;
  refunds: RefundRecord[];
  disputes: DisputeRecord[];
  balance: BalanceRecord[];
  endpoints: EndpointRecord[];
  /** Keys that their owners have revoked. */
  revoked: string[];
  /** Answers by account and idempotency key, with a digest of the request they answered, and when (seconds). */
  answers: Record<string, { request: string; status: number; body: object; at: number }>;
}

const KIND = 2;

export const noRecords = (): Records => ({
  kind: KIND,
  sessions: {},
  intents: {},
  refunds: [],
  disputes: [],
  balance: [],
  endpoints: [],
  revoked: [],
  answers: {},
});

/** Records from their JSON text. What an earlier version has written is given up, as it knew less. */
export function recordsFrom(text: string): Records {
  const read: Records = JSON.parse(text);
  return read.kind === KIND ? read : noRecords();
}

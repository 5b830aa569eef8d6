/** States of a payment, in which nothing goes back (`later`). */
export const PAYMENT_STATES = ['created', 'authorised', 'failed', 'expired', 'voided', 'captured'] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

/** A refund that the provider has made, or turned down later. */
export interface ProviderRefund {
  /** The provider's name of it. */
  reference: string;
  amount: number;
  /** The act that asked for it; null: it was made at the provider's own pages. */
  act: string | null;
  isTurnedDown: boolean;
}

/** How a dispute stands: the bank has yet to judge, or it has. */
export const DISPUTE_STATES = ['open', 'won', 'lost'] as const;
export type DisputeState = (typeof DISPUTE_STATES)[number];

/** What the provider says of a payment. Amounts are in minor units of the currency. */
export interface Facts {
  state: PaymentState;
  /** What the customer was asked for. */
  amount: number;
  currency: string;
  /** All that was charged, refunds not taken off. */
  captured: number;
  /** What was given back: without what was `turnedDown`, by the provider or the customer's bank, after it was made. */
  refunded: number;
  turnedDown?: number;
  refunds?: readonly ProviderRefund[];
  /** Whether the customer's bank disputes it. */
  isDisputed: boolean;
  /** How the last dispute stands; null or missing: there is none, or the provider does not say. */
  dispute?: DisputeState | null;
  /** What it has taken back, the provider's fee for it, and when (ms). `fee` is null where it is in another currency. */
  disputed?: { amount: number; fee: number | null; at: number };
  /** Until when the restaurant may answer (ms); null or missing: nobody disputes it, or the provider does not say. */
  evidenceDueBy?: number | null;
  /** When a hold ends by itself (ms); null: there is none, or the provider does not say. */
  holdUntil: number | null;
  /** The provider's other name of the payment, by which its events may call it; null: none yet. */
  chargeReference: string | null;
  /** How it was paid: the card's brand or the method's name, and the card's last four digits. */
  method: string | null;
  lastDigits: string | null;
}

/**
 * How much each state settles: of two, whatever the order in which they became known, the greater is true. Money that was taken is
 * greater than all, so that it is never forgotten.
 */
const RANK: Record<PaymentState, number> = { created: 0, authorised: 1, failed: 2, expired: 2, voided: 2, captured: 3 };

export function later(one: PaymentState, other: PaymentState): PaymentState {
  return RANK[other] > RANK[one] ? other : one;
}

import type { Language } from '../../domain/languages.ts';
import type { Facts } from '../../domain/payments/payment-facts.ts';
import type { BalanceEntry } from '../../domain/payments/provider-balance.ts';

/** What is known of a provider without asking it, and without loading its SDK. */
export interface ProviderTerms {
  /** Whether amounts of the currency can be asked for. */
  isChargeable(currency: string): boolean;
  /** The least that can be charged, in minor units. */
  leastCharge(currency: string): number;
  /** The header that signs its hints, in lower case. */
  signatureHeader: string;
}

/** A payment to open a page for. */
export interface PaymentToOpen {
  id: string;
  /** In minor units. */
  amount: number;
  currency: string;
  /** What the customer reads there, such as "Order K7M2-9QXP". */
  title: string;
  language: Language;
  /** null: nobody knows one. */
  email: string | null;
  /** Where the page leads back to, whether it was paid or not. */
  returnUrl: string;
  /** When the provider closes the page (ms), if nobody does before. */
  closesAt: number;
  /** How often the provider has failed to open it; missing: never. */
  renewals?: number;
}

/** What the provider tells by itself. It is a hint only: what is true is read from the provider. */
export interface Hint {
  eventId: string;
  /** The names of payments that it mentions. */
  references: string[];
}

/** What is wrong with an account; `ok`: nothing. `ok_without_events`: it works, but hints cannot reach this server. */
export const ACCOUNT_FINDINGS = [
  'ok',
  'ok_without_events',
  'key_invalid',
  'key_lacks_rights',
  'charges_disabled',
  'unreachable',
  'failed',
] as const;
export type AccountFinding = (typeof ACCOUNT_FINDINGS)[number];

export interface Check {
  finding: AccountFinding;
  /** The provider's own words, if it gave any. */
  detail: string | null;
  /** The provider's own name of the account; null: the key may not read it. */
  account: string | null;
  /** The registered address for hints. */
  webhook: { id: string; secret: string } | null;
}

/**
 * A provider of payments: nine things are asked of it. All but `verify` ask over the network, so none may be called in a transaction.
 * They throw a `PaymentProviderError`. With the same `key` they do the same thing once, however often they are called.
 */
export interface PaymentPort {
  /** Opens a page on which the customer pays. */
  open(payment: PaymentToOpen): Promise<{ reference: string; pageUrl: string }>;
  /** What is true now. */
  read(reference: string): Promise<Facts>;
  /** Takes at most what is held; the rest is released. */
  capture(reference: string, amount: number, key: string): Promise<Facts>;
  /** Closes a page that nobody has paid on, or releases what is held. */
  void(reference: string, key: string): Promise<Facts>;
  /** Gives back, once for each `act`, whatever the key. Refused if less is left. */
  refund(reference: string, amount: number, key: string, act?: string): Promise<Facts>;
  /** Whether a hint comes from the provider; null: it does not. */
  verify(body: string, signature: string, secret: string): Hint | null;
  /** Tries the account, and registers the address to which hints go. */
  check(webhookUrl: string): Promise<Check>;
  /** Whether it still knows the account's key: throws if not, with the least that can be asked. */
  knock(): Promise<void>;
  /** What has changed the account's balance in a span (ms, its end excluded). */
  balance(span: { from: number; to: number }): Promise<BalanceEntry[]>;
}

/**
 * What is known after a call that went wrong. `unknown`: nobody knows whether it was done, so that the same key asks again. `failed`: the
 * provider has answered that it failed, and repeats that for the same key: what is true must be read before a new key asks again.
 * `refused`: it has said no. `denied`: it does not know the account's key any more. `forbidden`: the key may not do that, until its owner
 * lets it.
 */
export type CallOutcome = 'unknown' | 'failed' | 'refused' | 'denied' | 'forbidden';

export class PaymentProviderError extends Error {
  readonly outcome: CallOutcome;

  constructor(message: string, outcome: CallOutcome) {
    super(message);
    this.outcome = outcome;
  }
}

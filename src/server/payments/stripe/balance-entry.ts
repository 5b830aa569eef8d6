import type Stripe from 'stripe';
import type { BalanceEntry, BalanceKind } from '../../../domain/payments/provider-balance.ts';
import { fromStripe } from './stripe-amount.ts';

/** Stripe's categories of its own books, as far as ours know them. */
const KINDS: Partial<Record<string, BalanceKind>> = {
  charge: 'charge',
  refund: 'refund',
  // A refund that the bank has sent back, and what versions of the API before 2025-03-31 called one.
  ...{ refund_failure: 'refund', partial_capture_reversal: 'refund' },
  ...{ dispute: 'dispute', dispute_reversal: 'dispute' },
  ...{ fee: 'fee', network_cost: 'fee' },
  ...{ payout: 'payout', payout_reversal: 'payout' },
};

/** An entry of Stripe's books that was read with its source. */
export function balanceEntry(entry: Stripe.BalanceTransaction): BalanceEntry {
  const { id, amount, fee, currency, created, reporting_category: category } = entry;
  const source = typeof entry.source === 'object' ? entry.source : null;
  const intent = source && 'payment_intent' in source ? source.payment_intent : null;
  return {
    id,
    kind: KINDS[category] ?? 'other',
    chargeReference: typeof intent === 'string' ? intent : (intent?.id ?? null),
    amount: fromStripe(amount, currency),
    fee: fromStripe(fee, currency),
    currency: currency.toUpperCase(),
    paid: paidOf(entry, source),
    at: created * 1000,
  };
}

/** The amount in the currency of the charge, where the balance is kept in another one. */
function paidOf(
  { amount, currency }: Stripe.BalanceTransaction,
  source: Stripe.BalanceTransactionSource | null,
): number {
  if (!source || !('currency' in source) || source.currency === currency) return fromStripe(amount, currency);
  const paid = source.object === 'charge' ? source.amount_captured : 'amount' in source ? source.amount : 0;
  return Math.sign(amount) * fromStripe(Math.abs(paid), source.currency);
}

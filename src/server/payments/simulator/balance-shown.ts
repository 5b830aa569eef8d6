import type Stripe from 'stripe';
import type { BalanceRecord } from './records.ts';

/** How long money takes until it can be paid out, in seconds. */
const AVAILABLE_AFTER_S = 2 * 86_400;

/** A change of the balance as the protocol has it. */
export function balanceShown(record: BalanceRecord): Stripe.BalanceTransaction {
  const { id, type, category, amount, fee, currency, source, created } = record;
  return {
    ...{ id, object: 'balance_transaction', type, amount, fee, currency, source, created },
    available_on: created + AVAILABLE_AFTER_S,
    balance_type: 'payments',
    description: null,
    exchange_rate: null,
    fee_details: fee
      ? [{ amount: fee, application: null, currency, description: 'Stripe processing fees', type: 'stripe_fee' }]
      : [],
    net: amount - fee,
    reporting_category: category,
    status: 'pending',
  };
}

import type Stripe from 'stripe';
import type { RefundRecord } from './records.ts';

/** A refund as the protocol has it. */
export function shownRefund(record: RefundRecord): Stripe.Refund {
  const { id, amount, currency, metadata, payment_intent, created, failed } = record;
  return {
    ...{ id, object: 'refund', amount, currency, metadata, payment_intent, created },
    balance_transaction: `txn_of_${id}`,
    charge: payment_intent.replace('pi_', 'ch_'),
    customer: null,
    customer_account: null,
    ...(failed && { failure_reason: 'lost_or_stolen_card' }),
    payment_method: null,
    reason: null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: failed ? 'failed' : 'succeeded',
    transfer_reversal: null,
  };
}

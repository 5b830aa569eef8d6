import type Stripe from 'stripe';
import { balanceShown } from './balance-shown.ts';
import type { Expand } from './expand.ts';
import type { BalanceRecord } from './records.ts';
import { shownDispute } from './show-dispute.ts';
import { shownCharge } from './show-intent.ts';
import { shownRefund } from './show-refund.ts';
import type { SimulatorState } from './simulator-state.ts';

/** A change of the balance as the protocol has it, with the charge, refund, dispute or payout behind it where that is asked for. */
export function shownBalance(state: SimulatorState, record: BalanceRecord, expand: Expand): Stripe.BalanceTransaction {
  const below = expand.at('source');
  return { ...balanceShown(record), ...(below && { source: sourceOf(state, record, below) }) };
}

function sourceOf(state: SimulatorState, record: BalanceRecord, expand: Expand): Stripe.BalanceTransactionSource {
  const { intents, refunds, disputes } = state.records;
  const { source } = record;
  const refund = refunds.find(({ id }) => id === source);
  if (refund) return shownRefund(refund);
  const dispute = disputes.find(({ id }) => id === source);
  if (dispute) return shownDispute(state.records, dispute);
  const intent = intents[source.replace('ch_', 'pi_')];
  return intent ? shownCharge(state, intent, expand) : shownPayout(record);
}

/** A payout: what has left the balance for the restaurant's bank. */
export function shownPayout({ id, source, amount, currency, created }: BalanceRecord): Stripe.Payout {
  return {
    ...{ id: source, object: 'payout', amount: -amount, currency, created },
    application_fee: null,
    application_fee_amount: null,
    arrival_date: created,
    automatic: true,
    balance_transaction: id,
    description: 'STRIPE PAYOUT',
    destination: null,
    failure_balance_transaction: null,
    failure_code: null,
    failure_message: null,
    livemode: false,
    metadata: {},
    method: 'standard',
    original_payout: null,
    payout_method: null,
    reconciliation_status: 'completed',
    reversed_by: null,
    source_type: 'card',
    statement_descriptor: null,
    status: 'paid',
    trace_id: null,
    type: 'bank_account',
  };
}

import type Stripe from 'stripe';
import { balanceShown } from './balance-shown.ts';
import type { DisputeRecord, Records } from './records.ts';

/** How long a bank waits for evidence, in seconds. */
const EVIDENCE_S = 9 * 86_400;

/** A dispute as the protocol has it, with what it has changed of the balance. */
export function shownDispute({ balance }: Records, record: DisputeRecord): Stripe.Dispute {
  const { id, amount, currency, payment_intent, status, created } = record;
  const isOpen = status === 'needs_response';
  return {
    ...{ id, object: 'dispute', amount, currency, payment_intent, status, created },
    balance_transactions: balance.filter(({ source }) => source === id).map(balanceShown),
    charge: payment_intent.replace('pi_', 'ch_'),
    enhanced_eligibility_types: [],
    evidence: EVIDENCE,
    evidence_details: {
      due_by: created + EVIDENCE_S,
      enhanced_eligibility: {},
      has_evidence: !isOpen,
      past_due: false,
      submission_count: isOpen ? 0 : 1,
      submission_method: 'manual',
    },
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    reason: 'fraudulent',
  };
}

const EVIDENCE = {
  ...{ access_activity_log: null, billing_address: null, cancellation_policy: null },
  ...{ cancellation_policy_disclosure: null, cancellation_rebuttal: null, customer_communication: null },
  ...{ customer_email_address: null, customer_name: null, customer_purchase_ip: null, customer_signature: null },
  ...{ duplicate_charge_documentation: null, duplicate_charge_explanation: null, duplicate_charge_id: null },
  ...{ enhanced_evidence: {}, product_description: null, receipt: null, refund_policy: null },
  ...{ refund_policy_disclosure: null, refund_refusal_explanation: null, service_date: null },
  ...{ service_documentation: null, shipping_address: null, shipping_carrier: null, shipping_date: null },
  ...{
    shipping_documentation: null,
    shipping_tracking_number: null,
    uncategorized_file: null,
    uncategorized_text: null,
  },
};

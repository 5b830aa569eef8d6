import type Stripe from 'stripe';
import { type Expand, shownAt } from './expand.ts';
import { shownList } from './lists.ts';
import type { IntentRecord } from './records.ts';
import { shownRefund } from './show-refund.ts';
import type { SimulatorState } from './simulator-state.ts';

/** How long a card's hold lasts, in seconds. */
const HOLD_S = 7 * 86_400;
/** A charge shows no more of its refunds. */
const SHOWN_REFUNDS = 10;

/** A payment as the protocol has it, with every field that it always has. */
export function shownIntent(state: SimulatorState, record: IntentRecord, expand: Expand): Stripe.PaymentIntent {
  const { id, status, amount, currency, captured, metadata, description, method, isHeld, created, canceled_at } =
    record;
  return {
    ...NOTHING_OF_INTENT,
    ...{ id, object: 'payment_intent', status, amount, currency, metadata, description, created, canceled_at },
    amount_capturable: status === 'requires_capture' ? amount : 0,
    amount_received: captured,
    cancellation_reason: status === 'canceled' ? 'requested_by_customer' : null,
    // Of Checkout, each method says how it is captured.
    capture_method: 'automatic_async',
    client_secret: `${id}_secret_simulated`,
    confirmation_method: 'automatic',
    latest_charge: shownAt(expand, 'latest_charge', { ...record, id: chargeIdOf(id) }, (_, below) =>
      shownCharge(state, record, below),
    ),
    livemode: false,
    payment_method: `pm_of_${id}`,
    payment_method_options: isHeld ? { [method]: { ...OPTIONS[method], capture_method: 'manual' } } : {},
    payment_method_types: [method],
  };
}

/** The charge of a payment. `amount_refunded` is what was given back: what was held and not taken is no refund. */
export function shownCharge(state: SimulatorState, record: IntentRecord, expand: Expand): Stripe.Charge {
  const { id, amount, currency, captured, refunded, metadata, description, created, account } = record;
  const own = state.records.refunds.filter(({ payment_intent }) => payment_intent === id).toReversed();
  const booked = state.records.balance.find(({ source }) => source === chargeIdOf(id));
  return {
    ...NOTHING_OF_CHARGE,
    ...{ id: chargeIdOf(id), object: 'charge', amount, currency, metadata, description, created },
    amount_captured: captured,
    amount_refunded: refunded,
    balance_transaction: booked?.id ?? null,
    billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
    calculated_statement_descriptor: 'SIMULATED',
    captured: captured > 0,
    disputed: state.records.disputes.some((each) => each.account === account && each.payment_intent === id),
    fraud_details: {},
    livemode: false,
    outcome: OUTCOME,
    paid: true,
    payment_intent: id,
    payment_method: `pm_of_${id}`,
    payment_method_details: detailsOf(record),
    refunded: captured > 0 && refunded >= captured,
    ...(expand.at('refunds') && {
      refunds: shownList(own.slice(0, SHOWN_REFUNDS).map(shownRefund), {
        url: `/v1/charges/${chargeIdOf(id)}/refunds`,
        hasMore: own.length > SHOWN_REFUNDS,
      }),
    }),
    status: 'succeeded',
  };
}

export const chargeIdOf = (intentId: string) => intentId.replace('pi_', 'ch_');

function detailsOf({ method, last4, amount, isHeld, created }: IntentRecord): Stripe.Charge.PaymentMethodDetails {
  if (method === 'mb_way') return { type: method, mb_way: {} };
  if (method === 'paypal') return { type: method, paypal: PAYPAL };
  return {
    type: method,
    card: {
      ...CARD,
      ...{ amount_authorized: amount, last4, network: 'visa' },
      ...(isHeld && { capture_before: created + HOLD_S }),
    },
  };
}

const OPTIONS: Record<IntentRecord['method'], object> = {
  card: { installments: null, mandate_options: null, network: null, request_three_d_secure: 'automatic' },
  mb_way: {},
  paypal: { preferred_locale: null, reference: null },
};
const PAYPAL = {
  ...{ country: 'PT', payer_email: null, payer_id: null, payer_name: null, seller_protection: null },
  transaction_id: null,
};
const CARD = {
  ...{ authorization_code: null, brand: 'visa', country: 'PT', electronic_commerce_indicator: null, exp_month: 12 },
  ...{ exp_year: 2034, funding: 'credit', installments: null, mandate: null, network_transaction_id: null },
  ...{ regulated_status: null, three_d_secure: null, transaction_link_id: null, wallet: null },
  checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
};
const OUTCOME = {
  ...{ advice_code: null, network_advice_code: null, network_decline_code: null, reason: null },
  ...{ network_status: 'approved_by_network', seller_message: 'Payment complete.', type: 'authorized' },
};

/** What these payments never have. */
const NOTHING_OF_INTENT = {
  ...{ allowed_payment_method_types: null, application: null, application_fee_amount: null },
  ...{ automatic_payment_methods: null, customer: null, customer_account: null, excluded_payment_method_types: null },
  ...{ last_payment_error: null, managed_payments: null, next_action: null, on_behalf_of: null },
  ...{ payment_method_configuration_details: null, payment_record: null, processing: null, receipt_email: null },
  ...{ review: null, setup_future_usage: null, shipping: null, source: null, statement_descriptor: null },
  ...{ statement_descriptor_suffix: null, transfer_group: null },
} as const;
const NOTHING_OF_CHARGE = {
  ...{ application: null, application_fee: null, application_fee_amount: null, customer: null },
  ...{ failure_balance_transaction: null, failure_code: null, failure_message: null, on_behalf_of: null },
  ...{ receipt_email: null, receipt_number: null, receipt_url: null, review: null, shipping: null, source: null },
  ...{ source_transfer: null, statement_descriptor: null, statement_descriptor_suffix: null, transfer_data: null },
  transfer_group: null,
} as const;

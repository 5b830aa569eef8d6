import type Stripe from 'stripe';
import { type Expand, shownAt } from './expand.ts';
import type { IntentRecord, SessionRecord } from './records.ts';
import { shownIntent } from './show-intent.ts';
import type { SimulatorState } from './simulator-state.ts';

/** A session as the protocol has it, with every field that it always has. */
export function shownSession(state: SimulatorState, record: SessionRecord, expand: Expand): Stripe.Checkout.Session {
  const intent = record.payment_intent ? (state.records.intents[record.payment_intent] as IntentRecord) : null;
  const { id, status, amount_total, currency, client_reference_id, metadata, expires_at, created } = record;
  const { customer_email, locale, success_url, cancel_url, held, excluded } = record;
  return {
    ...NOTHING,
    ...{ id, object: 'checkout.session', status, amount_total, amount_subtotal: amount_total, currency, created },
    ...{ client_reference_id, metadata, expires_at, customer_email, locale, success_url, cancel_url },
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    custom_fields: [],
    custom_text: { after_submit: null, shipping_address: null, submit: null, terms_of_service_acceptance: null },
    customer_creation: 'if_required',
    customer_details: customer_email ? { ...NOBODY, email: customer_email } : null,
    ...(excluded.length > 0 && { excluded_payment_method_types: excluded }),
    livemode: false,
    mode: 'payment',
    payment_intent: shownAt(expand, 'payment_intent', intent, (found, below) => shownIntent(state, found, below)),
    payment_method_collection: 'if_required',
    payment_method_options: Object.fromEntries(held.map((method) => [method, METHOD[method] ?? HELD])),
    payment_method_types: ['card', 'mb_way', 'paypal'],
    // What is only held counts as unpaid.
    payment_status: intent?.status === 'succeeded' ? 'paid' : 'unpaid',
    shipping_options: [],
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: 'hosted_page',
    url: status === 'open' ? state.pageUrl(id) : null,
  };
}

const NOBODY = {
  ...{ address: null, business_name: null, individual_name: null, name: null, phone: null },
  ...{ tax_exempt: 'none', tax_ids: null },
} as const;

/** What these sessions never have. */
const NOTHING = {
  ...{
    adaptive_pricing: null,
    after_expiration: null,
    allow_promotion_codes: null,
    allowed_payment_method_types: null,
  },
  ...{ billing_address_collection: null, client_secret: null, collected_information: null, consent: null },
  ...{ consent_collection: null, currency_conversion: null, customer: null, customer_account: null, discounts: null },
  ...{ integration_identifier: null, invoice: null, invoice_creation: null, managed_payments: null },
  ...{ origin_context: null, payment_link: null, payment_method_configuration_details: null, permissions: null },
  ...{ recovered_from: null, saved_payment_method_options: null, setup_intent: null },
  ...{ shipping_address_collection: null, shipping_cost: null, submit_type: null, subscription: null },
  wallet_options: null,
} as const;

const HELD = { capture_method: 'manual' } as const;
const METHOD: Partial<Record<string, object>> = {
  card: { ...HELD, request_three_d_secure: 'automatic' },
  paypal: { ...HELD, preferred_locale: null, reference: null },
};

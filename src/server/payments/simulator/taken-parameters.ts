import { z } from 'zod';
import type { Form } from './parse-form.ts';
import { StripeRefusal } from './stripe-refusal.ts';

const text = z.string();
const whole = z
  .string()
  .regex(/^-?\d+$/)
  .transform(Number);
const metadata = z.record(text, text).default({});
/** A list, as a form has it: `{ 0: …, 1: … }`. */
const listOf = <T extends z.ZodType>(item: T) => z.record(text, item).transform((items) => Object.values(items));
const expand = listOf(text).default([]);
const page = { limit: whole.pipe(z.number().min(1).max(100)).default(10), starting_after: text.optional(), expand };
const created = z.strictObject({ gte: whole.optional(), lt: whole.optional() }).optional();

const LOCALES = ['auto', 'de', 'en', 'es', 'fr', 'it', 'ja', 'pt', 'pt-BR', 'zh', 'zh-HK', 'zh-TW'] as const;

/** Methods of which Checkout can hold a payment, as its reference lists them (`payment_method_options[…][capture_method]`). */
const HOLDABLE = [
  ...(['affirm', 'afterpay_clearpay', 'alma', 'amazon_pay', 'billie', 'card', 'cashapp', 'kakao_pay'] as const),
  ...(['klarna', 'kr_card', 'link', 'mobilepay', 'naver_pay', 'payco', 'paypal', 'revolut_pay'] as const),
  ...(['samsung_pay', 'satispay', 'scalapay', 'sequra', 'sunbit'] as const),
];
const EXCLUDABLE = [
  ...HOLDABLE,
  ...(['acss_debit', 'au_becs_debit', 'bacs_debit', 'boleto', 'customer_balance', 'konbini', 'mb_way'] as const),
  ...(['multibanco', 'nz_bank_account', 'oxxo', 'sepa_debit', 'sofort', 'us_bank_account'] as const),
];
const held = z.strictObject({ capture_method: z.enum(['manual']) });

/** What the simulator can tell of. */
export const TOLD = [
  'checkout.session.completed',
  'checkout.session.expired',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'payment_intent.amount_capturable_updated',
  'payment_intent.canceled',
  'payment_intent.succeeded',
  'charge.captured',
  'charge.refunded',
  'charge.refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
] as const;

/** The parameters of each call. All others are refused, at Stripe because it does not know them, here because nobody plays what they do. */
export const PARAMETERS = {
  none: z.strictObject({ expand }),
  list: z.strictObject(page),
  listOfPayment: z.strictObject({ ...page, payment_intent: text.optional() }),
  listBalance: z.strictObject({ ...page, created, type: text.optional(), payout: text.optional() }),
  listPayouts: z.strictObject({ ...page, created }),
  createSession: z.strictObject({
    expand,
    mode: z.enum(['payment']),
    client_reference_id: text.max(200).optional(),
    customer_email: text.optional(),
    locale: z.enum(LOCALES).optional(),
    success_url: z.url(),
    cancel_url: z.url().optional(),
    expires_at: whole.optional(),
    line_items: listOf(
      z.strictObject({
        quantity: whole,
        price_data: z.strictObject({
          currency: text.length(3),
          unit_amount: whole,
          product_data: z.strictObject({ name: text }),
        }),
      }),
    ),
    payment_method_options: z
      .strictObject(Object.fromEntries(HOLDABLE.map((method) => [method, held.optional()])))
      .default({}),
    excluded_payment_method_types: listOf(z.enum(EXCLUDABLE)).default([]),
    metadata,
    payment_intent_data: z.strictObject({ description: text.optional(), metadata }).default({ metadata: {} }),
  }),
  capture: z.strictObject({ expand, amount_to_capture: whole.optional() }),
  refund: z.strictObject({ expand, payment_intent: text, amount: whole.optional(), metadata }),
  createEndpoint: z.strictObject({ expand, url: text, enabled_events: listOf(z.enum(TOLD)) }),
};

/** A call's parameters. Throws as Stripe refuses what it does not know, or not so. */
export function parametersOf<T extends z.ZodType>(schema: T, form: Form): z.output<T> {
  const { success, data, error } = schema.safeParse(form, { reportInput: true });
  if (success) return data;
  const [issue] = error.issues;
  const path = (issue?.path ?? []).map((name, index) => (index ? `[${String(name)}]` : String(name))).join('');
  if (issue?.code === 'unrecognized_keys') {
    const name = path ? `${path}[${issue.keys[0]}]` : issue.keys[0];
    throw refused(`Received unknown parameter: ${name}`, 'parameter_unknown');
  }
  if (issue && issue.input === undefined) {
    throw refused(`Missing required param: ${path}.`, 'parameter_missing');
  }
  if (issue?.code === 'invalid_format' && issue.format === 'regex') {
    throw refused(`Invalid integer: ${path}`, 'parameter_invalid_integer');
  }
  if (issue?.code === 'invalid_value') {
    throw refused(`Invalid ${path}: must be one of ${issue.values.join(', ')}`);
  }
  throw refused(`Invalid ${path}: ${issue?.message}`);
}

const refused = (message: string, code?: string) => new StripeRefusal(400, 'invalid_request_error', message, code);

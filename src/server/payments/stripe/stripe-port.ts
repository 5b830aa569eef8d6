import Stripe from 'stripe';
import type { Facts } from '../../../domain/payments/payment-facts.ts';
import type { BalanceEntry } from '../../../domain/payments/provider-balance.ts';
import { type CallOutcome, type PaymentPort, PaymentProviderError, type PaymentToOpen } from '../payment-port.ts';
import { balanceEntry } from './balance-entry.ts';
import { checkAccount } from './check-account.ts';
import { toStripe } from './stripe-amount.ts';
import { chargeOf, disputedOf, disputeOf, factsOf, intentOf } from './stripe-facts.ts';
import { hintOf } from './stripe-hints.ts';

/** Longer than Stripe ever takes, and short enough that a customer waits for it. */
const TIMEOUT_MS = 15_000;
const EXPAND = ['payment_intent.latest_charge.refunds'];

/** Methods that take days to pay, or whose payment can be taken back. Nobody cooks on such a promise. */
const TOO_SLOW = [
  ...(['acss_debit', 'au_becs_debit', 'bacs_debit', 'boleto', 'customer_balance', 'konbini'] as const),
  ...(['multibanco', 'nz_bank_account', 'oxxo', 'sepa_debit', 'sofort', 'us_bank_account'] as const),
];

/** Methods of which Stripe's Checkout can hold a payment, as its reference lists them. Which of them a page offers, the account's owner decides. */
export const HELD = [
  ...(['affirm', 'afterpay_clearpay', 'alma', 'amazon_pay', 'billie', 'card', 'cashapp', 'kakao_pay'] as const),
  ...(['klarna', 'kr_card', 'link', 'mobilepay', 'naver_pay', 'payco', 'paypal', 'revolut_pay'] as const),
  ...(['samsung_pay', 'satispay', 'scalapay', 'sequra', 'sunbit'] as const),
];

export interface StripePlace {
  /** Replaces Stripe's own address. */
  url?: string | undefined;
  httpClient?: InstanceType<typeof Stripe.HttpClient>;
}

/** Stripe's hosted Checkout, on the restaurant's own account. Loaded only when a restaurant has one (decision 092). */
export function stripePort(key: string, { url, httpClient }: StripePlace = {}): PaymentPort {
  const place = url ? new URL(url) : null;
  const stripe = new Stripe(key, {
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 1,
    telemetry: false,
    ...(place && {
      host: place.hostname,
      port: place.port || (place.protocol === 'http:' ? 80 : 443),
      protocol: place.protocol === 'http:' ? 'http' : 'https',
    }),
    ...(httpClient && { httpClient }),
  });

  async function session(reference: string): Promise<Stripe.Checkout.Session> {
    const found = await stripe.checkout.sessions.retrieve(reference, { expand: EXPAND });
    const intent = intentOf(found);
    const refunds = chargeOf(intent)?.refunds;
    // A charge shows no more than its last ten.
    if (intent && refunds?.has_more) refunds.data = await refundsOf(intent.id);
    return found;
  }

  const refundsOf = async (intent: string) => (await stripe.refunds.list({ payment_intent: intent, limit: 100 })).data;

  /** Stripe takes fewer addresses for mails than we do. It asks for one on its page where it knows none. */
  async function openSession(payment: PaymentToOpen): Promise<Stripe.Checkout.Session> {
    const idempotencyKey = `${payment.id}-open${payment.renewals ? `-${payment.renewals}` : ''}`;
    try {
      return await stripe.checkout.sessions.create(sessionOf(payment), { idempotencyKey });
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeError) || error.code !== 'email_invalid') throw error;
      const plain = sessionOf({ ...payment, email: null });
      return stripe.checkout.sessions.create(plain, { idempotencyKey: `${idempotencyKey}-plain` });
    }
  }

  /** Reads what is true, asks for `work` unless that has been done, and reads again. */
  async function change(
    reference: string,
    work: (intentId: string | null, found: Stripe.Checkout.Session, facts: Facts) => Promise<unknown> | null,
  ): Promise<Facts> {
    const found = await session(reference);
    const facts = factsOf(found);
    const asked = work(intentOf(found)?.id ?? null, found, facts);
    if (!asked) return facts;
    await asked;
    return factsOf(await session(reference));
  }

  /** Stripe forgets idempotency keys after a day; what it refunded it does not forget. */
  async function refundOnce(intent: string, asked: { amount: number; left: number; key: string; act: string }) {
    const { amount, left, key: idempotencyKey, act } = asked;
    if ((await refundsOf(intent)).some(({ metadata }) => metadata?.['act'] === act)) return;
    if (amount > left) throw new PaymentProviderError('less is left than was asked for', 'refused');
    await stripe.refunds.create({ payment_intent: intent, amount, metadata: { act } }, { idempotencyKey });
  }

  /** With how a dispute stands. A key that may not read disputes, as keys from before, costs only that. */
  async function withDispute(found: Stripe.Checkout.Session): Promise<Facts> {
    const facts = factsOf(found);
    const intent = intentOf(found)?.id;
    if (!facts.isDisputed || !intent) return facts;
    const disputes = await stripe.disputes.list({ payment_intent: intent, limit: 1 }).catch((error: unknown) => {
      if (error instanceof Stripe.errors.StripePermissionError) return null;
      throw error;
    });
    const [last] = disputes?.data ?? [];
    if (!last) return facts;
    const due = last.evidence_details.due_by;
    const dispute = disputeOf(last.status);
    return { ...facts, dispute, disputed: disputedOf(last), evidenceDueBy: due ? due * 1000 : null };
  }

  return {
    open: (payment) =>
      telling(async () => {
        const { id, url: pageUrl } = await openSession(payment);
        if (!pageUrl) throw new PaymentProviderError('the session has no page', 'refused');
        return { reference: id, pageUrl };
      }),
    read: (reference) => telling(async () => withDispute(await session(reference))),
    capture: (reference, amount, idempotencyKey) =>
      telling(() =>
        change(reference, (intent, _, { state, currency }) =>
          intent && state === 'authorised'
            ? stripe.paymentIntents.capture(
                intent,
                { amount_to_capture: toStripe(amount, currency) },
                { idempotencyKey },
              )
            : null,
        ),
      ),
    void: (reference, idempotencyKey) =>
      telling(() =>
        change(reference, (intent, { status }, { state }) => {
          // A key of its own: if somebody pays at this moment, what is held is released under the other one.
          const idempotent = { idempotencyKey: `${idempotencyKey}-page` };
          if (status === 'open') return stripe.checkout.sessions.expire(reference, {}, idempotent);
          return intent && state === 'authorised' ? stripe.paymentIntents.cancel(intent, {}, { idempotencyKey }) : null;
        }),
      ),
    refund: (reference, amount, key, act = key) =>
      telling(() =>
        change(reference, (intent, _, { currency, captured, refunded }) => {
          const counted = (minor: number) => toStripe(minor, currency);
          return intent
            ? refundOnce(intent, { amount: counted(amount), left: counted(captured - refunded), key, act })
            : null;
        }),
      ),
    verify: (body, signature, secret) => hintOf(stripe, { body, signature, secret }),
    check: (webhookUrl) => checkAccount(stripe, webhookUrl),
    knock: () => telling(async () => void (await stripe.checkout.sessions.list({ limit: 1 }))),
    balance: ({ from, to }) =>
      telling(async () => {
        const created = { gte: Math.ceil(from / 1000), lt: Math.ceil(to / 1000) };
        const entries: BalanceEntry[] = [];
        const pages = stripe.balanceTransactions.list({ created, limit: 100, expand: ['data.source'] });
        for await (const each of pages) entries.push(balanceEntry(each));
        return entries;
      }),
  };
}

function sessionOf(payment: PaymentToOpen): Stripe.Checkout.SessionCreateParams {
  const { id, amount, currency, title, language, email, returnUrl, closesAt } = payment;
  return {
    mode: 'payment',
    client_reference_id: id,
    ...(email && { customer_email: email }),
    locale: language,
    success_url: returnUrl,
    cancel_url: returnUrl,
    expires_at: Math.floor(closesAt / 1000),
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: currency.toLowerCase(),
          unit_amount: toStripe(amount, currency),
          product_data: { name: title },
        },
      },
    ],
    // Held until the restaurant accepts; methods without a hold are charged at once.
    payment_method_options: Object.fromEntries(HELD.map((method) => [method, { capture_method: 'manual' }])),
    excluded_payment_method_types: TOO_SLOW,
    metadata: { payment: id },
    payment_intent_data: { description: title, metadata: { payment: id } },
  };
}

/** Stripe's errors as the port's. */
async function telling<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    throw new PaymentProviderError(error.message, outcomeOf(error));
  }
}

function outcomeOf(error: InstanceType<typeof Stripe.errors.StripeError>): CallOutcome {
  const { errors } = Stripe;
  if (error instanceof errors.StripeAuthenticationError) return 'denied';
  // The same key with other parameters: what was asked for first is known by now, and its answer is kept.
  if (error instanceof errors.StripeIdempotencyError) return 'failed';
  if (error instanceof errors.StripePermissionError) return 'forbidden';
  if (error instanceof errors.StripeInvalidRequestError || error instanceof errors.StripeCardError) return 'refused';
  return error instanceof errors.StripeAPIError && (error.statusCode ?? 0) >= 500 ? 'failed' : 'unknown';
}

import Stripe from 'stripe';
import type { AccountFinding, Check } from '../payment-port.ts';
import { EVENTS } from './stripe-hints.ts';

/** Tries each right that payments need of the key, and whether hints can be registered. */
export async function checkAccount(stripe: Stripe, webhookUrl: string): Promise<Check> {
  let account: string | null = null;
  try {
    const { id, charges_enabled } = await stripe.accounts.retrieveCurrent().catch((error: unknown) => {
      // A restricted key need not be able to read the account.
      if (error instanceof Stripe.errors.StripePermissionError) return { id: null, charges_enabled: true };
      throw error;
    });
    account = id;
    if (!charges_enabled) return { finding: 'charges_disabled', detail: null, account, webhook: null };
    await tryRights(stripe);
  } catch (error) {
    return { finding: findingOf(error), detail: wordsOf(error), account, webhook: null };
  }
  try {
    return { finding: 'ok', detail: null, account, webhook: await register(stripe, webhookUrl) };
  } catch (error) {
    return { finding: 'ok_without_events', detail: wordsOf(error), account, webhook: null };
  }
}

/** No payment has it. */
const NOTHING = 'servery_tries_its_rights';

/**
 * Asks for what a restricted key may be allowed to do or not, and to do it with things that there are not: Stripe says first that a right is
 * missing, and only then that it does not know the thing. Throws the first refusal for lack of a right.
 */
async function tryRights(stripe: Stripe): Promise<void> {
  await stripe.checkout.sessions.list({ limit: 1 });
  await stripe.paymentIntents.list({ limit: 1 });
  await stripe.refunds.list({ limit: 1 });
  await stripe.disputes.list({ limit: 1 });
  await stripe.balanceTransactions.list({ limit: 1, expand: ['data.source'] });
  const wanted = [
    () => stripe.checkout.sessions.expire(`cs_test_${NOTHING}`),
    () => stripe.paymentIntents.capture(`pi_${NOTHING}`),
    () => stripe.paymentIntents.cancel(`pi_${NOTHING}`),
    () => stripe.refunds.create({ payment_intent: `pi_${NOTHING}` }),
  ];
  for (const call of wanted) {
    try {
      await call();
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
    }
  }
}

/** Replaces what an earlier check registered: only when it is made does Stripe tell an endpoint's secret. */
async function register(stripe: Stripe, url: string): Promise<Check['webhook']> {
  for (const { id } of (await stripe.webhookEndpoints.list({ limit: 100 })).data.filter((each) => each.url === url)) {
    await stripe.webhookEndpoints.del(id);
  }
  const { id, secret } = await stripe.webhookEndpoints.create({ url, enabled_events: [...EVENTS] });
  return secret ? { id, secret } : null;
}

function findingOf(error: unknown): AccountFinding {
  const { StripeAuthenticationError, StripePermissionError, StripeConnectionError } = Stripe.errors;
  if (error instanceof StripeAuthenticationError) return 'key_invalid';
  if (error instanceof StripePermissionError) return 'key_lacks_rights';
  return error instanceof StripeConnectionError ? 'unreachable' : 'failed';
}

/** What Stripe said, without the key, of which it repeats a part. */
function wordsOf(error: unknown): string | null {
  if (!(error instanceof Stripe.errors.StripeError)) return null;
  return error.message.replace(/\b[rs]k_\w+\**\w*/g, '…').slice(0, 300);
}

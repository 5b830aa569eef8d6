import { setTimeout as after } from 'node:timers/promises';
import type { Facts, PaymentState } from '../../domain/payments/payment-facts.ts';
import { newId } from '../platform/ids/ids.ts';
import { sayResult } from './say-result.ts';

const MINUTES = 10;
const HELD = 100;
/** Less than is held, as when a dish was taken out: what is released must not look like a refund. */
const TAKEN = 90;
const HALF = 45;

interface PaymentsTrial {
  key: string;
  currency: string;
  /** Replaces Stripe's own address. */
  url?: string | undefined;
  /** Says what happens, and where the payment is to be paid. */
  say(line: string): void;
  /** How long to wait between two questions (ms). */
  every?: number;
}

/**
 * `npm run payments:check`: pays 1.00 with a test key at Stripe itself, takes 0.90 of it, and gives that back in two parts, by the very code that
 * serves customers. Somebody must pay on Stripe's page with a test card. Throws an error that says what was not as expected.
 */
export async function tryPayments({ key, currency, url, say, every = 2000 }: PaymentsTrial): Promise<string> {
  if (!/^(sk|rk)_test_\w+$/.test(key)) {
    throw new Error(
      'Set STRIPE_TEST_KEY to a test key of Stripe (rk_test_… or sk_test_…). A live key is never used here.',
    );
  }
  const { stripePort } = await import('../payments/stripe/stripe-port.ts');
  const port = stripePort(key, { url });
  const id = newId();
  const { reference, pageUrl } = await port.open({
    id,
    amount: HELD,
    currency,
    title: 'Servery: payments:check',
    language: 'en',
    email: 'payments-check@example.com',
    returnUrl: 'https://example.com/',
    closesAt: Date.now() + 60 * 60_000,
  });
  say(`Pay here with the card 4242 4242 4242 4242, any later date and any code:\n\n  ${pageUrl}\n`);
  const paid = await untilPaid(() => port.read(reference), every);
  expectState(paid, 'authorised', 'the card is held');
  say(`Held: ${paid.method} ··${paid.lastDigits}`);
  const taken = await port.capture(reference, TAKEN, `${id}-capture`);
  expectState(taken, 'captured', 'the money is taken');
  expectAmount(taken.captured, TAKEN, 'taken');
  expectAmount(taken.refunded, 0, 'refunded, where the rest is only released');
  await port.capture(reference, TAKEN, `${id}-capture`);
  say('Taken 0.90 of it, once although it was asked for twice; the rest is released');
  await port.refund(reference, HALF, `${id}-refund-1`);
  await port.refund(reference, HALF, `${id}-refund-1`);
  const { refunded } = await port.refund(reference, TAKEN - HALF, `${id}-refund-2`);
  expectAmount(refunded, TAKEN, 'refunded');
  return 'Refunded in two parts. Card payments work with this key.';
}

async function untilPaid(read: () => Promise<Facts>, every: number): Promise<Facts> {
  const end = Date.now() + MINUTES * 60_000;
  while (Date.now() < end) {
    const facts = await read();
    if (facts.state !== 'created') return facts;
    await after(every);
  }
  throw new Error(`Nobody paid within ${MINUTES} minutes.`);
}

function expectState({ state }: Facts, wanted: PaymentState, words: string): void {
  if (state !== wanted) throw new Error(`Expected that ${words}, but Stripe says: ${state}.`);
}

function expectAmount(amount: number, wanted: number, words: string): void {
  if (amount !== wanted) throw new Error(`Expected ${wanted / 100} to be ${words}, but Stripe says ${amount / 100}.`);
}

if (import.meta.main) {
  await sayResult(({ STRIPE_URL }, [currency = 'EUR']) =>
    tryPayments({
      key: process.env['STRIPE_TEST_KEY'] ?? '',
      currency: currency.toUpperCase(),
      url: STRIPE_URL,
      say: (line) => process.stdout.write(`${line}\n`),
    }),
  );
}

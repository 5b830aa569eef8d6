import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { documentVersion, faultsOf, holdable } from '../../../../tests/support/stripe-document.ts';
import type { Call, CallAnswer } from '../simulator/answer-call.ts';
import { Simulator, type Way } from '../simulator/simulator.ts';
import { simulatorClient } from '../simulator/simulator-client.ts';
import { HELD, stripePort } from './stripe-port.ts';

const HOUR = 3_600_000;
const KEY = 'rk_test_document';

/** Every call that was made, and its answer. */
const calls: { call: Call; answer: CallAnswer }[] = [];

class Recorded extends Simulator {
  override answer(call: Call): CallAnswer {
    const answer = super.answer(call);
    calls.push({ call, answer: structuredClone(answer) });
    return answer;
  }
}

const simulator = new Recorded({ pages: 'https://pay.test' });
const port = stripePort(KEY, { httpClient: simulatorClient(simulator) });
let count = 0;

/** Opens a page and pays on it. Returns the session, and the payment's intent. */
async function paid(way: Way): Promise<{ session: string; intent: string }> {
  const { reference: session } = await port.open({
    ...{ id: `payment-${++count}`, amount: 2560, currency: 'EUR', title: 'Order K7M2-9QXP', language: 'pt' },
    ...{ email: 'ana@example.test', returnUrl: 'https://trattoria.test/orders/1', closesAt: Date.now() + HOUR },
  });
  simulator.act(session, way);
  return { session, intent: simulator.records.sessions[session]?.payment_intent ?? '' };
}

function ask(method: string, path: string, body = '', headers: Record<string, string> = {}): CallAnswer {
  return simulator.answer({ method, path, body, headers: { authorization: `Bearer ${KEY}`, ...headers } });
}

const faults = () => calls.flatMap(({ call, answer }) => faultsOf(call, answer));
const wordsOf = ({ body }: CallAnswer) => (body as { error?: { message: string; code?: string } }).error;

describe('what is asked of Stripe, and what the simulator answers,', () => {
  afterEach(() => {
    calls.length = 0;
  });

  it('is as the reference has it, of the version that the SDK pins', async () => {
    const pinned = readFileSync('node_modules/stripe/OPENAPI_VERSION', 'utf8').trim();
    expect(documentVersion).toBe(pinned);
    await port.check('https://trattoria.test/api/v1/payments/events');
    const held = await paid('pay');
    await port.capture(held.session, 1310, 'capture-1');
    await port.refund(held.session, 300, 'refund-1');
    await port.void((await paid('pay')).session, 'void-1');
    await port.void((await paid('decline')).session, 'void-2');
    const charged = await paid('mb_way');
    simulator.dispute(charged.intent);
    await port.read(charged.session);
    simulator.payOut(KEY, 'eur');
    for (const path of ['balance_transactions', 'payouts', 'disputes', 'checkout/sessions', 'payment_intents']) {
      expect(ask('GET', `/v1/${path}`).status, path).toBe(200);
    }
    expect(ask('GET', '/v1/balance_transactions?expand[]=data.source').status).toBe(200);
    expect(faults()).toEqual([]);
    expect(calls.length).toBeGreaterThan(25);
  });

  it('shows ids of what nobody asks to expand, and refuses to expand what is nothing', async () => {
    const { session, intent } = await paid('pay');
    const url = `/v1/checkout/sessions/${session}`;
    expect(ask('GET', url).body).toMatchObject({ payment_intent: intent });
    expect(ask('GET', `${url}?expand[]=payment_intent`).body).toMatchObject({
      payment_intent: { id: intent, latest_charge: intent.replace('pi_', 'ch_') },
    });
    expect(wordsOf(ask('GET', `${url}?expand[0]=payment`))?.message).toContain('cannot be expanded (payment)');
  });

  it('makes no refund of what was held and not taken', async () => {
    const { session, intent } = await paid('pay');
    const facts = await port.capture(session, 1310, 'capture-part');
    expect(facts).toMatchObject({ state: 'captured', captured: 1310, refunded: 0 });
    expect(ask('GET', `/v1/refunds?payment_intent=${intent}`).body).toMatchObject({ data: [] });
    // Nor does one of just that sum, at Stripe's own pages, pass for it.
    simulator.refundAtProvider(intent, 1250);
    expect((await port.read(session)).refunded).toBe(1250);
  });

  it('lists the newest first, in pages', async () => {
    const { intent } = await paid('mb_way');
    for (const amount of [1, 2, 3]) simulator.refundAtProvider(intent, amount);
    const url = `/v1/refunds?payment_intent=${intent}&limit=2`;
    const first = ask('GET', url).body as { data: { id: string; amount: number }[] };
    expect(first).toMatchObject({ data: [{ amount: 3 }, { amount: 2 }], has_more: true });
    const rest = ask('GET', `${url}&starting_after=${first.data[1]?.id}`).body;
    expect(rest).toMatchObject({ data: [{ amount: 1 }], has_more: false });
  });

  it.each([
    ['an unknown parameter', 'payment_intent=pi_x&sum=3', 'parameter_unknown'],
    ['a text for a number', 'payment_intent=pi_x&amount=much', 'parameter_invalid_integer'],
    ['a missing one', 'amount=3', 'parameter_missing'],
    ['an empty one', 'payment_intent=', 'parameter_invalid_empty'],
  ])('refuses %s', (_, body, code) => {
    expect(wordsOf(ask('POST', '/v1/refunds', body))?.code).toBe(code);
  });

  it('remembers answers under a key for a day, failures too, and refuses other parameters with it', async () => {
    const { intent } = await paid('mb_way');
    const headers = { 'idempotency-key': 'one' };
    const refund = (amount: number) => ask('POST', '/v1/refunds', `payment_intent=${intent}&amount=${amount}`, headers);
    simulator.failures = 2;
    expect(refund(3).status).toBe(500);
    simulator.failures = 0;
    expect(refund(3).status).toBe(500);
    expect(wordsOf(refund(4))).toMatchObject({ type: 'idempotency_error' });
    expect(simulator.records.refunds.filter(({ payment_intent }) => payment_intent === intent)).toHaveLength(0);
  });

  it.each([...(['sessions', 'payments', 'captures', 'refunds'] as const), ...(['disputes', 'balance'] as const)])(
    'says that a restricted key lacks the right of %s',
    async (word) => {
      const without = stripePort(`rk_test_key_without_${word}`, { httpClient: simulatorClient(simulator) });
      const found = await without.check('https://trattoria.test/api/v1/payments/events');
      expect(found).toMatchObject({ finding: 'key_lacks_rights', detail: expect.stringContaining('rak_') });
    },
  );

  it('holds all that the reference lets Checkout hold', () => {
    expect(HELD.toSorted()).toEqual(holdable().toSorted());
  });
});

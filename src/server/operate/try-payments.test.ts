import { expect, it } from 'vitest';
import { serveSimulator } from '../../../tests/support/serve-simulator.ts';
import { tryPayments } from './try-payments.ts';

it('pays, takes and refunds with a test key, and each only once', async () => {
  const stripe = await serveSimulator();
  const said: string[] = [];
  const say = (line: string) => {
    said.push(line);
    const session = /\/pay\/(\w+)/.exec(line)?.[1];
    if (session) stripe.simulator.act(session, 'pay');
  };
  const trial = { key: 'rk_test_check', currency: 'EUR', url: stripe.url, every: 1, say };
  expect(await tryPayments(trial)).toContain('Card payments work');
  expect(said).toContain('Held: visa ··4242');
  expect(Object.values(stripe.simulator.records.intents)).toMatchObject([{ amount: 100, captured: 90, refunded: 90 }]);
  expect(stripe.simulator.records.refunds.map(({ amount }) => amount)).toEqual([45, 45]);
  await stripe.close();
});

it.each(['rk_live_check', '', 'pk_test_check'])('refuses the key "%s" before it asks anybody', async (key) => {
  await expect(tryPayments({ key, currency: 'EUR', say: () => {} })).rejects.toThrow('STRIPE_TEST_KEY');
});

import { expect, it } from 'vitest';
import { Simulator } from './simulator.ts';

it('gives ids that nobody can guess or count: who knows a session’s may pay it, and a webhook’s gives its secret', () => {
  const simulator = new Simulator({ pages: 'http://pay.test' });
  const ids = Array.from({ length: 50 }, () => simulator.newId('cs'));
  for (const id of ids) expect(id).toMatch(/^cs_test_[0-9a-f]{24}$/);
  expect(new Set(ids.map((id) => id.slice(0, 16))).size).toBeGreaterThan(45);
  const answer = simulator.answer({
    ...{ method: 'POST', path: '/v1/webhook_endpoints', headers: { authorization: 'Bearer rk_test_one' } },
    body: 'url=https%3A%2F%2Fshop.test%2Fhook&enabled_events[0]=charge.refunded',
  });
  expect(answer).toMatchObject({ status: 200, body: { secret: expect.stringMatching(/[0-9a-f]{24}/) } });
});

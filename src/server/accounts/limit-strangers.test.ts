import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dialects } from '../../../tests/support/databases.ts';
import { ids } from '../../../tests/support/order-input.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';

const [STRANGER, HONEST] = ['203.0.113.7', '198.51.100.9'];

describe.each(dialects)('what one stranger does at a restaurant, on %s,', (dialect) => {
  let app: TestApp;
  beforeEach(async () => {
    app = await startTestApp(dialect);
    // The limits of requests by the minute are others', and would refuse before.
    app.services.config.RATE_LIMITS = true;
    await app.services.db
      .updateTable('restaurants')
      .set({ mailing_list: 1, message_days: 90 })
      .where('id', '=', ids.restaurant)
      .execute();
  });
  afterEach(() => app.close());

  const join = (n: number, remoteAddress: string) =>
    app.call({ method: 'POST', url: '/mailing-list', remoteAddress, body: { email: `ana${n}@example.test` } });
  const write = (n: number, remoteAddress: string) => {
    const message = { name: 'Ana', subject: 'Seats', message: 'Have you seats for twenty?' };
    const body = { ...message, email: `ana${n}@example.test` };
    return app.call({ method: 'POST', url: '/messages', remoteAddress, body });
  };
  const begin = (_n: number, remoteAddress: string) => app.call({ method: 'POST', url: '/auth/guest', remoteAddress });

  it.each([
    ['joins of the list', join, 25],
    ['messages', write, 25],
    ['sessions of guests', begin, 125],
  ] as const)('uses up its own share of %s, and nobody else’s', async (_what, act, tries) => {
    const statuses = [];
    for (let n = 0; n < tries; n++) statuses.push((await act(n, STRANGER)).status);
    expect([statuses[0], statuses.at(-1)]).toEqual([expect.any(Number), 429]);
    expect(statuses[0]).toBeLessThan(300);
    expect((await act(999, HONEST)).status).toBeLessThan(300);
  });
});

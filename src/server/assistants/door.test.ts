import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dialects } from '../../../tests/support/databases.ts';
import { callTool, connectClient } from '../../../tests/support/mcp-client.ts';
import { ids, item } from '../../../tests/support/order-input.ts';
import { hire } from '../../../tests/support/staff.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { checkoutBody } from '../../../tests/support/world-checkouts.ts';

const body = checkoutBody({
  restaurantId: ids.restaurant,
  line: item('margherita', ['size/large']),
  email: 'ada@example.com',
});
const begin = (test: TestApp) => test.call({ method: 'POST', url: '/ucp/checkout-sessions', body });

describe.each(dialects)('the door to assistants, on %s,', (dialect) => {
  let test: TestApp;
  let owner: string;
  beforeAll(async () => {
    test = await startTestApp(dialect);
    owner = await hire(test, 'Owner');
  });
  afterAll(() => test.close());

  const set = (assistantsOff: boolean, token = owner) =>
    test.call({ method: 'PUT', url: '/staff/assistants', token, body: { assistantsOff } });

  it('is open until an owner closes it, and then answers nothing', async () => {
    const { id } = (await begin(test)).body;
    const client = await connectClient(test);
    expect((await set(true)).body.data).toEqual({ assistantsOff: true, ordersUpTo: null });
    const closed = { status: 403, body: { code: 'assistants_off', content: 'This restaurant answers no assistants.' } };
    expect(await begin(test)).toMatchObject(closed);
    for (const url of ['/ucp/profile', `/ucp/checkout-sessions/${id}`])
      expect(await test.call({ url })).toMatchObject(closed);
    expect(await test.call({ method: 'POST', url: '/ucp/opened', body: { id } })).toMatchObject(closed);
    await expect(callTool(client, 'get_restaurant')).rejects.toThrow('403');
    expect((await set(false)).body.data).toEqual({ assistantsOff: false, ordersUpTo: null });
    expect(await callTool(client, 'get_checkout', { id })).toMatchObject({ id });
    await client.close();
  });

  it('is no business of who only takes orders', async () => {
    expect((await set(true, await hire(test, 'Staff'))).status).toBe(403);
  });

  it('forgets checkouts a day after their end, with all that they say of anybody', async () => {
    const { forgetOldCheckouts } = await import('../checkouts/forget-old-checkouts.ts');
    const { id } = (await begin(test)).body;
    const { services } = test;
    const chore = (hours: number) =>
      forgetOldCheckouts({ db: services.db, clock: () => services.clock() + hours * 3_600_000 }).run();
    const kept = () => services.db.selectFrom('checkout_sessions').select('id').where('id', '=', id).execute();
    await chore(29);
    expect(await kept()).toHaveLength(1);
    await chore(31);
    expect(await kept()).toEqual([]);
  });
});

it('lets nobody begin checkouts without end', async () => {
  const test = await startTestApp('sqlite', { RATE_LIMITS: 'true' });
  const answers = await Promise.all(Array.from({ length: 61 }, () => begin(test)));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(60);
  expect(answers.find(({ status }) => status !== 201)).toMatchObject({
    status: 429,
    body: { code: 'too_many_requests' },
  });
  await test.close();
});

describe('what one stranger does at the door', () => {
  const HONEST = '198.51.100.9';
  const headers = { 'ucp-agent': 'profile="https://assistant.example/profile.json"' };
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp('sqlite');
    // The limits of requests by the minute are others', and would refuse before.
    test.services.config.RATE_LIMITS = true;
  });
  afterAll(() => test.close());

  it.each([
    [
      'calls',
      '203.0.113.7',
      700,
      (remoteAddress: string) => test.call({ url: '/ucp/profile', headers, remoteAddress }),
    ],
    [
      'begun checkouts',
      '203.0.113.8',
      220,
      (remoteAddress: string) =>
        test.call({ method: 'POST', url: '/ucp/checkout-sessions', body, headers, remoteAddress }),
    ],
  ] as const)(
    'uses up its own share of %s, not that of a platform that it names',
    async (_what, stranger, tries, act) => {
      const statuses: number[] = [];
      for (let n = 0; n < tries; n++) statuses.push((await act(stranger)).status);
      expect([statuses[0], statuses.at(-1)]).toEqual([expect.any(Number), 429]);
      expect(statuses[0]).toBeLessThan(300);
      expect((await act(HONEST)).status).toBeLessThan(300);
    },
  );
});

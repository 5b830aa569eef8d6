import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dialects } from '../../../tests/support/databases.ts';
import { ids, item, pickup } from '../../../tests/support/order-input.ts';
import { employ } from '../../../tests/support/people.ts';
import { hire } from '../../../tests/support/staff.ts';
import { NOON, SUSHI, startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { SUSHI_PLACE } from '../../../tests/support/world-places.ts';
import { keysAnswer, newKeyAnswer } from '../../contract/staff/staff-keys.ts';
import { MINUTE } from '../../domain/times/zoned-time.ts';

describe.each(dialects)('a restaurant’s keys on %s', (dialect) => {
  let app: TestApp;
  let owner: string;
  beforeEach(async () => {
    app = await startTestApp(dialect, { ACCESS_TOKEN_S: '86400' });
    owner = await hire(app, 'Owner');
  });
  afterEach(() => app.close());

  const make = (scopes: string[] = ['orders:read', 'orders:write'], name = 'Till') =>
    app.call({ method: 'POST', url: '/staff/keys', token: owner, body: { name, scopes } });
  const list = async () => (await app.call({ url: '/staff/keys', token: owner })).body.data.keys;
  const end = (id: string) => app.call({ method: 'DELETE', url: `/staff/keys/${id}`, token: owner });

  it('are shown once, and kept as a hash', async () => {
    const { status, body } = await make(['orders:write', 'orders:read', 'orders:read']);
    expect(status).toBe(201);
    expect(newKeyAnswer.parse(body)).toEqual(body);
    const { secret, keys } = body.data;
    expect(secret).toMatch(/^servery_key_[\w-]{43}$/);
    const known = { name: 'Till', scopes: ['orders:read', 'orders:write'], hint: secret.slice(0, 16), seenAt: null };
    expect(keys).toMatchObject([known]);
    const answer = (await app.call({ url: '/staff/keys', token: owner })).body;
    expect(keysAnswer.parse(answer)).toEqual(answer);
    const stored = await app.services.db.selectFrom('keys').selectAll().execute();
    expect(JSON.stringify([answer, stored])).not.toContain(secret);
  });

  it('do what staff do, by the same routes, and the history names them', async () => {
    const { secret, keys } = (await make()).body.data;
    const body = pickup([item('lemonade')]);
    const { _id } = (await app.call({ method: 'POST', url: '/orders', token: await app.register(), body })).body.data;
    const url = `/staff/orders/${_id}/status`;
    const accepted = await app.call({
      ...{ method: 'PATCH', url, token: secret },
      body: { status: 'Confirmed', readyInMinutes: 20 },
    });
    expect(accepted.status).toBe(200);
    const { entries } = (await app.call({ url: '/staff/audit', token: owner })).body.data;
    // Both were at one moment of the test's clock.
    const entryOf = (action: string) => entries.find((entry: { action: string }) => entry.action === action);
    expect(entryOf('order_status').who).toEqual({ userId: keys[0]._id, name: 'Till', isKey: true });
    expect(entryOf('key_new').subjectName).toBe('Till');
    expect(entryOf('key_new').who.isKey).toBeUndefined();
  });

  it('show when they were last used, to within a minute', async () => {
    const { secret } = (await make()).body.data;
    const use = () => app.call({ url: '/staff/board', token: secret });
    const seen = async () => (await list())[0].seenAt;
    expect((await use()).status).toBe(200);
    expect(await seen()).toBe(new Date(NOON).toISOString());
    app.setNow(NOON + MINUTE - 1);
    await use();
    expect(await seen()).toBe(new Date(NOON).toISOString());
    app.setNow(NOON + MINUTE);
    await use();
    expect(await seen()).toBe(new Date(NOON + MINUTE).toISOString());
  });

  it('are ended at once, and leave their name in the history', async () => {
    const { secret, keys } = (await make()).body.data;
    const until = new Date(NOON + 30 * MINUTE).toISOString();
    const pause = () => app.call({ method: 'PUT', url: '/staff/ordering-pause', token: secret, body: { until } });
    expect((await pause()).status).toBe(200);
    expect((await end(keys[0]._id)).body.data.keys).toEqual([]);
    expect((await pause()).status).toBe(401);
    expect((await end(keys[0]._id)).status).toBe(404);
    const { entries } = (await app.call({ url: '/staff/audit', token: owner })).body.data;
    const told = entries.map((entry: { action: string; who: { name: string } }) => [entry.action, entry.who.name]);
    expect(told).toContainEqual(['ordering_pause', 'Till']);
    expect(told).toContainEqual(['key_ended', 'Ada Cook']);
  });

  it('open nothing at another restaurant, and are nobody’s who signs in', async () => {
    const { secret, keys } = (await make()).body.data;
    expect((await app.call({ url: '/staff/board', token: secret, host: SUSHI })).status).toBe(401);
    const other = await app.register('sushi@example.test', SUSHI);
    const { body } = await app.call({ url: '/users/me', token: other, host: SUSHI });
    await employ(app, body.data.user._id, 'Owner', SUSHI_PLACE.restaurantId);
    const url = `/staff/keys/${keys[0]._id}`;
    expect((await app.call({ method: 'DELETE', url, token: other, host: SUSHI })).status).toBe(404);
    for (const email of [`${keys[0]._id}@key.invalid`, `key:${keys[0]._id}`]) {
      const answer = await app.call({ method: 'POST', url: '/auth/login', body: { email, password: '' } });
      expect(answer.status).toBeGreaterThanOrEqual(400);
    }
    expect((await app.call({ url: '/staff/me', token: secret })).status).toBe(401);
  });

  it('never set a rule of the restaurant aside', async () => {
    const { secret } = (await make()).body.data;
    const body = {
      ...pickup([item('lemonade')]),
      ...{ restaurantId: ids.restaurant, customerName: 'Ada', overrides: ['minimum'], overrideReason: 'because' },
    };
    const { status } = await app.call({ method: 'POST', url: '/staff/phone-orders', token: secret, body });
    expect(status).toBe(403);
  });

  it('are twenty at most, however many owners make one at once', async () => {
    const answers = await Promise.all(Array.from({ length: 22 }, () => make()));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(20);
    expect(answers.find(({ status }) => status !== 201)?.body.code).toBe('too_many_keys');
  });

  it('want a name and something to do', async () => {
    for (const [scopes, name] of [
      [[], 'Till'],
      [['members:write'], 'Till'],
      [['orders:read'], ' '],
    ] as const) {
      expect((await make([...scopes], name)).status).toBe(422);
    }
  });
});

describe('limits of keys', () => {
  it('are counted by key, whatever the address', async () => {
    const app = await startTestApp('sqlite', { RATE_LIMITS: 'true' });
    const owner = await hire(app, 'Owner');
    const make = async () => {
      const body = { name: 'Till', scopes: ['menu:read'] };
      return (await app.call({ method: 'POST', url: '/staff/keys', token: owner, body })).body.data.secret;
    };
    const [one, other] = [await make(), await make()];
    const use = (token: string, address: string) => app.call({ url: '/staff/menu', token, remoteAddress: address });
    const answers = await Promise.all(Array.from({ length: 301 }, (_, index) => use(one, `192.0.2.${index % 200}`)));
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused).toHaveLength(1);
    expect(refused[0]).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
    expect((await use(other, '192.0.2.1')).status).toBe(200);
    await app.close();
  });
});

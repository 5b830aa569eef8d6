import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dialects } from '../../../tests/support/databases.ts';
import { type Call, NOON, PASSWORD, SUSHI, startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { forgetOldAttempts } from './forget-expired.ts';
import { limitAttempts, signInLimits } from './limit-attempts.ts';

const WINDOW_S = 15 * 60;
const EMAIL = 'ada@example.test';

describe.each(dialects)('guessing passwords on %s', (dialect) => {
  let app: TestApp;
  beforeEach(async () => {
    app = await startTestApp(dialect, { RATE_LIMITS: 'true', TRUSTED_PROXIES: '10.0.0.0/8' });
    await app.register(EMAIL);
  });
  afterEach(() => app.close());

  // Behind the proxy 10.0.0.1, which adds the address it sees; each address may sign in 60 times a minute.
  const login = (password: string, from: string, more: Partial<Call> & { email?: string } = {}) => {
    const { email = EMAIL, ...call } = more;
    const headers = { 'x-forwarded-for': from };
    const body = { email, password };
    return app.call({ method: 'POST', url: '/auth/login', remoteAddress: '10.0.0.1', headers, body, ...call });
  };
  const guess = async (times: number, from: string, more: Partial<Call> & { email?: string } = {}) => {
    const statuses = [];
    for (let n = 0; n < times; n++) statuses.push((await login('Wrong-1!', from, more)).status);
    return statuses;
  };

  it('stops after twenty from one network, the right one too, and says until when', async () => {
    expect(await guess(20, '192.0.2.1')).toEqual(Array(20).fill(401));
    app.setNow(NOON + 60_000);
    const refused = await login(PASSWORD, '192.0.2.1');
    expect(refused).toMatchObject({
      status: 429,
      body: { code: 'too_many_attempts', message: expect.stringContaining('14 min') },
    });
    expect(refused.headers['retry-after']).toBe(String(WINDOW_S - 60));
    app.setNow(NOON + WINDOW_S * 1000);
    expect((await login(PASSWORD, '192.0.2.1')).status).toBe(200);
  });

  it('counts the same for an address that has no account', async () => {
    const answers = [];
    for (const email of [EMAIL, 'nobody@example.test']) answers.push(await guess(21, '192.0.2.1', { email }));
    expect(answers[0]).toEqual([...Array(20).fill(401), 429]);
    expect(answers[1]).toEqual(answers[0]);
  });

  it('is not begun anew by another spelling, another restaurant or a forged header', async () => {
    await guess(5, '192.0.2.1');
    await guess(5, '192.0.2.1', { email: ' ADA@Example.Test ' });
    await guess(5, '192.0.2.1', { host: SUSHI });
    await guess(5, '203.0.113.9, 192.0.2.1');
    expect((await login(PASSWORD, '198.51.100.7, 192.0.2.1')).status).toBe(429);
    // Letters that only look like these, or turn into them in capitals, are another address: the password opens nothing.
    for (const email of ['ad\u0430@example.test', 'ada@example.te\u017Ft']) {
      expect((await login(PASSWORD, '192.0.2.2', { email })).status).toBe(401);
    }
  });

  it('does not believe the header of a stranger', async () => {
    const direct = { remoteAddress: '192.0.2.1' };
    for (let n = 0; n < 20; n++) await login('Wrong-1!', `203.0.113.${n}`, direct);
    expect((await login(PASSWORD, '203.0.113.99', direct)).status).toBe(429);
    expect((await login(PASSWORD, '203.0.113.1')).status).toBe(200);
  });

  it('takes a whole IPv6 network for one guesser', async () => {
    for (let n = 1; n <= 20; n++) await login('Wrong-1!', `2001:db8::${n}`);
    expect((await login(PASSWORD, '2001:db8::ffff')).status).toBe(429);
    expect((await login(PASSWORD, '2001:db8:0:1::1')).status).toBe(200);
  });

  it('from many networks stops after a hundred, but never locks the owner’s own browser out', async () => {
    const [refresh, device] = (await login(PASSWORD, '192.0.2.1')).cookies;
    expect(device).toMatchObject({ name: 'known_device', httpOnly: true, sameSite: 'Strict', path: refresh?.path });
    for (let network = 1; network <= 5; network++) await guess(1, `198.51.100.${network}`);
    // The account's own count is the only one at five: say that ninety-five more have come.
    await app.services.db.updateTable('attempts').set({ count: 100 }).where('count', '=', 5).execute();
    expect((await login(PASSWORD, '203.0.113.1')).status).toBe(429);
    const cookies = { known_device: device?.value as string };
    expect((await login(PASSWORD, '203.0.113.1', { cookies })).status).toBe(200);
    // The mark is of one account, cannot be made up, and has an end of its own.
    await app.register('bob@example.test');
    const forged = { known_device: `another.${cookies.known_device.split('.')[1]}` };
    expect((await login(PASSWORD, '203.0.113.1', { cookies: forged })).status).toBe(429);
    // As many characters as a mark has, but more bytes.
    const accented = { known_device: cookies.known_device.replace(/.$/, 'é') };
    expect((await login(PASSWORD, '203.0.113.1', { cookies: accented })).status).toBe(429);
    expect(await guess(21, '203.0.113.2', { cookies })).toEqual([...Array(20).fill(401), 429]);
    expect((await login(PASSWORD, '203.0.113.3', { cookies, email: 'bob@example.test' })).status).toBe(200);
  });

  it('ends with the right password: signing in locks nobody out', async () => {
    for (let n = 0; n < 2; n++) {
      expect(await guess(15, '192.0.2.1')).toEqual(Array(15).fill(401));
      expect((await login(PASSWORD, '192.0.2.1')).status).toBe(200);
    }
    for (let n = 0; n < 25; n++) expect((await login(PASSWORD, '192.0.2.2')).status).toBe(200);
    expect((await login(PASSWORD, '192.0.2.1')).status).toBe(200);
  });

  it('counts guesses that come at once', async () => {
    const answers = await Promise.all(Array.from({ length: 40 }, () => login('Wrong-1!', '192.0.2.1')));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(20);
    expect(statuses.filter((status) => status === 429)).toHaveLength(20);
  });

  it('does not count what a busy server or a database that is away could not check, and each wrong guess beside it', async () => {
    const limits = signInLimits({ email: EMAIL, network: '192.0.2.1', device: null });
    const fail = () => Promise.reject(new Error('the database is away'));
    const unchecked = Array.from({ length: 15 }, () =>
      expect(limitAttempts(app.services, limits, fail)).rejects.toThrow('away'),
    );
    await Promise.all([...unchecked, guess(4, '192.0.2.1')]);
    for (let n = 0; n < 20; n++) await expect(limitAttempts(app.services, limits, fail)).rejects.toThrow('away');
    const counts = await app.services.db.selectFrom('attempts').select('count').execute();
    expect(counts).toEqual(Array(3).fill({ count: 4 }));
    expect((await login(PASSWORD, '192.0.2.1')).status).toBe(200);
  });

  it('with an open session stops too', async () => {
    const token = (await login(PASSWORD, '192.0.2.1')).body.accessToken;
    const change = (currentPassword: string) => {
      const body = { currentPassword, newPassword: 'sixsix' };
      return app.call({ method: 'PUT', url: '/users/me/change-password', token, body });
    };
    for (let n = 0; n < 20; n++) expect((await change('Wrong-1!')).status).toBe(400);
    const refused = await change(PASSWORD);
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, String(WINDOW_S)]);
  });

  it('keeps no address in clear, and nothing for ever', async () => {
    await guess(3, '192.0.2.1');
    const rows = () => app.services.db.selectFrom('attempts').selectAll().execute();
    expect((await rows()).map(({ key }) => key)).toEqual(Array(3).fill(expect.stringMatching(/^[0-9a-f]{64}$/)));
    const chore = forgetOldAttempts(app.services);
    expect(await chore.run()).toBe(0);
    app.setNow(NOON + WINDOW_S * 1000);
    expect(await chore.run()).toBe(3);
    expect(await rows()).toEqual([]);
  });
});

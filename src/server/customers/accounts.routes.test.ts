import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { dialects } from '../../../tests/support/databases.ts';
import { NOON, PASSWORD, SUSHI, startTestApp, type TestApp } from '../../../tests/support/test-app.ts';

describe.each(dialects)('the account on %s', (dialect) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp(dialect);
  });
  afterAll(() => test.close());

  const me = async (token: string, host?: string) =>
    (await test.call({ url: '/users/me', token, ...(host && { host }) })).body.data.user;
  const put = (url: string, token: string, body: object) => test.call({ method: 'PUT', url, token, body });
  const login = (email: string, password: string, host?: string) =>
    test.call({ method: 'POST', url: '/auth/login', body: { email, password }, ...(host && { host }) });

  it('begins empty', async () => {
    const token = await test.register('new@example.test');
    expect(await me(token)).toEqual({
      _id: expect.any(String),
      name: 'Ada Cook',
      email: 'new@example.test',
      phoneNumber: null,
      avatarUrl: null,
      restaurantAffiliations: [{ restaurantId: expect.any(String), points: 0, role: 'customer' }],
      savedAddresses: [],
      defaultAddress: null,
      favoriteProducts: [],
    });
  });

  it('shows points and role of this restaurant alone', async () => {
    const token = await test.register('both@example.test');
    const user = await me(token);
    const here = user.restaurantAffiliations[0].restaurantId;
    const key = { restaurant_id: here, user_id: user._id };
    await test.services.db
      .insertInto('loyalty_balances')
      .values({ ...key, points: 120 })
      .execute();
    await test.services.db
      .insertInto('staff')
      .values({ ...key, role: 'Manager' })
      .execute();
    const expected = [{ restaurantId: here, points: 120, role: 'Manager' }];
    expect((await me(token)).restaurantAffiliations).toEqual(expected);
    const affiliations = await test.call({ url: '/users/me/affiliations', token });
    expect(affiliations).toMatchObject({ status: 200, body: { data: { restaurantAffiliations: expected } } });
    const there = (await login('both@example.test', PASSWORD, SUSHI)).body.accessToken;
    expect((await me(there, SUSHI)).restaurantAffiliations).toMatchObject([{ points: 0, role: 'customer' }]);
  });

  it('may have a name of one character', async () => {
    const token = await test.register();
    const answer = await put('/users/me', token, { name: '李' });
    expect([answer.status, (await me(token)).name]).toEqual([200, '李']);
  });

  it('changes its name and phone number, and nothing else', async () => {
    const token = await test.register('change@example.test');
    const changes = {
      name: ' Ada Baker ',
      phoneNumber: '+44 20 7946 0000',
      email: 'other@example.test',
      avatarUrl: 'x',
    };
    const answer = await put('/users/me', token, changes);
    expect(answer.status).toBe(200);
    const expected = {
      name: 'Ada Baker',
      phoneNumber: '+44 20 7946 0000',
      email: 'change@example.test',
      avatarUrl: null,
    };
    expect(answer.body.data.user).toMatchObject(expected);
    await put('/users/me', token, {});
    expect(await me(token)).toMatchObject(expected);
    await put('/users/me', token, { phoneNumber: '' });
    expect(await me(token)).toMatchObject({ name: 'Ada Baker', phoneNumber: null });
  });

  it.each([
    { name: 'A' },
    { name: 'www.evil.test' },
    { name: '' },
    { phoneNumber: '123456' },
    { phoneNumber: '1234567890123456' },
    { name: 5 },
  ])('refuses %j and keeps what was there', async (body) => {
    const token = await test.register();
    const before = await me(token);
    const answer = await put('/users/me', token, body);
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ field: Object.keys(body)[0] }] } });
    expect(await me(token)).toEqual(before);
  });

  it('ends every session at every restaurant with a new password', async () => {
    const email = 'password@example.test';
    const token = await test.register(email);
    const elsewhere = await login(email, PASSWORD, SUSHI);
    const endSession = vi.spyOn(test.services.live, 'endSession');
    const answer = await put('/users/me/change-password', token, { currentPassword: PASSWORD, newPassword: 'sixsix' });
    expect(answer).toMatchObject({ status: 200, body: { message: 'Password changed successfully!' } });
    expect(endSession).toHaveBeenCalledTimes(2);
    endSession.mockRestore();
    expect((await test.call({ url: '/users/me', token })).status).toBe(401);
    const refresh = await test.call({
      method: 'POST',
      url: '/auth/refresh-token',
      host: SUSHI,
      cookies: { refresh_token: elsewhere.cookies[0]?.value as string },
    });
    expect(refresh.status).toBe(401);
    expect((await login(email, PASSWORD)).status).toBe(401);
    expect((await login(email, 'sixsix')).status).toBe(200);
  });

  it('keeps its password when the current one is wrong or the new one too short', async () => {
    const email = 'keep@example.test';
    const token = await test.register(email);
    const wrong = await put('/users/me/change-password', token, { currentPassword: 'Wrong-1', newPassword: 'sixsix' });
    expect(wrong).toMatchObject({
      status: 400,
      body: { code: 'wrong_password', errors: [{ field: 'currentPassword' }] },
    });
    const short = await put('/users/me/change-password', token, { currentPassword: PASSWORD, newPassword: 'five5' });
    expect(short).toMatchObject({ status: 422, body: { errors: [{ field: 'newPassword' }] } });
    expect((await login(email, PASSWORD)).status).toBe(200);
    expect((await test.call({ url: '/users/me', token })).status).toBe(200);
  });

  it.each([
    ['GET', '/users/me'],
    ['PUT', '/users/me'],
    ['PUT', '/users/me/change-password'],
    ['GET', '/users/me/affiliations'],
    ['POST', '/users/me/addresses'],
    ['PUT', '/users/me/addresses/x'],
    ['DELETE', '/users/me/addresses/x'],
    ['PATCH', '/users/me/addresses/x/default'],
    ['PUT', '/users/me/favorites/x'],
    ['DELETE', '/users/me/favorites/x'],
  ] as const)('%s %s needs a token of this restaurant', async (method, url) => {
    const body = {
      name: 'Ada',
      currentPassword: PASSWORD,
      newPassword: PASSWORD,
      street: 'a',
      city: 'b',
      postalCode: 'c',
    };
    const payload = method === 'PUT' || method === 'POST' ? { body } : {};
    const tokens = [undefined, 'made.up.token', await test.register(undefined, SUSHI)];
    for (const token of tokens) {
      const answer = await test.call({ method, url, ...payload, ...(token && { token }) });
      expect(answer).toMatchObject({ status: 401, body: { message: 'User not authenticated.' } });
    }
  });

  it.each(['Bearer', 'bearer', 'BEARER'])('knows a token by the scheme %s, in any case', async (scheme) => {
    const headers = { authorization: `${scheme} ${await test.register()}` };
    expect((await test.call({ url: '/users/me', headers })).status).toBe(200);
  });

  it('counts no token that has expired', async () => {
    const token = await test.register();
    test.setNow(NOON + 900_000);
    expect((await test.call({ url: '/users/me', token })).status).toBe(401);
    test.setNow(NOON);
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { dialects } from '../../../tests/support/databases.ts';
import { type Answer, NOON, PASSWORD, SUSHI, startTestApp, type TestApp } from '../../../tests/support/test-app.ts';

const MINUTE = 60_000;
const registration = (email: string, more: object = {}) => ({
  name: 'Ada Cook',
  email,
  password: PASSWORD,
  confirmPassword: PASSWORD,
  acceptedTerms: true,
  ...more,
});

describe.each(dialects)('signing in on %s', (dialect) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp(dialect);
  });
  beforeEach(() => test.setNow(NOON));
  afterAll(() => test.close());

  const post = (url: string, body?: object, more: object = {}) => test.call({ method: 'POST', url, body, ...more });
  const login = (email: string, host?: string) =>
    post('/auth/login', { email, password: PASSWORD }, host ? { host } : {});
  const refresh = (token: string, host?: string) =>
    post('/auth/refresh-token', undefined, { cookies: { refresh_token: token }, ...(host && { host }) });
  const profile = (token: string, host?: string) => test.call({ url: '/users/me', token, ...(host && { host }) });
  const userCount = async () => {
    const row = await test.services.db
      .selectFrom('users')
      .select((eb) => eb.fn.countAll().as('n'))
      .executeTakeFirst();
    return Number(row?.n);
  };

  describe('registration', () => {
    it('makes an account in the language of the request and signs it in', async () => {
      const headers = { 'accept-language': 'pt-PT,pt;q=0.9' };
      const answer = await post('/auth/register', registration('Ada@Example.test', { name: '  Ada Cook ' }), {
        headers,
      });
      expect(answer).toMatchObject({ status: 201, body: { accessToken: expect.any(String) } });
      expect((await profile(answer.body.accessToken)).body.data.user).toMatchObject({
        name: 'Ada Cook',
        email: 'Ada@Example.test',
      });
      const user = await test.services.db
        .selectFrom('users')
        .selectAll()
        .where('email_key', '=', 'ada@example.test')
        .executeTakeFirstOrThrow();
      expect(user.language).toBe('pt');
      expect(user.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    });

    it('says so in the specification’s words', async () => {
      const { body } = await post('/auth/register', registration('words@example.test'));
      expect(body.message).toBe('Registration successful!');
    });

    it('takes an address in any alphabet, and knows it again however its accents are written', async () => {
      const apart = 'Jose\u0301@exa\u0308mple.test';
      expect(await post('/auth/register', registration(apart))).toMatchObject({ status: 201 });
      expect(await login('josé@exämple.test')).toMatchObject({ status: 200 });
      const again = await post('/auth/register', registration('JOSÉ@exämple.test'));
      expect(again).toMatchObject({ status: 409, body: { code: 'email_taken' } });
    });

    it.each(['ada', 'ada@home', 'Ada <ada@b.co>', 'a@b.co,c@d.ef', '"ada"@b.co'])(
      'refuses what is not one address: %s',
      async (email) => {
        const answer = await post('/auth/register', registration(email));
        expect(answer).toMatchObject({ status: 422, body: { errors: [{ field: 'email' }] } });
      },
    );

    it('of ten at once with one address makes one account', async () => {
      const before = await userCount();
      const spellings = ['ten@example.test', 'TEN@example.test', 'Ten@Example.Test'];
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, n) => post('/auth/register', registration(spellings[n % 3] as string))),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(9).fill(409)]);
      const refused = answers.find(({ status }) => status === 409);
      expect(refused?.body).toMatchObject({ code: 'email_taken', errors: [{ field: 'email' }] });
      expect(await userCount()).toBe(before + 1);
    });

    it.each(['Dr. Ada St.John-O’Neil, Jr.', 'Wwww', 'J.R.R. Tolkien'])('takes the name %s', async (name) => {
      const email = `named-${name.length}@example.test`;
      expect((await post('/auth/register', registration(email, { name }))).status).toBe(201);
    });

    it('names every field that is wrong, and writes nothing', async () => {
      const before = await userCount();
      const empty = await post('/auth/register', {});
      expect(empty.status).toBe(422);
      const fields = empty.body.errors.map(({ field }: { field: string }) => field);
      expect(fields).toEqual(expect.arrayContaining(['name', 'email', 'password']));
      for (const wrong of [
        { password: 'aaaaaaaa', confirmPassword: 'aaaaaaaa' },
        { confirmPassword: 'Password-2' },
        { acceptedTerms: false },
        { name: '   ' },
        { name: 'Win at https://evil.test' },
        { name: 'WWW.evil.test' },
        { email: 'abc' },
      ]) {
        expect((await post('/auth/register', registration('wrong@example.test', wrong))).status).toBe(422);
      }
      expect(await userCount()).toBe(before);
    });
  });

  describe('login', () => {
    it('answers a token and sets a cookie that scripts and other sites cannot reach', async () => {
      await test.register('login@example.test');
      const answer = await login('LOGIN@example.test');
      expect(answer).toMatchObject({ status: 200, body: { message: 'Login successful!' } });
      expect(Object.keys(answer.body).sort()).toEqual(['accessToken', 'message']);
      const [cookie] = answer.cookies;
      expect(cookie).toMatchObject({ name: 'refresh_token', httpOnly: true, sameSite: 'Strict', path: '/api/v1/auth' });
      expect(cookie).not.toHaveProperty('domain');
      expect(cookie).not.toHaveProperty('secure');
      const stored = await test.services.db.selectFrom('sessions').select('token_hash').execute();
      expect(stored.map(({ token_hash }) => token_hash)).not.toContain(cookie?.value);
    });

    it('says the same for a wrong password and for an unknown address', async () => {
      await test.register('wrong@example.test');
      const wrong = await post('/auth/login', { email: 'wrong@example.test', password: 'Password-2' });
      const unknown = await post('/auth/login', { email: 'nobody@example.test', password: 'Password-2' });
      for (const { status, body, cookies } of [wrong, unknown]) {
        expect(status).toBe(401);
        expect(body).toMatchObject({
          code: 'invalid_credentials',
          message: 'Login failed. Please check your credentials.',
        });
        expect(cookies).toEqual([]);
      }
    });

    it.each([{}, { email: 'abc', password: PASSWORD }, { email: 'a@b.test', password: '12345' }])(
      'refuses %j with the fields that are wrong',
      async (body) => {
        const answer = await post('/auth/login', body);
        expect(answer.status).toBe(422);
        expect(answer.body.errors.length).toBeGreaterThan(0);
      },
    );

    it('is one account but another sign-in at each restaurant', async () => {
      const here = await test.register('both@example.test');
      const there = (await login('both@example.test', SUSHI)).body.accessToken;
      const users = [await profile(here), await profile(there, SUSHI)].map(({ body }) => body.data.user._id);
      expect(users[0]).toBe(users[1]);
      expect(await profile(here, SUSHI)).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
    });
  });

  describe('refreshing', () => {
    const cookieOf = (answer: Answer) => answer.cookies.find(({ name }) => name === 'refresh_token')?.value as string;
    const signedIn = async (email: string) => {
      await test.register(email);
      return cookieOf(await login(email));
    };

    it('gives a working token and another cookie each time', async () => {
      const first = await signedIn('rotate@example.test');
      const second = await refresh(first);
      expect(second.status).toBe(200);
      expect((await profile(second.body.accessToken)).status).toBe(200);
      expect(cookieOf(second)).not.toBe(first);
      expect((await refresh(cookieOf(second))).status).toBe(200);
    });

    it('within the grace tells the loser of a race so, and keeps the family', async () => {
      const first = await signedIn('race@example.test');
      const answers = await Promise.all([refresh(first), refresh(first)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      const [winner, loser] = answers.sort((a, b) => a.status - b.status) as [Answer, Answer];
      expect(loser.body.code).toBe('refresh_raced');
      expect(loser.body).not.toHaveProperty('accessToken');
      expect(loser.cookies).toEqual([]);
      expect((await refresh(cookieOf(winner))).status).toBe(200);
    });

    it('with a token replaced long ago ends the family and drops its sockets', async () => {
      const endSession = vi.spyOn(test.services.live, 'endSession');
      const first = await signedIn('reuse@example.test');
      const other = cookieOf(await login('reuse@example.test'));
      const second = await refresh(first);
      test.setNow(NOON + 10_000);
      const reused = await refresh(first);
      expect(reused).toMatchObject({ status: 401, body: { code: 'session_ended' }, cookies: [{ value: '' }] });
      expect(endSession).toHaveBeenCalledTimes(1);
      expect((await refresh(cookieOf(second))).status).toBe(401);
      expect((await profile(second.body.accessToken)).status).toBe(401);
      expect((await refresh(other)).status).toBe(200);
      endSession.mockRestore();
    });

    it('refuses no cookie, a made-up one, an expired one and one of another restaurant', async () => {
      const token = await signedIn('refused@example.test');
      expect((await post('/auth/refresh-token')).status).toBe(401);
      expect((await refresh('made-up')).status).toBe(401);
      expect((await refresh(token, SUSHI)).status).toBe(401);
      test.setNow(NOON + 31 * 24 * 60 * MINUTE);
      expect((await refresh(token)).status).toBe(401);
    });

    it('outlives the access token', async () => {
      const token = await signedIn('expiry@example.test');
      const access = (await refresh(token)).body.accessToken;
      test.setNow(NOON + 15 * MINUTE);
      expect((await profile(access)).status).toBe(401);
    });
  });

  describe('logout', () => {
    it('ends the family, clears the cookie, and can be repeated', async () => {
      const token = await test.register('logout@example.test');
      const session = await login('logout@example.test');
      const cookies = { refresh_token: session.cookies[0]?.value as string };
      const answer = await post('/auth/logout', undefined, { cookies });
      expect(answer).toMatchObject({ status: 204, body: '' });
      expect(answer.cookies[0]).toMatchObject({ name: 'refresh_token', value: '', path: '/api/v1/auth' });
      expect((await refresh(cookies.refresh_token)).status).toBe(401);
      expect((await profile(session.body.accessToken)).status).toBe(401);
      expect((await profile(token)).status).toBe(200);
      expect((await post('/auth/logout', undefined, { cookies })).status).toBe(204);
      expect((await post('/auth/logout')).status).toBe(204);
    });
  });

  it('takes an empty body of a client that always says JSON', async () => {
    const headers = { 'content-type': 'application/json' };
    expect((await post('/auth/logout', undefined, { headers })).status).toBe(204);
    expect((await post('/auth/login', undefined, { headers })).status).toBe(422);
  });

  it('sets a Secure cookie exactly when the request came by HTTPS', async () => {
    const behindProxy = await startTestApp(dialect, { TRUSTED_PROXIES: '127.0.0.1' });
    const headers = { 'x-forwarded-proto': 'https' };
    const body = registration('https@example.test');
    const answer = await behindProxy.call({ method: 'POST', url: '/auth/register', body, headers });
    expect(answer.cookies[0]).toMatchObject({ secure: true });
    await behindProxy.close();
  });

  it('limits attempts by address', async () => {
    const limited = await startTestApp(dialect, { RATE_LIMITS: 'true' });
    const attempt = () => limited.call({ method: 'POST', url: '/auth/login', body: {} });
    for (let n = 0; n < 60; n++) expect((await attempt()).status).toBe(422);
    const refused = await attempt();
    expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    await limited.close();
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dialects } from '../../../tests/support/databases.ts';
import { employ, userIdOf } from '../../../tests/support/people.ts';
import { type Person, startSignInProvider } from '../../../tests/support/sign-in-provider.ts';
import { newRsaKey } from '../../../tests/support/sign-in-tokens.ts';
import { allRows } from '../../../tests/support/stored-rows.ts';
import { NOON, PASSWORD, SUSHI, startTestApp, type TestApp, TRATTORIA } from '../../../tests/support/test-app.ts';
import type { SignInProvider } from '../../domain/people/sign-in-providers.ts';
import { MINUTE } from '../../domain/times/zoned-time.ts';
import { resetPassword } from '../accounts/reset-password.ts';
import { sha256 } from '../platform/ids/ids.ts';
import { forgetExpiredSignIns } from './forget-expired-sign-ins.ts';

const SIGN_IN_ADDRESS = 'http://sign-in.localhost';
let people = 0;
/** Somebody of whom their provider is sure. */
const somebody = (more: Partial<Person> = {}): Person => {
  const n = ++people;
  const known = { sub: `subject-${n}`, email: `somebody-${n}@gmail.com`, email_verified: true, name: `Some Body${n}` };
  return { ...known, ...more };
};

describe.each(dialects)('sign-in with a provider, on %s,', (dialect) => {
  let provider: Awaited<ReturnType<typeof startSignInProvider>>;
  let test: TestApp;
  beforeAll(async () => {
    provider = await startSignInProvider(SIGN_IN_ADDRESS);
    test = await startTestApp(dialect, provider.env);
  });
  beforeEach(() => {
    test.setNow(NOON);
    provider.twist.claims = {};
    delete provider.twist.key;
    provider.isOff = false;
  });
  afterAll(async () => {
    await test.close();
    await provider.close();
  });

  interface Begun {
    url: string;
    browser: string;
  }
  async function begin(name: SignInProvider, more: { host?: string; redirect?: string } = {}): Promise<Begun> {
    const { host, redirect } = more;
    const url = `/auth/providers/${name}`;
    const answer = await test.call({ method: 'POST', url, body: { redirect }, ...(host && { host }) });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return { url: answer.body.data.url, browser: cookieOf(answer.cookies) };
  }
  const cookieOf = (cookies: { name: string; value: string }[]) =>
    cookies.find(({ name }) => name === 'sign_in')?.value ?? '';

  /** What a provider answers with reaches the operator's address, which leads on. */
  async function answerTo(name: SignInProvider, form: URLSearchParams) {
    const at = { headers: { host: 'sign-in.localhost' } };
    const posted = { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://appleid.apple.com' };
    const response = await (name === 'apple'
      ? test.app.inject({
          ...{ method: 'POST', url: '/sign-in/apple', payload: form.toString() },
          headers: { ...at.headers, ...posted },
        })
      : test.app.inject({ ...at, url: `/sign-in/${name}?${form}` }));
    return { status: response.statusCode, location: String(response.headers.location ?? ''), body: response.body };
  }
  const handedBy = (location: string) => new URL(location).searchParams.get('handed') ?? '';

  const finish = (code: string, browser: string, host = TRATTORIA) =>
    test.call({ method: 'POST', url: '/auth/provider-sign-in', body: { code }, cookies: { sign_in: browser }, host });

  async function signIn(name: SignInProvider, person: Person, host = TRATTORIA) {
    const { url, browser } = await begin(name, { host });
    const { location } = await answerTo(name, provider.grant(url, person));
    return finish(handedBy(location), browser, host);
  }
  const signedIn = async (name: SignInProvider, person: Person) => {
    const answer = await signIn(name, person);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return answer.body.accessToken as string;
  };
  const profile = async (token: string) => (await test.call({ url: '/users/me', token })).body.data.user;
  const identities = async (token: string) =>
    (await test.call({ url: '/users/me/identities', token })).body.data.identities;
  async function prove(email: string, token: string): Promise<void> {
    const userId = await userIdOf(test, token);
    const link = `link-${email}`;
    const row = { token_hash: sha256(link), user_id: userId, expires_at: NOON + MINUTE };
    const restaurant_id = await trattoria();
    await test.services.db
      .insertInto('password_resets')
      .values({ ...row, restaurant_id })
      .execute();
    await resetPassword(test.services, { token: link, password: PASSWORD, restaurantId: restaurant_id });
  }
  const trattoria = async () => (await test.services.tenants.byHost(TRATTORIA))?.id as string;

  it('is offered by restaurants in the order of its buttons, and the public configuration says so', async () => {
    const { body } = await test.call({ url: '/restaurants/public/-' });
    expect(body.data.restaurant.signInWith).toEqual(['google', 'apple', 'facebook']);
  });

  it.each(['google', 'apple', 'facebook'] as const)('makes an account by %s, and knows it again', async (name) => {
    const person = somebody(name === 'apple' ? { email_verified: 'true' } : {});
    const token = await signedIn(name, person);
    const user = await profile(token);
    expect(user).toMatchObject({ name: person.name, email: person.email, hasNoPassword: true });
    expect(await identities(token)).toEqual([
      { provider: name, email: person.email, since: new Date(NOON).toISOString() },
    ]);
    // The address may have changed there: who somebody is says the subject.
    const again = await signedIn(name, { ...person, email: 'another@gmail.com' });
    expect((await profile(again))._id).toBe(user._id);
    expect(provider.refused).toEqual([]);
  });

  it('signs in at the restaurant where it began, with the page that was wanted', async () => {
    const { url, browser } = await begin('google', { host: SUSHI, redirect: '/checkout?step=2' });
    const { status, location } = await answerTo('google', provider.grant(url, somebody()));
    expect(status).toBe(303);
    const led = new URL(location);
    expect([led.origin, led.pathname, led.searchParams.get('redirect')]).toEqual([
      `http://${SUSHI}`,
      '/auth/login',
      '/checkout?step=2',
    ]);
    expect(await finish(handedBy(location), browser, TRATTORIA)).toMatchObject({ status: 400 });
    const answer = await finish(handedBy(location), browser, SUSHI);
    expect(answer.status).toBe(200);
    expect(answer.cookies.map(({ name }) => name)).toContain('refresh_token');
    expect((await test.call({ url: '/users/me', token: answer.body.accessToken, host: TRATTORIA })).status).toBe(401);
  });

  it('is tied to the browser by a cookie that no other site sends and no script reads', async () => {
    const { cookies } = await test.call({ method: 'POST', url: '/auth/providers/google', body: {} });
    const attributes = { httpOnly: true, sameSite: 'Strict', path: '/api/v1', maxAge: 600 };
    expect(cookies.find(({ name }) => name === 'sign_in')).toMatchObject(attributes);
  });

  it('ends in no other browser: nobody is signed in by somebody else’s link', async () => {
    const { url } = await begin('google');
    const other = await begin('google');
    const { location } = await answerTo('google', provider.grant(url, somebody()));
    const over = { status: 400, body: { code: 'sign_in_over' } };
    expect(await finish(handedBy(location), other.browser)).toMatchObject(over);
  });

  it('is used up by whoever asks first, and by the first answer of the provider', async () => {
    const { url, browser } = await begin('google');
    const form = provider.grant(url, somebody());
    const { location } = await answerTo('google', form);
    expect(await answerTo('google', form)).toMatchObject({ status: 400 });
    const both = await Promise.all([finish(handedBy(location), browser), finish(handedBy(location), browser)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('is over after ten minutes, at the provider and on the way back, and nothing of it is kept', async () => {
    const late = await begin('google');
    const form = provider.grant(late.url, somebody());
    const slow = await begin('google');
    const { location } = await answerTo('google', provider.grant(slow.url, somebody()));
    test.setNow(NOON + 10 * MINUTE);
    expect(await answerTo('google', form)).toMatchObject({ status: 400, location: '' });
    expect(await finish(handedBy(location), slow.browser)).toMatchObject({
      status: 400,
      body: { code: 'sign_in_over' },
    });
    await forgetExpiredSignIns(test.services).run();
    expect(await test.services.db.selectFrom('sign_ins_under_way').selectAll().execute()).toEqual([]);
  });

  it('shows a sentence to an answer that nobody waits for, and leads nowhere', async () => {
    const answer = await answerTo('google', new URLSearchParams({ code: 'x', state: 'unknown-unknown-unknown' }));
    expect(answer).toMatchObject({ status: 400, location: '' });
    expect(answer.body).toContain('This sign-in is over.');
    expect((await answerTo('google', new URLSearchParams())).status).toBe(400);
    expect((await test.app.inject({ url: '/sign-in/myspace?state=x' })).statusCode).toBe(404);
  });

  it.each([
    ['another nonce', () => ({ nonce: 'another-nonce-another' })],
    ['no nonce', () => ({ nonce: undefined })],
    ['another issuer', () => ({ iss: 'https://accounts.example' })],
    ['another client’s', () => ({ aud: 'somebody-else' })],
    ['expired', () => ({ exp: Math.floor(Date.now() / 1000) - 600 })],
  ])('refuses a token that is of %s', async (_what, claims) => {
    provider.twist.claims = claims();
    const person = somebody();
    expect(await signIn('google', person)).toMatchObject({ status: 400, body: { code: 'sign_in_failed' } });
    expect(await rowsOf(person)).toEqual([]);
  });
  const rowsOf = async ({ email }: Person) =>
    (await allRows(test.services.db)).filter((row) => row.includes(email as string));

  it('refuses a token that another key has signed, and an answer of another provider', async () => {
    provider.twist.key = newRsaKey('of-somebody-else');
    expect(await signIn('google', somebody())).toMatchObject({ body: { code: 'sign_in_failed' } });
    delete provider.twist.key;
    const { url, browser } = await begin('google');
    const form = provider.grant(url, somebody());
    form.set('iss', 'https://accounts.example');
    const { location } = await answerTo('google', form);
    expect(await finish(handedBy(location), browser)).toMatchObject({ body: { code: 'sign_in_failed' } });
    const mixed = await begin('google');
    expect((await answerTo('facebook', provider.grant(mixed.url, somebody()))).status).toBe(400);
  });

  it('says so if it was cancelled, or the provider cannot be reached', async () => {
    for (const name of ['google', 'apple'] as const) {
      const { url, browser } = await begin(name);
      const { location } = await answerTo(name, provider.cancel(url));
      expect(await finish(handedBy(location), browser)).toMatchObject({ body: { code: 'sign_in_cancelled' } });
    }
    const fresh = await startTestApp(dialect, provider.env);
    provider.isOff = true;
    const asked = { method: 'POST', url: '/auth/providers/google', body: {} } as const;
    expect(await fresh.call(asked)).toMatchObject({ status: 503, body: { code: 'provider_unreachable' } });
    provider.isOff = false;
    expect((await fresh.call(asked)).status).toBe(200);
    await fresh.close();
  });

  it('joins an account only when both sides have proved its address', async () => {
    const person = somebody();
    const email = person.email as string;
    const token = await test.register(email);
    // Anybody may have registered with that address.
    expect(await signIn('google', person)).toMatchObject({ status: 409, body: { code: 'sign_in_first' } });
    await prove(email, token);
    const unsure = { ...person, sub: `${person.sub}-unsure`, email_verified: false };
    expect(await signIn('google', unsure)).toMatchObject({ body: { code: 'sign_in_first' } });
    expect(await signIn('facebook', person)).toMatchObject({ body: { code: 'sign_in_first' } });
    const joined = await signedIn('google', person);
    expect(await profile(joined)).toMatchObject({ email, name: 'Ada Cook' });
    expect((await profile(joined)).hasNoPassword).toBeUndefined();
    expect((await test.call({ method: 'POST', url: '/auth/login', body: { email, password: PASSWORD } })).status).toBe(
      200,
    );
  });

  it('believes Google of addresses alone that it hosts', async () => {
    const mine = somebody({ email: 'chef@elsewhere.test' });
    await prove('chef@elsewhere.test', await test.register('chef@elsewhere.test'));
    expect(await signIn('google', mine)).toMatchObject({ body: { code: 'sign_in_first' } });
    expect((await signIn('google', { ...mine, hd: 'elsewhere.test' })).status).toBe(200);
  });

  it('lets go of whoever connected before the address was proved', async () => {
    const victim = somebody();
    // Facebook vouches for no address: anybody may be somebody there.
    const stranger = await signedIn('facebook', { ...victim, sub: 'a-stranger' });
    await prove(victim.email as string, stranger);
    expect(await signIn('facebook', { ...victim, sub: 'a-stranger' })).toMatchObject({
      body: { code: 'sign_in_first' },
    });
    const own = await signedIn('google', victim);
    expect(await identities(own)).toMatchObject([{ provider: 'google' }]);
  });

  it('needs an address for a new account', async () => {
    const { email: _, ...nameless } = somebody();
    expect(await signIn('facebook', nameless)).toMatchObject({ status: 409, body: { code: 'sign_in_no_address' } });
  });

  it('opens no account of somebody who works at a restaurant', async () => {
    const person = somebody();
    const token = await signedIn('google', person);
    await employ(test, await userIdOf(test, token));
    expect(await signIn('google', person)).toMatchObject({ status: 403, body: { code: 'sign_in_of_staff' } });
    const hired = await test.register();
    await employ(test, await userIdOf(test, hired));
    const connect = { method: 'POST', url: '/users/me/identities/google', token: hired } as const;
    expect(await test.call({ ...connect, body: { currentPassword: PASSWORD } })).toMatchObject({ status: 403 });
  });

  it('knows no password of an account without one', async () => {
    const person = somebody();
    await signedIn('google', person);
    for (const password of ['', ' ', PASSWORD]) {
      const answer = await test.call({ method: 'POST', url: '/auth/login', body: { email: person.email, password } });
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.status).toBeLessThan(500);
    }
  });

  async function connect(name: SignInProvider, person: Person, token: string, currentPassword?: string) {
    const body = { currentPassword };
    const begun = await test.call({ method: 'POST', url: `/users/me/identities/${name}`, token, body });
    if (begun.status !== 200) return begun;
    const { location } = await answerTo(name, provider.grant(begun.body.data.url, person));
    expect(new URL(location).pathname).toBe('/profile');
    const cookies = { sign_in: cookieOf(begun.cookies) };
    return test.call({
      method: 'POST',
      url: '/users/me/identities',
      token,
      cookies,
      body: { code: handedBy(location) },
    });
  }
  const disconnect = (name: SignInProvider, token: string) =>
    test.call({ method: 'DELETE', url: `/users/me/identities/${name}`, token });

  it('is connected and disconnected by the holder, who proves it, and never the last way in', async () => {
    const token = await test.register();
    const person = somebody({ email: 'elsewhere@gmail.com' });
    expect(await connect('google', person, token)).toMatchObject({ status: 400, body: { code: 'wrong_password' } });
    expect(await connect('google', person, token, PASSWORD)).toMatchObject({
      status: 200,
      body: { data: { identities: [{ provider: 'google', email: 'elsewhere@gmail.com' }] } },
    });
    expect((await profile(await signedIn('google', person)))._id).toBe((await profile(token))._id);
    expect((await disconnect('google', token)).body.data.identities).toEqual([]);
    const alone = await signedIn('google', person);
    expect(await disconnect('google', alone)).toMatchObject({ status: 409, body: { code: 'last_way_in' } });
    expect((await connect('facebook', somebody(), alone)).status).toBe(200);
    expect((await disconnect('google', alone)).body.data.identities).toMatchObject([{ provider: 'facebook' }]);
  });

  it('is connected with one account, and one of a provider with each', async () => {
    const person = somebody();
    await signedIn('google', person);
    const token = await test.register();
    const taken = { status: 409, body: { code: 'identity_taken' } };
    expect(await connect('google', person, token, PASSWORD)).toMatchObject(taken);
    expect((await connect('google', somebody(), token, PASSWORD)).status).toBe(200);
    expect(await connect('google', somebody(), token, PASSWORD)).toMatchObject(taken);
  });

  it('is connected by no other account than the one that began, and a sign-in connects nothing', async () => {
    const [one, other] = [await test.register(), await test.register()];
    const body = { currentPassword: PASSWORD };
    const begun = await test.call({ method: 'POST', url: '/users/me/identities/google', token: one, body });
    const { location } = await answerTo('google', provider.grant(begun.body.data.url, somebody()));
    const cookies = { sign_in: cookieOf(begun.cookies) };
    const over = { status: 400, body: { code: 'sign_in_over' } };
    const code = handedBy(location);
    const finished = { method: 'POST', url: '/users/me/identities', cookies, body: { code } } as const;
    expect(await test.call({ ...finished, token: other })).toMatchObject(over);
    const again = await test.call({ method: 'POST', url: '/users/me/identities/google', token: one, body });
    const led = await answerTo('google', provider.grant(again.body.data.url, somebody()));
    expect(await finish(handedBy(led.location), cookieOf(again.cookies))).toMatchObject(over);
  });

  it('stands for a password as long as it is new: the account can be deleted, and nothing is left', async () => {
    const person = somebody();
    const token = await signedIn('google', person);
    const copy = (await test.call({ method: 'POST', url: '/users/me/copy', token })).body.data.copy;
    expect(copy.identities).toMatchObject([{ provider: 'google', email: person.email }]);
    test.setNow(NOON + 11 * MINUTE);
    const remove = (by: string) => test.call({ method: 'POST', url: '/users/me/deletion', token: by, body: {} });
    expect(await remove(token)).toMatchObject({ status: 403, body: { code: 'sign_in_anew' } });
    expect((await remove(await signedIn('google', person))).status).toBe(204);
    expect(await rowsOf(person)).toEqual([]);
    expect((await allRows(test.services.db)).filter((row) => row.includes(`"${person.sub}"`))).toEqual([]);
    // The address is free.
    expect((await signIn('google', person)).status).toBe(200);
  });

  it('asks for a session, and no guest’s, wherever it is about an account', async () => {
    const guest = (await test.call({ method: 'POST', url: '/auth/guest' })).body.accessToken;
    const calls = [
      { method: 'GET', url: '/users/me/identities' },
      { method: 'POST', url: '/users/me/identities', body: { code: 'x' } },
      { method: 'POST', url: '/users/me/identities/google', body: {} },
      { method: 'DELETE', url: '/users/me/identities/google' },
    ] as const;
    for (const call of calls) {
      expect((await test.call(call)).status).toBe(401);
      expect((await test.call({ ...call, token: guest })).status).toBe(403);
    }
  });

  it('refuses what is no request of its pages', async () => {
    const post = (url: string, body: unknown) => test.call({ method: 'POST', url, body });
    expect((await post('/auth/providers/myspace', {})).status).toBe(404);
    expect((await post('/auth/providers/google', { redirect: 'x'.repeat(501) })).status).toBe(422);
    expect((await post('/auth/provider-sign-in', {})).status).toBe(422);
    expect((await post('/auth/provider-sign-in', { code: 'x'.repeat(101) })).status).toBe(422);
    expect((await post('/auth/provider-sign-in', { code: 'nobody’s' })).body.code).toBe('sign_in_over');
  });
});

describe('sign-in with a provider', () => {
  it('is not there without the operator’s keys', async () => {
    const test = await startTestApp('sqlite');
    expect((await test.call({ url: '/restaurants/public/-' })).body.data.restaurant).not.toHaveProperty('signInWith');
    const begun = await test.call({ method: 'POST', url: '/auth/providers/google', body: {} });
    expect(begun).toMatchObject({ status: 404, body: { code: 'provider_not_offered' } });
    expect((await test.app.inject({ url: '/sign-in/google?state=x' })).statusCode).toBe(404);
    await test.close();
  });

  it('begins at domains of the restaurant alone, never at an address that only leads to this server', async () => {
    const provider = await startSignInProvider('https://sign-in.example');
    const test = await startTestApp('sqlite', provider.env);
    const begin = (host: string) => test.call({ method: 'POST', url: '/auth/providers/google', body: {}, host });
    for (const host of ['203.0.113.9', TRATTORIA]) expect((await begin(host)).body.code).toBe('provider_not_offered');
    const restaurantId = (await test.services.tenants.byHost(TRATTORIA))?.id as string;
    const domain = { restaurant_id: restaurantId, host: 'trattoria.example', is_primary: 1 as const };
    await test.services.db.insertInto('restaurant_domains').values(domain).execute();
    expect((await begin('trattoria.example')).status).toBe(200);
    await test.close();
    await provider.close();
  });

  it('is limited by network', async () => {
    const provider = await startSignInProvider(SIGN_IN_ADDRESS);
    const test = await startTestApp('sqlite', { ...provider.env, RATE_LIMITS: 'true' });
    const statuses = [];
    for (let i = 0; i < 32; i++) {
      statuses.push((await test.call({ method: 'POST', url: '/auth/providers/google', body: {} })).status);
    }
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
    await test.close();
    await provider.close();
  });
});

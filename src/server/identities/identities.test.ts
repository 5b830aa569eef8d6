import { describe, expect, it } from 'vitest';
import { dialects } from '../../../tests/support/databases.ts';
import { startSignInProvider } from '../../../tests/support/sign-in-provider.ts';
import { newRsaKey } from '../../../tests/support/sign-in-tokens.ts';
import { NOON, SUSHI, startTestApp, TRATTORIA } from '../../../tests/support/test-app.ts';
import { SIGN_IN_ADDRESS, somebody, visitsByProvider } from '../../../tests/support/visits-by-provider.ts';
import { MINUTE } from '../../domain/times/zoned-time.ts';
import { forgetExpiredSignIns } from './forget-expired-sign-ins.ts';

describe.each(dialects)('sign-in with a provider, on %s,', (dialect) => {
  const visits = visitsByProvider(dialect);
  const { begin, answerTo, handedBy, finish, signIn, signedIn, profile, identities, rowsOf } = visits;

  it('is offered by restaurants in the order of its buttons, and the public configuration says so', async () => {
    const { body } = await visits.test.call({ url: '/restaurants/public/-' });
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
    expect(visits.provider.refused).toEqual([]);
  });

  it('signs in at the restaurant where it began, with the page that was wanted', async () => {
    const { url, browser } = await begin('google', { host: SUSHI, redirect: '/checkout?step=2' });
    const { status, location } = await answerTo('google', visits.provider.grant(url, somebody()));
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
    expect((await visits.test.call({ url: '/users/me', token: answer.body.accessToken, host: TRATTORIA })).status).toBe(
      401,
    );
  });

  it('is tied to the browser by a cookie that no other site sends and no script reads', async () => {
    const { cookies } = await visits.test.call({ method: 'POST', url: '/auth/providers/google', body: {} });
    const attributes = { httpOnly: true, sameSite: 'Strict', path: '/api/v1', maxAge: 600 };
    expect(cookies.find(({ name }) => name === 'sign_in')).toMatchObject(attributes);
  });

  it('ends in no other browser: nobody is signed in by somebody else’s link', async () => {
    const { url } = await begin('google');
    const other = await begin('google');
    const { location } = await answerTo('google', visits.provider.grant(url, somebody()));
    const over = { status: 400, body: { code: 'sign_in_over' } };
    expect(await finish(handedBy(location), other.browser)).toMatchObject(over);
  });

  it('is used up by whoever asks first, and by the first answer of the provider', async () => {
    const { url, browser } = await begin('google');
    const form = visits.provider.grant(url, somebody());
    const { location } = await answerTo('google', form);
    expect(await answerTo('google', form)).toMatchObject({ status: 400 });
    const both = await Promise.all([finish(handedBy(location), browser), finish(handedBy(location), browser)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('is over after ten minutes, at the provider and on the way back, and nothing of it is kept', async () => {
    const late = await begin('google');
    const form = visits.provider.grant(late.url, somebody());
    const slow = await begin('google');
    const { location } = await answerTo('google', visits.provider.grant(slow.url, somebody()));
    visits.test.setNow(NOON + 10 * MINUTE);
    expect(await answerTo('google', form)).toMatchObject({ status: 400, location: '' });
    expect(await finish(handedBy(location), slow.browser)).toMatchObject({
      status: 400,
      body: { code: 'sign_in_over' },
    });
    await forgetExpiredSignIns(visits.test.services).run();
    expect(await visits.test.services.db.selectFrom('sign_ins_under_way').selectAll().execute()).toEqual([]);
  });

  it('shows a sentence to an answer that nobody waits for, and leads nowhere', async () => {
    const answer = await answerTo('google', new URLSearchParams({ code: 'x', state: 'unknown-unknown-unknown' }));
    expect(answer).toMatchObject({ status: 400, location: '' });
    expect(answer.body).toContain('This sign-in is over.');
    expect((await answerTo('google', new URLSearchParams())).status).toBe(400);
    expect((await visits.test.app.inject({ url: '/sign-in/myspace?state=x' })).statusCode).toBe(404);
  });

  it.each([
    ['another nonce', () => ({ nonce: 'another-nonce-another' })],
    ['no nonce', () => ({ nonce: undefined })],
    ['another issuer', () => ({ iss: 'https://accounts.example' })],
    ['another client’s', () => ({ aud: 'somebody-else' })],
    ['expired', () => ({ exp: Math.floor(Date.now() / 1000) - 600 })],
  ])('refuses a token that is of %s', async (_what, claims) => {
    visits.provider.twist.claims = claims();
    const person = somebody();
    expect(await signIn('google', person)).toMatchObject({ status: 400, body: { code: 'sign_in_failed' } });
    expect(await rowsOf(person)).toEqual([]);
  });

  it('refuses a token that another key has signed, and an answer of another provider', async () => {
    visits.provider.twist.key = newRsaKey('of-somebody-else');
    expect(await signIn('google', somebody())).toMatchObject({ body: { code: 'sign_in_failed' } });
    delete visits.provider.twist.key;
    const { url, browser } = await begin('google');
    const form = visits.provider.grant(url, somebody());
    form.set('iss', 'https://accounts.example');
    const { location } = await answerTo('google', form);
    expect(await finish(handedBy(location), browser)).toMatchObject({ body: { code: 'sign_in_failed' } });
    const mixed = await begin('google');
    expect((await answerTo('facebook', visits.provider.grant(mixed.url, somebody()))).status).toBe(400);
  });

  it('says so if it was cancelled, or the provider cannot be reached', async () => {
    for (const name of ['google', 'apple'] as const) {
      const { url, browser } = await begin(name);
      const { location } = await answerTo(name, visits.provider.cancel(url));
      expect(await finish(handedBy(location), browser)).toMatchObject({ body: { code: 'sign_in_cancelled' } });
    }
    const fresh = await startTestApp(dialect, visits.provider.env);
    visits.provider.isOff = true;
    const asked = { method: 'POST', url: '/auth/providers/google', body: {} } as const;
    expect(await fresh.call(asked)).toMatchObject({ status: 503, body: { code: 'provider_unreachable' } });
    visits.provider.isOff = false;
    expect((await fresh.call(asked)).status).toBe(200);
    await fresh.close();
  });

  it('refuses what is no request of its pages', async () => {
    const post = (url: string, body: unknown) => visits.test.call({ method: 'POST', url, body });
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

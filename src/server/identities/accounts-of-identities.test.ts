import { describe, expect, it } from 'vitest';
import { dialects } from '../../../tests/support/databases.ts';
import { employ, userIdOf } from '../../../tests/support/people.ts';
import type { Person } from '../../../tests/support/sign-in-provider.ts';
import { allRows } from '../../../tests/support/stored-rows.ts';
import { NOON, PASSWORD, TRATTORIA } from '../../../tests/support/test-app.ts';
import { somebody, visitsByProvider } from '../../../tests/support/visits-by-provider.ts';
import type { SignInProvider } from '../../domain/people/sign-in-providers.ts';
import { MINUTE } from '../../domain/times/zoned-time.ts';
import { resetPassword } from '../accounts/reset-password.ts';
import { sha256 } from '../platform/ids/ids.ts';

describe.each(dialects)('the account that a provider’s sign-in opens, on %s,', (dialect) => {
  const visits = visitsByProvider(dialect);
  const { cookieOf, answerTo, handedBy, finish, signIn, signedIn, profile, identities, rowsOf } = visits;

  async function prove(email: string, token: string): Promise<void> {
    const userId = await userIdOf(visits.test, token);
    const link = `link-${email}`;
    const row = { token_hash: sha256(link), user_id: userId, expires_at: NOON + MINUTE };
    const restaurant_id = await trattoria();
    await visits.test.services.db
      .insertInto('password_resets')
      .values({ ...row, restaurant_id })
      .execute();
    await resetPassword(visits.test.services, { token: link, password: PASSWORD, restaurantId: restaurant_id });
  }
  const trattoria = async () => (await visits.test.services.tenants.byHost(TRATTORIA))?.id as string;

  it('joins an account only when both sides have proved its address', async () => {
    const person = somebody();
    const email = person.email as string;
    const token = await visits.test.register(email);
    // Anybody may have registered with that address.
    expect(await signIn('google', person)).toMatchObject({ status: 409, body: { code: 'sign_in_first' } });
    await prove(email, token);
    const unsure = { ...person, sub: `${person.sub}-unsure`, email_verified: false };
    expect(await signIn('google', unsure)).toMatchObject({ body: { code: 'sign_in_first' } });
    expect(await signIn('facebook', person)).toMatchObject({ body: { code: 'sign_in_first' } });
    const joined = await signedIn('google', person);
    expect(await profile(joined)).toMatchObject({ email, name: 'Ada Cook' });
    expect((await profile(joined)).hasNoPassword).toBeUndefined();
    expect(
      (await visits.test.call({ method: 'POST', url: '/auth/login', body: { email, password: PASSWORD } })).status,
    ).toBe(200);
  });

  it('believes Google of addresses alone that it hosts', async () => {
    const mine = somebody({ email: 'chef@elsewhere.test' });
    await prove('chef@elsewhere.test', await visits.test.register('chef@elsewhere.test'));
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
    await employ(visits.test, await userIdOf(visits.test, token));
    expect(await signIn('google', person)).toMatchObject({ status: 403, body: { code: 'sign_in_of_staff' } });
    const hired = await visits.test.register();
    await employ(visits.test, await userIdOf(visits.test, hired));
    const connect = { method: 'POST', url: '/users/me/identities/google', token: hired } as const;
    expect(await visits.test.call({ ...connect, body: { currentPassword: PASSWORD } })).toMatchObject({ status: 403 });
  });

  it('knows no password of an account without one', async () => {
    const person = somebody();
    await signedIn('google', person);
    for (const password of ['', ' ', PASSWORD]) {
      const answer = await visits.test.call({
        method: 'POST',
        url: '/auth/login',
        body: { email: person.email, password },
      });
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.status).toBeLessThan(500);
    }
  });

  async function connect(name: SignInProvider, person: Person, token: string, currentPassword?: string) {
    const body = { currentPassword };
    const begun = await visits.test.call({ method: 'POST', url: `/users/me/identities/${name}`, token, body });
    if (begun.status !== 200) return begun;
    const { location } = await answerTo(name, visits.provider.grant(begun.body.data.url, person));
    expect(new URL(location).pathname).toBe('/profile');
    const cookies = { sign_in: cookieOf(begun.cookies) };
    return visits.test.call({
      method: 'POST',
      url: '/users/me/identities',
      token,
      cookies,
      body: { code: handedBy(location) },
    });
  }
  const disconnect = (name: SignInProvider, token: string) =>
    visits.test.call({ method: 'DELETE', url: `/users/me/identities/${name}`, token });

  it('is connected and disconnected by the holder, who proves it, and never the last way in', async () => {
    const token = await visits.test.register();
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
    const token = await visits.test.register();
    const taken = { status: 409, body: { code: 'identity_taken' } };
    expect(await connect('google', person, token, PASSWORD)).toMatchObject(taken);
    expect((await connect('google', somebody(), token, PASSWORD)).status).toBe(200);
    expect(await connect('google', somebody(), token, PASSWORD)).toMatchObject(taken);
  });

  it('is connected by no other account than the one that began, and a sign-in connects nothing', async () => {
    const [one, other] = [await visits.test.register(), await visits.test.register()];
    const body = { currentPassword: PASSWORD };
    const begun = await visits.test.call({ method: 'POST', url: '/users/me/identities/google', token: one, body });
    const { location } = await answerTo('google', visits.provider.grant(begun.body.data.url, somebody()));
    const cookies = { sign_in: cookieOf(begun.cookies) };
    const over = { status: 400, body: { code: 'sign_in_over' } };
    const code = handedBy(location);
    const finished = { method: 'POST', url: '/users/me/identities', cookies, body: { code } } as const;
    expect(await visits.test.call({ ...finished, token: other })).toMatchObject(over);
    const again = await visits.test.call({ method: 'POST', url: '/users/me/identities/google', token: one, body });
    const led = await answerTo('google', visits.provider.grant(again.body.data.url, somebody()));
    expect(await finish(handedBy(led.location), cookieOf(again.cookies))).toMatchObject(over);
  });

  it('stands for a password as long as it is new: the account can be deleted, and nothing is left', async () => {
    const person = somebody();
    const token = await signedIn('google', person);
    const copy = (await visits.test.call({ method: 'POST', url: '/users/me/copy', token })).body.data.copy;
    expect(copy.identities).toMatchObject([{ provider: 'google', email: person.email }]);
    visits.test.setNow(NOON + 11 * MINUTE);
    const remove = (by: string) => visits.test.call({ method: 'POST', url: '/users/me/deletion', token: by, body: {} });
    expect(await remove(token)).toMatchObject({ status: 403, body: { code: 'sign_in_anew' } });
    expect((await remove(await signedIn('google', person))).status).toBe(204);
    expect(await rowsOf(person)).toEqual([]);
    expect((await allRows(visits.test.services.db)).filter((row) => row.includes(`"${person.sub}"`))).toEqual([]);
    // The address is free.
    expect((await signIn('google', person)).status).toBe(200);
  });

  it('asks for a session, and no guest’s, wherever it is about an account', async () => {
    const guest = (await visits.test.call({ method: 'POST', url: '/auth/guest' })).body.accessToken;
    const calls = [
      { method: 'GET', url: '/users/me/identities' },
      { method: 'POST', url: '/users/me/identities', body: { code: 'x' } },
      { method: 'POST', url: '/users/me/identities/google', body: {} },
      { method: 'DELETE', url: '/users/me/identities/google' },
    ] as const;
    for (const call of calls) {
      expect((await visits.test.call(call)).status).toBe(401);
      expect((await visits.test.call({ ...call, token: guest })).status).toBe(403);
    }
  });
});

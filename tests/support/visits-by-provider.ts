import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import type { SignInProvider } from '../../src/domain/people/sign-in-providers.ts';
import type { DialectName } from '../../src/server/platform/database/database.ts';
import { type Person, startSignInProvider } from './sign-in-provider.ts';
import { allRows } from './stored-rows.ts';
import { NOON, startTestApp, type TestApp, TRATTORIA } from './test-app.ts';

export const SIGN_IN_ADDRESS = 'http://sign-in.localhost';
let people = 0;

/** Somebody of whom their provider is sure. */
export function somebody(more: Partial<Person> = {}): Person {
  const n = ++people;
  const known = { sub: `subject-${n}`, email: `somebody-${n}@gmail.com`, email_verified: true, name: `Some Body${n}` };
  return { ...known, ...more };
}

/** Visitors of one app who sign in by a provider, for the tests of the file that calls this. */
export function visitsByProvider(dialect: DialectName) {
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
  const rowsOf = async ({ email }: Person) =>
    (await allRows(test.services.db)).filter((row) => row.includes(email as string));

  return {
    get test() {
      return test;
    },
    get provider() {
      return provider;
    },
    ...{ begin, cookieOf, answerTo, handedBy, finish, signIn, signedIn, profile, identities, rowsOf },
  };
}

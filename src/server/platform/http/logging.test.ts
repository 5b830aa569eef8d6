import { Writable } from 'node:stream';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { dialects } from '../../../../tests/support/databases.ts';
import { ids, item, pickup } from '../../../../tests/support/order-input.ts';
import { type Answer, PASSWORD, startTestApp, type TestApp } from '../../../../tests/support/test-app.ts';

const EMAIL = 'grace.hopper@example.test';
const NEW_PASSWORD = 'Compiler-1952';
const PHONE = '+44 20 7946 0123';
const STREET = '47 Secret Garden Lane';
const NOTES = 'the key is under the pot';

describe.each(dialects)('the log on %s', (dialect) => {
  let test: TestApp;
  let lines: string[] = [];
  afterEach(() => test.close());

  async function start(level = 'debug'): Promise<void> {
    lines = [];
    const logTo = new Writable({
      write(chunk, _encoding, done) {
        lines.push(String(chunk));
        done();
      },
    });
    test = await startTestApp(dialect, { LOG_LEVEL: level }, logTo);
  }
  const entries = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  const post = (url: string, body: object, token?: string): Promise<Answer> =>
    test.call({ method: 'POST', url, body, ...(token && { token }) });

  it('has one line a request, with the route’s pattern in place of the address', async () => {
    await start('info');
    const { headers } = await test.call({ url: '/products/nothing-here?q=whatever' });
    expect(entries()).toEqual([
      expect.objectContaining({
        requestId: headers['x-request-id'],
        method: 'GET',
        route: '/api/v1/products/:id',
        status: 404,
        ms: expect.any(Number),
        tenant: 'trattoria',
      }),
    ]);
    await test.call({ url: '/products', host: 'nowhere.test' });
    expect(entries()[1]).toMatchObject({ status: 404, tenant: null });
  });

  it('keeps a proxy’s well-formed request id, and replaces any other', async () => {
    await start();
    const idFor = async (given: string) =>
      (await test.call({ url: '/products', headers: { 'x-request-id': given } })).headers['x-request-id'];
    expect(await idFor('0198c2f4-7d1e-7abc-8def-0123456789ab')).toBe('0198c2f4-7d1e-7abc-8def-0123456789ab');
    for (const strange of ['short', 'a b c d e f g h', '"><script>alert(1)</script>', 'x'.repeat(65)]) {
      expect(await idFor(strange)).toMatch(/^[\w-]{20}$/);
    }
  });

  it('shows where a failure came from, under the id that the customer sees', async () => {
    await start();
    const token = await test.register(EMAIL);
    await test.services.db.destroy();
    const { status, body } = await test.call({ url: '/users/me', token });
    expect(status).toBe(500);
    const failure = entries().find((entry) => entry['level'] === 50);
    expect(failure).toMatchObject({ requestId: body.requestId, err: { stack: expect.stringContaining('.ts:') } });
    expect(JSON.stringify(body)).not.toContain('.ts');
  });

  it('holds nobody’s data, whatever a customer does', async () => {
    await start();
    const secrets = new Set([EMAIL, PASSWORD, NEW_PASSWORD, PHONE, STREET, NOTES, 'Grace Hopper', 'CO7 6ZZ']);
    const keep = ({ body, cookies }: Answer) => {
      if (body?.accessToken) secrets.add(body.accessToken);
      for (const { value } of cookies) secrets.add(value);
    };
    const registration = { name: 'Grace Hopper', email: EMAIL, password: PASSWORD, confirmPassword: PASSWORD };
    keep(await post('/auth/register', { ...registration, acceptedTerms: true }));
    await post('/auth/register', { ...registration, acceptedTerms: true });
    await post('/auth/register', { ...registration, email: `${EMAIL} `, password: 'x' });
    await post('/auth/login', { email: EMAIL, password: `${PASSWORD}!` });

    await post('/auth/forgot-password', { email: EMAIL });
    const mail = await vi.waitFor(
      () => test.services.db.selectFrom('outbox').selectAll().executeTakeFirstOrThrow(),
      10_000,
    );
    const reset = new URL(JSON.parse(mail.payload).path, 'http://any.test').searchParams.get('token') as string;
    secrets.add(reset);
    await post('/auth/reset-password', { token: reset, password: NEW_PASSWORD });
    await post('/auth/reset-password', { token: reset, password: NEW_PASSWORD });

    const signedIn = await post('/auth/login', { email: EMAIL, password: NEW_PASSWORD });
    keep(signedIn);
    const token = signedIn.body.accessToken as string;
    const address = { street: STREET, city: 'Colchester', postalCode: 'CO7 6ZZ', country: 'United Kingdom' };
    await post('/users/me/addresses', address, token);
    await test.call({ method: 'PUT', url: '/users/me', token, body: { phoneNumber: PHONE } });
    const more = { contactPhone: PHONE, customerNotes: NOTES };
    expect((await post('/orders', pickup([item('lemonade')], more), token)).status).toBe(201);
    await post('/orders', pickup([item('lemonade')], { ...more, totalAmount: 0.01 }), token);
    await post(`/restaurants/${ids.restaurant}/reviews`, { rating: 5, comment: NOTES }, token);
    await test.call({ url: `/address/autocomplete?input=${encodeURIComponent(STREET)}`, token });
    await test.call({
      method: 'POST',
      url: '/auth/login',
      headers: { 'content-type': 'application/json' },
      body: `{"email":"${EMAIL}`,
    });
    await test.call({ url: `/nothing/${encodeURIComponent(EMAIL)}?phone=${encodeURIComponent(PHONE)}`, token });

    await test.services.db.destroy();
    await post('/auth/login', { email: EMAIL, password: NEW_PASSWORD });
    await post('/orders', pickup([item('lemonade')], more), token);

    expect(entries().filter(({ status }) => status === 500).length).toBeGreaterThanOrEqual(2);
    expect(entries().length).toBeGreaterThan(18);
    const log = lines.join('').toLowerCase();
    expect([...secrets].filter((secret) => hides(log, secret))).toEqual([]);
  });
});

function hides(log: string, secret: string): boolean {
  return [secret, encodeURIComponent(secret), secret.replaceAll(' ', '')].some((each) =>
    log.includes(each.toLowerCase()),
  );
}

import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { dialects } from '../../../tests/support/databases.ts';
import { ids, productId } from '../../../tests/support/order-input.ts';
import { hire } from '../../../tests/support/staff.ts';
import { NOON, PASSWORD, SUSHI, startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { importIds } from '../import/import-ids.ts';
import { sha256 } from '../platform/ids/ids.ts';
import { requestPasswordReset } from './request-password-reset.ts';

const NEW_PASSWORD = 'Another-2';
const MINUTE = 60_000;

describe.each(dialects)('a forgotten password on %s', (dialect) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp(dialect);
  });
  beforeEach(() => test.setNow(NOON));
  afterAll(() => test.close());

  const post = (url: string, body: object, host?: string) =>
    test.call({ method: 'POST', url, body, ...(host && { host }) });
  const login = async (email: string, password: string) => (await post('/auth/login', { email, password })).status;
  const mailsTo = (email: string) =>
    test.services.db.selectFrom('outbox').selectAll().where('recipient', '=', email).execute();

  async function mailedToken(email: string): Promise<string> {
    const before = (await mailsTo(email)).length;
    await post('/auth/forgot-password', { email });
    const mails = await vi.waitFor(async () => {
      const all = await mailsTo(email);
      expect(all.length).toBe(before + 1);
      return all;
    }, 10_000);
    const { path } = JSON.parse(mails.at(-1)?.payload as string) as { path: string };
    return new URL(path, 'http://any.test').searchParams.get('token') as string;
  }

  it('is answered the same for a known and an unknown address', async () => {
    await test.register('known@example.test');
    const answers = [];
    for (const email of ['known@example.test', 'unknown@example.test']) {
      const { status, body } = await post('/auth/forgot-password', { email });
      answers.push({ status, body });
    }
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]?.status).toBe(200);
    await vi.waitFor(async () => expect(await mailsTo('known@example.test')).toHaveLength(1), 10_000);
    expect(await mailsTo('unknown@example.test')).toEqual([]);
  });

  it('fills nobody’s mailbox, also when many ask at one moment', async () => {
    await test.register('busy@example.test');
    const asked = { email: 'busy@example.test', restaurantId: ids.restaurant };
    await Promise.all(Array.from({ length: 40 }, () => requestPasswordReset(test.services, asked)));
    expect(await mailsTo('busy@example.test')).toHaveLength(5);
  });

  it('is replaced by links of the restaurant where the person works, wherever somebody asks for them', async () => {
    const email = 'owner@example.test';
    await hire(test, 'Owner', email);
    await post('/auth/login', { email, password: PASSWORD }, SUSHI);
    const { db } = test.services;
    const sushi = await db
      .selectFrom('restaurants')
      .select('id')
      .where('slug', '=', 'sushi-bar')
      .executeTakeFirstOrThrow();
    for (let i = 0; i < 2; i++) await requestPasswordReset(test.services, { email, restaurantId: sushi.id });
    expect((await mailsTo(email)).map((mail) => mail.restaurant_id)).toEqual([ids.restaurant, ids.restaurant]);
  });

  it('is replaced by links of the restaurant that a customer knows, and each has its own number of them', async () => {
    const email = 'guest@example.test';
    const { db } = test.services;
    const sushi = await db
      .selectFrom('restaurants')
      .select('id')
      .where('slug', '=', 'sushi-bar')
      .executeTakeFirstOrThrow();
    const ask = async (restaurantId: string) => {
      for (let i = 0; i < 6; i++) await requestPasswordReset(test.services, { email, restaurantId });
      return (await mailsTo(email)).map((mail) => mail.restaurant_id);
    };
    await test.register(email);
    expect(await ask(sushi.id)).toEqual(Array(5).fill(ids.restaurant));
    await post('/auth/login', { email, password: PASSWORD }, SUSHI);
    expect((await ask(sushi.id)).slice(5)).toEqual(Array(5).fill(sushi.id));
  });

  it('leads home where the account was registered, or has favourites or points, though nobody is signed in', async () => {
    const { db } = test.services;
    const sushi = importIds('sushi-bar').restaurant;
    const asked = async (email: string) => {
      await requestPasswordReset(test.services, { email, restaurantId: sushi });
      return (await mailsTo(email)).at(-1)?.restaurant_id;
    };
    const email = 'away@example.test';
    const token = await test.register(email);
    const { body } = await test.call({ url: '/users/me', token });
    const user_id = body.data.user._id as string;
    await db.deleteFrom('sessions').where('user_id', '=', user_id).execute();
    expect(await asked(email)).toBe(ids.restaurant);
    // As an account from before places of registration were kept.
    await db.updateTable('users').set({ registered_with: null }).where('id', '=', user_id).execute();
    const kept = { restaurant_id: ids.restaurant, user_id };
    await db
      .insertInto('loyalty_balances')
      .values({ ...kept, points: 5 })
      .execute();
    expect(await asked(email)).toBe(ids.restaurant);
    await db.deleteFrom('loyalty_balances').where('user_id', '=', user_id).execute();
    const favorite = { ...kept, product_id: productId('margherita'), created_at: NOON };
    await db.insertInto('favorites').values(favorite).execute();
    expect(await asked(email)).toBe(ids.restaurant);
  });

  it('mails a link in the user’s language and stores only its hash', async () => {
    const registration = { name: 'Rui', email: 'rui@example.test', password: PASSWORD, confirmPassword: PASSWORD };
    await test.call({
      method: 'POST',
      url: '/auth/register',
      body: { ...registration, acceptedTerms: true },
      headers: { 'accept-language': 'pt' },
    });
    const token = await mailedToken('rui@example.test');
    expect((await mailsTo('rui@example.test'))[0]).toMatchObject({
      kind: 'password_reset',
      language: 'pt',
      sent_at: null,
    });
    const rows = await test.services.db.selectFrom('password_resets').selectAll().execute();
    const own = rows.find(({ token_hash }) => token_hash === sha256(token));
    expect(own?.expires_at).toBe(NOON + 30 * MINUTE);
  });

  it('is replaced once; every session ends', async () => {
    const email = 'once@example.test';
    const session = await test.register(email);
    const [token, second] = [await mailedToken(email), await mailedToken(email)];
    const endSession = vi.spyOn(test.services.live, 'endSession');
    const answer = await post('/auth/reset-password', { token, password: NEW_PASSWORD });
    expect(answer).toMatchObject({ status: 200, body: { message: 'Password changed successfully!' } });
    expect(endSession).toHaveBeenCalledTimes(1);
    endSession.mockRestore();
    expect(await login(email, NEW_PASSWORD)).toBe(200);
    expect(await login(email, PASSWORD)).toBe(401);
    expect((await test.call({ url: '/users/me', token: session })).status).toBe(401);
    for (const used of [token, second]) {
      const again = await post('/auth/reset-password', { token: used, password: 'Third-one-3' });
      expect(again).toMatchObject({ status: 400, body: { code: 'reset_link_invalid' } });
    }
    expect(await login(email, NEW_PASSWORD)).toBe(200);
  });

  it('is replaced by one of two at once', async () => {
    const email = 'two@example.test';
    await test.register(email);
    const token = await mailedToken(email);
    const passwords = ['First-one-1', 'Second-one-2'];
    const answers = await Promise.all(passwords.map((password) => post('/auth/reset-password', { token, password })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('cannot be replaced after half an hour, nor at another restaurant', async () => {
    const email = 'late@example.test';
    await test.register(email);
    const token = await mailedToken(email);
    expect((await post('/auth/reset-password', { token, password: NEW_PASSWORD }, SUSHI)).status).toBe(400);
    test.setNow(NOON + 30 * MINUTE);
    expect((await post('/auth/reset-password', { token, password: NEW_PASSWORD })).status).toBe(400);
    expect(await login(email, PASSWORD)).toBe(200);
  });

  it('is replaced only by one as strong as at registration', async () => {
    const email = 'weak@example.test';
    await test.register(email);
    const token = await mailedToken(email);
    const weak = await post('/auth/reset-password', { token, password: 'aaaaaaaa' });
    expect(weak).toMatchObject({ status: 422, body: { errors: [{ field: 'password' }, { field: 'password' }] } });
    expect((await post('/auth/reset-password', { token, password: NEW_PASSWORD })).status).toBe(200);
  });

  it('does not fill a mailbox', async () => {
    const email = 'flood@example.test';
    await test.register(email);
    for (let n = 0; n < 5; n++) await mailedToken(email);
    await post('/auth/forgot-password', { email });
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(await mailsTo(email)).toHaveLength(5);
  });
});

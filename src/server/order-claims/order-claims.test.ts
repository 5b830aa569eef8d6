import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dialects } from '../../../tests/support/databases.ts';
import { delivery, ids, item } from '../../../tests/support/order-input.ts';
import { outboxRows } from '../../../tests/support/outbox.ts';
import { hire } from '../../../tests/support/staff.ts';
import { NOON, PASSWORD, SUSHI, startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { MINUTE } from '../../domain/times/zoned-time.ts';
import { forgetUnusedGuests } from '../accounts/forget-expired.ts';
import { composeMail } from '../mail/compose-mail.ts';
import type { OutboxRow } from '../outbox/outbox.repo.ts';
import { forgetExpiredClaims } from './forget-claims.ts';

const DAY = 24 * 60 * MINUTE;
/** The way of a delivered order. */
const STEPS = ['Confirmed', 'Preparing', 'Out for Delivery', 'Delivered'];

describe.each(dialects)('an order that a guest keeps, on %s,', (dialect) => {
  let test: TestApp;
  let staff: string;
  let people = 0;
  beforeAll(async () => {
    test = await startTestApp(dialect);
    staff = await hire(test, 'Staff');
  });
  afterAll(() => test.close());

  const post = (url: string, body: object, more: object = {}) => test.call({ method: 'POST', url, body, ...more });
  const newEmail = () => `guest-${++people}@example.test`;
  const beginGuest = async () => (await post('/auth/guest', {})).body.accessToken as string;
  const placed = async (token: string, email: string) => {
    const body = { ...delivery([item('margherita', ['size/large'], 2)]), guest: { name: 'Gia Guest', email } };
    const answer = await post('/orders', body, { token });
    expect(answer.status).toBe(201);
    return answer.body.data._id as string;
  };
  const linkTo = async (id: string, token: string) =>
    (await post(`/orders/${id}/links`, {}, { token })).body.data.token as string;
  const handOver = async (id: string) => {
    for (const status of STEPS) {
      await test.call({ method: 'PATCH', url: `/staff/orders/${id}/status`, token: staff, body: { status } });
    }
  };
  const newestMail = async (to: string) => {
    const row = (await outboxRows(test.services)).filter(
      ({ kind, recipient }) => kind === 'order_claim' && recipient === to,
    );
    return composeMail(test.services, row.at(-1) as OutboxRow);
  };
  const codeIn = ({ subject }: { subject: string }) => /\d{6}/.exec(subject)?.[0] ?? '';
  /** A guest with an order, and a code in the mail. */
  const begun = async (email = newEmail()) => {
    const token = await beginGuest();
    const id = await placed(token, email);
    const link = await linkTo(id, token);
    const { claimId } = (await post('/tracked-orders/claims', { token: link })).body.data;
    const mail = await newestMail(email);
    return { token, id, link, email, mail, claim: { claimId, code: codeIn(mail) } };
  };
  const wrong = (code: string) => (code === '000000' ? '000001' : '000000');
  const pointsOf = async (token: string) =>
    (await test.call({ url: '/users/me', token })).body.data.user.restaurantAffiliations[0]?.points ?? 0;
  const ordersOf = async (token: string) => (await test.call({ url: '/orders/my-orders', token })).body.orders;
  const ledgerOf = (orderId: string) =>
    test.services.db.selectFrom('loyalty_ledger').selectAll().where('order_id', '=', orderId).execute();

  it('makes the guest an account by one password and the code, with all orders and with points once', async () => {
    const guest = await begun();
    await handOver(guest.id);
    const second = await placed(guest.token, guest.email);
    expect((await post('/tracked-orders', { token: guest.link })).body.isKeepable).toBe(true);
    const { status, body, cookies } = await post('/claims/account', { ...guest.claim, password: PASSWORD });
    expect(status).toBe(201);
    expect(cookies.map(({ name }) => name)).toContain('refresh_token');
    const token = body.accessToken;
    const { user } = (await test.call({ url: '/users/me', token })).body.data;
    expect(user).toMatchObject({ name: 'Gia Guest', email: guest.email, phoneNumber: '+44 20 7946 0958' });
    expect(user.isGuest).toBeUndefined();
    expect((await ordersOf(token)).map(({ _id }: { _id: string }) => _id).sort()).toEqual([guest.id, second].sort());
    const earned = await pointsOf(token);
    expect(earned).toBeGreaterThan(0);
    await handOver(second);
    expect(await pointsOf(token)).toBe(2 * earned);
    expect(await ledgerOf(guest.id)).toHaveLength(1);
    expect((await post('/tracked-orders', { token: guest.link })).body.isKeepable).toBeUndefined();
    expect((await test.call({ url: '/users/me', token: guest.token })).status).toBe(401);
    const login = await post('/auth/login', { email: guest.email, password: PASSWORD });
    expect(login.status).toBe(200);
  });

  it('leaves nobody behind, but orders that were placed with another address', async () => {
    const guests = () => test.services.db.selectFrom('users').select('id').where('kind', '=', 'guest').execute();
    const aDayLater = async () => {
      test.setNow(NOON + DAY);
      await forgetUnusedGuests(test.services).run();
      test.setNow(NOON);
      return (await guests()).length;
    };
    const before = await aDayLater();
    const guest = await begun();
    const other = await placed(guest.token, newEmail());
    await post('/claims/account', { ...guest.claim, password: PASSWORD });
    expect((await ordersOf(guest.token)).map(({ _id }: { _id: string }) => _id)).toEqual([other]);
    const single = await begun();
    await post('/claims/account', { ...single.claim, password: PASSWORD });
    expect(await aDayLater()).toBe(before + 1);
  });

  it('tells nobody but the mailbox that its address has an account', async () => {
    const email = newEmail();
    await test.register(email);
    const [known, unknown] = [await begun(email), await begun()];
    const ask = async ({ link }: typeof known) => {
      const { status, body } = await post('/tracked-orders/claims', { token: link });
      return [status, Object.keys(body.data)];
    };
    expect(await ask(known)).toEqual(await ask(unknown));
    expect(known.mail.text).toContain('You already have an account');
    expect(unknown.mail.text).not.toContain('You already have an account');
    const refusal = async (input: object) => {
      const { status, body } = await post('/claims/account', input);
      const { requestId, ...said } = body;
      return { status, said };
    };
    const wrongPassword = await refusal({ ...known.claim, password: 'Different-1!' });
    const { claimId, code } = unknown.claim;
    expect(wrongPassword).toEqual(await refusal({ claimId, code: wrong(code), password: PASSWORD }));
    expect(wrongPassword.said.code).toBe('claim_refused');
  });

  it('comes to the account of its address by that account’s password, or after signing in to any', async () => {
    const email = newEmail();
    const account = await test.register(email);
    const known = await begun(email);
    await handOver(known.id);
    const claimed = await post('/claims/account', { ...known.claim, password: PASSWORD });
    expect(claimed.status).toBe(201);
    expect((await ordersOf(account)).map(({ _id }: { _id: string }) => _id)).toEqual([known.id]);
    const earned = await pointsOf(account);
    expect(earned).toBeGreaterThan(0);
    const more = await begun();
    expect((await post('/claims/orders', more.claim)).status).toBe(401);
    expect((await post('/claims/orders', more.claim, { token: more.token })).status).toBe(403);
    const added = await post('/claims/orders', more.claim, { token: account });
    expect([added.status, added.body.data]).toEqual([200, { orders: 1 }]);
    await handOver(more.id);
    expect(await pointsOf(account)).toBe(2 * earned);
    expect((await post('/claims/orders', more.claim, { token: account })).body.code).toBe('claim_refused');
  });

  it('has a code that is stored nowhere, in every spelling of its digits, and for its restaurant only', async () => {
    const guest = await begun();
    const { claimId, code } = guest.claim;
    const rows = await test.services.db.selectFrom('order_claims').selectAll().where('id', '=', claimId).execute();
    const mails = (await outboxRows(test.services)).filter(({ recipient }) => recipient === guest.email);
    expect(JSON.stringify([rows, mails])).not.toContain(code);
    const there = { ...guest.claim, password: PASSWORD };
    expect((await post('/claims/account', there, { host: SUSHI })).body.code).toBe('claim_refused');
    expect((await post('/tracked-orders/claims', { token: guest.link }, { host: SUSHI })).status).toBe(404);
    const wide = code.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0));
    const typed = `${wide.slice(0, 3)} ${wide.slice(3)}`;
    expect((await post('/claims/account', { claimId, code: typed, password: PASSWORD })).status).toBe(201);
  });

  it('has a code for five tries and half an hour', async () => {
    const tried = await begun();
    const { claimId, code } = tried.claim;
    const send = (digits: string) => post('/claims/account', { claimId, code: digits, password: PASSWORD });
    for (let count = 0; count < 5; count++) expect((await send(wrong(code))).status).toBe(400);
    expect((await send(code)).body.code).toBe('claim_refused');
    const old = await begun();
    test.setNow(NOON + 30 * MINUTE);
    expect((await post('/claims/account', { ...old.claim, password: PASSWORD })).body.code).toBe('claim_refused');
    await forgetExpiredClaims(test.services).run();
    expect(await test.services.db.selectFrom('order_claims').select('id').execute()).toEqual([]);
    test.setNow(NOON);
  });

  it('is an order of a guest with an address', async () => {
    const token = await test.register();
    const body = delivery([item('margherita', ['size/large'], 2)]);
    const mine = (await post('/orders', body, { token })).body.data._id;
    const refused = await post('/tracked-orders/claims', { token: await linkTo(mine, token) });
    expect([refused.status, refused.body.code]).toEqual([409, 'claim_impossible']);
    expect((await post('/tracked-orders/claims', { token: 'A'.repeat(22) })).status).toBe(404);
  });

  it('comes to one account with its points once, however many claims there are at the same time', async () => {
    const guest = await begun();
    await handOver(guest.id);
    const claims = [guest.claim];
    while (claims.length < 8) {
      const { claimId } = (await post('/tracked-orders/claims', { token: guest.link })).body.data;
      claims.push({ claimId, code: codeIn(await newestMail(guest.email)) });
    }
    const send = (claim: object, i: number) => post('/claims/account', { ...claim, password: `${PASSWORD}${i}` });
    const answers = await Promise.all(Array.from({ length: 40 }, (_, i) => send(claims[i % 8] as object, i)));
    const made = answers.filter(({ status }) => status === 201);
    expect(made).toHaveLength(1);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 400]));
    const token = made[0]?.body.accessToken as string;
    const [earned] = await ledgerOf(guest.id);
    expect(await pointsOf(token)).toBe(earned?.points);
    expect(await ordersOf(token)).toHaveLength(1);
    const accounts = test.services.db.selectFrom('users').select('id').where('email_key', '=', guest.email);
    expect(await accounts.execute()).toHaveLength(1);
  });

  it('gives its points to the account, even if it is handed over at the moment of the claim', async () => {
    for (let round = 0; round < 4; round++) {
      const guest = await begun();
      for (const status of STEPS.slice(0, -1)) {
        await test.call({ method: 'PATCH', url: `/staff/orders/${guest.id}/status`, token: staff, body: { status } });
      }
      const url = `/staff/orders/${guest.id}/status`;
      const [claimed, handed] = await Promise.all([
        post('/claims/account', { ...guest.claim, password: PASSWORD }),
        test.call({ method: 'PATCH', url, token: staff, body: { status: 'Delivered' } }),
      ]);
      expect([claimed.status, handed.status]).toEqual([201, 200]);
      const [earned, ...others] = await ledgerOf(guest.id);
      expect(others).toEqual([]);
      expect(await pointsOf(claimed.body.accessToken)).toBe(earned?.points);
    }
  });
});

describe.each(dialects)('codes for a guest’s order, on %s,', (dialect) => {
  it('are few in an hour, to a guest and to an address, whoever asks', async () => {
    const test = await startTestApp(dialect, { RATE_LIMITS: 'true' });
    const post = (url: string, body: object, token?: string) =>
      test.call({ method: 'POST', url, body, ...(token && { token }) });
    const link = async () => {
      const token = (await post('/auth/guest', {})).body.accessToken;
      const guest = { name: 'Gia', email: 'gia@example.test' };
      const id = (await post('/orders', { ...delivery([item('margherita', ['size/large'], 2)]), guest }, token)).body
        .data._id;
      return (await post(`/orders/${id}/links`, {}, token)).body.data.token;
    };
    const [one, other] = [await link(), await link()];
    const ask = async (token: string) => (await post('/tracked-orders/claims', { token })).status;
    for (let count = 0; count < 5; count++) expect(await ask(one)).toBe(201);
    expect([await ask(one), await ask(other)]).toEqual([429, 429]);
    const sent = test.services.db.selectFrom('outbox').select('id').where('kind', '=', 'order_claim');
    expect(await sent.where('restaurant_id', '=', ids.restaurant).execute()).toHaveLength(5);
    test.setNow(NOON + 60 * MINUTE);
    expect(await ask(other)).toBe(201);
    await test.close();
  });
});

import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../src/server/platform/ids/ids.ts';
import { dialects } from '../support/databases.ts';
import { ids, item, pickup, promotionId, rewardId } from '../support/order-input.ts';
import { PASSWORD } from '../support/test-app.ts';
import { inDatabase } from './support/always-open.ts';
import { counts } from './support/counts.ts';
import { registerCustomers } from './support/customers.ts';
import { report } from './support/report.ts';
import { type Received, type Sent, sendSurely } from './support/send.ts';
import { type Started, startServer } from './support/started.ts';

const AT_ONCE = 40;
const GRANTED = 150;
const REWARD_COST = 60;

describe.each(dialects)('promise 4: nothing is given away twice, on %s', (dialect) => {
  let server: Started;
  let tokens: string[];
  beforeAll(async () => {
    server = await startServer(dialect);
    tokens = await registerCustomers(server.address, AT_ONCE);
  });
  afterAll(() => server.stop());

  const call = (sent: Sent) => sendSurely(server.address, sent);
  const place = (token: string | undefined, body: unknown) =>
    call({ method: 'POST', url: '/api/v1/orders', token: token as string, body });
  const cancel = (token: string | undefined, id: string) =>
    call({ method: 'PATCH', url: `/api/v1/orders/${id}/cancel-my-order`, token: token as string });
  const userId = async (token: string | undefined) =>
    (await call({ url: '/api/v1/users/me', token: token as string })).body.data.user._id as string;
  const atOnce = (make: (i: number) => Promise<Received>) =>
    Promise.all(Array.from({ length: AT_ONCE }, (_, i) => make(i)));
  const made = (answers: Received[]) => answers.filter(({ status }) => status === 201);

  const coupon = () =>
    pickup([item('lemonade', [], 2)], {
      promotionId: promotionId('last-five'),
      couponCode: 'LAST5',
      discountAmount: 5,
    });
  const reward = () => pickup([item('lemonade')], { promotionId: rewardId('three-off'), discountAmount: 3 });

  it('a coupon with N uses, M a customer: exactly N, at most M each, again and again', async () => {
    const found = { allowed: 0, granted: 0, counted: 0 };
    for (let race = 0; race < counts.races; race++) {
      const [uses, each] = [3 + race, 1 + (race % 2)];
      await setCoupon(uses, each);
      // Half as many customers as orders: both limits are met.
      const customers = tokens.slice(0, AT_ONCE / 2);
      const answers = await atOnce((i) => place(customers[i % customers.length], coupon()));
      const refusals = new Set(answers.filter(({ status }) => status !== 201).map(({ body }) => body.code));
      for (const code of refusals) expect(['promotion_used_up', 'promotion_already_used']).toContain(code);
      const counted = await couponCounts();
      found.allowed += uses;
      found.granted += made(answers).length;
      found.counted += counted.uses;
      expect(made(answers)).toHaveLength(uses);
      expect(counted).toEqual({ uses, ofCustomers: uses, most: expect.any(Number) });
      expect(counted.most).toBeLessThanOrEqual(each);
    }
    report({ what: `coupon, ${dialect}`, races: counts.races, 'at once': AT_ONCE, ...found });
  });

  it('points are spent to the unit, never below nothing, and come back with the order once', async () => {
    const token = tokens[0];
    const user = await userId(token);
    await grant(user, GRANTED);
    const placed = made(await atOnce(() => place(token, reward())));
    expect(placed).toHaveLength(Math.floor(GRANTED / REWARD_COST));
    const spent = placed.length * REWARD_COST;
    const left = await points(user);
    expect(left).toEqual({ balance: GRANTED - spent, ledger: GRANTED - spent });

    const id = placed[0]?.body.data._id;
    const cancels = await atOnce(() => cancel(token, id));
    expect(cancels.map(({ status }) => status).sort()).toEqual([200, ...Array(AT_ONCE - 1).fill(409)]);
    const after = await points(user);
    const back = after.balance - left.balance;
    report({ what: `points, ${dialect}`, before: GRANTED, spent, left: left.balance, 'back by a cancel': back });
    expect(back).toBe(REWARD_COST);
    expect(after.ledger).toBe(after.balance);
  });

  it('40 cancels of an order with a coupon give its use back once', async () => {
    await setCoupon(5, 1);
    const order = (await place(tokens[1], coupon())).body.data;
    expect((await couponCounts()).uses).toBe(1);
    const cancels = await atOnce(() => cancel(tokens[1], order._id));
    const cancelled = cancels.filter(({ status }) => status === 200).length;
    const { uses, ofCustomers } = await couponCounts();
    report({ what: `cancels, ${dialect}`, 'at once': AT_ONCE, cancelled, 'uses before': 1, 'uses after': uses });
    expect([cancelled, uses, ofCustomers]).toEqual([1, 0, 0]);
  });

  it('of a cancel and an acceptance at one moment exactly one wins', async () => {
    const staff = tokens[2] as string;
    await employ(await userId(staff));
    const races = counts.races * 5;
    let won = 0;
    for (let race = 0; race < races; race++) {
      const { _id } = (await place(tokens[3], pickup([item('lemonade')]))).body.data;
      const accept = () =>
        call({
          method: 'PATCH',
          url: `/api/v1/staff/orders/${_id}/status`,
          token: staff,
          body: { status: 'Confirmed' },
        });
      const [first, second] =
        race % 2 ? [accept, () => cancel(tokens[3], _id)] : [() => cancel(tokens[3], _id), accept];
      const answers = await Promise.all([first(), second()]);
      won += answers.filter(({ status }) => status === 200).length;
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      const { order } = (await call({ url: `/api/v1/orders/${_id}`, token: tokens[3] as string })).body;
      expect(order.statusHistory).toHaveLength(2);
    }
    report({ what: `cancel against accept, ${dialect}`, races, won });
  });

  it('10 registrations of one address, in any case, are one account', async () => {
    const before = await countAccounts();
    for (let race = 0; race < counts.races; race++) {
      const spellings = [`zoe-${race}@example.test`, `ZOE-${race}@Example.TEST`, ` Zoe-${race}@EXAMPLE.test `];
      const answers = await Promise.all(Array.from({ length: 10 }, (_, i) => register(spellings[i % 3] as string)));
      expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(9).fill(409)]);
    }
    const accounts = (await countAccounts()) - before;
    report({ what: `registrations, ${dialect}`, races: counts.races, 'at once': 10, accounts });
    expect(accounts).toBe(counts.races);
  });

  const countAccounts = () =>
    inDatabase(server.place, async ({ db }) => (await db.selectFrom('users').select('id').execute()).length);

  const register = (email: string) =>
    call({
      method: 'POST',
      url: '/api/v1/auth/register',
      body: { name: 'Zoe Cook', email, password: PASSWORD, confirmPassword: PASSWORD, acceptedTerms: true },
    });

  const setCoupon = (max_uses: number, max_uses_per_customer: number) =>
    inDatabase(server.place, async ({ db }) => {
      const id = promotionId('last-five');
      await db.deleteFrom('promotion_customers').where('promotion_id', '=', id).execute();
      await db.deleteFrom('promotion_contacts').where('promotion_id', '=', id).execute();
      await db
        .updateTable('promotions')
        .set({ uses: 0, max_uses, max_uses_per_customer })
        .where('id', '=', id)
        .execute();
    });

  const couponCounts = () =>
    inDatabase(server.place, async ({ db }) => {
      const id = promotionId('last-five');
      const { uses } = await db.selectFrom('promotions').select('uses').where('id', '=', id).executeTakeFirstOrThrow();
      const each = await db.selectFrom('promotion_customers').select('uses').where('promotion_id', '=', id).execute();
      const counted = each.map((row) => row.uses);
      return { uses, ofCustomers: counted.reduce((sum, one) => sum + one, 0), most: Math.max(0, ...counted) };
    });

  const grant = (user_id: string, amount: number) =>
    inDatabase(server.place, async ({ db }) => {
      const owner = { restaurant_id: ids.restaurant, user_id };
      await db
        .insertInto('loyalty_ledger')
        .values({ ...owner, id: newId(), order_id: null, reason: 'granted', points: amount, created_at: Date.now() })
        .execute();
      await db
        .insertInto('loyalty_balances')
        .values({ ...owner, points: amount })
        .execute();
    });

  const points = (user: string) =>
    inDatabase(server.place, async ({ db }) => {
      const { rows } = await sql<{ balance: number; ledger: number }>`
        select (select points from loyalty_balances where user_id = ${user}) as balance,
               (select sum(points) from loyalty_ledger where user_id = ${user}) as ledger`.execute(db);
      return { balance: Number(rows[0]?.balance), ledger: Number(rows[0]?.ledger) };
    });

  const employ = (user_id: string) =>
    inDatabase(server.place, ({ db }) =>
      db.insertInto('staff').values({ restaurant_id: ids.restaurant, user_id, role: 'Staff' }).execute(),
    );
});

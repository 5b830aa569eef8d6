import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CardApp, startCardApp } from '../../../tests/support/card-payments.ts';
import { dialects } from '../../../tests/support/databases.ts';
import { delivery, item, pickup } from '../../../tests/support/order-input.ts';
import { NOON } from '../../../tests/support/test-app.ts';
import type { CashDay, CashUps } from '../../contract/staff/staff-cash-ups.ts';
import { DAY } from '../../domain/times/zoned-time.ts';

const TODAY = '2026-06-17';

describe.each(dialects)('the cash of a day, on %s,', (dialect) => {
  let test: CardApp;
  beforeAll(async () => {
    test = await startCardApp(dialect, { RATE_LIMITS: 'false', ACCESS_TOKEN_S: '86400000' });
    test.setNow(NOON);
  });
  afterAll(() => test.close());

  const place = async (body: object): Promise<string> =>
    (await test.call({ method: 'POST', url: '/orders', token: test.customer, body })).body.data._id;
  const walk = async (id: string, ...statuses: string[]) => {
    for (const status of statuses) await test.staffDo(id, status);
    return id;
  };
  /** 26.00 at the counter. */
  const fetched = async () =>
    walk(
      await place(pickup([item('margherita', ['size/large'], 2)])),
      ...['Confirmed', 'Preparing', 'Ready for Pickup', 'Completed'],
    );
  /** 28.50 at the door. */
  async function brought(courier: string) {
    const id = await walk(
      await place(delivery([item('margherita', ['size/large'], 2)])),
      ...['Confirmed', 'Preparing', 'Out for Delivery'],
    );
    await test.services.db.updateTable('orders').set({ courier_name: courier }).where('id', '=', id).execute();
    return walk(id, 'Delivered');
  }
  const giveBack = (id: string, amount: number) =>
    test.call({
      ...{ method: 'POST', url: `/staff/orders/${id}/refunds`, token: test.owner },
      body: { how: 'cash', amount, refunded: 0, reason: 'It was cold.' },
    });
  const cashUps = async (from = '2026-06-01', to = '2026-06-30'): Promise<CashUps> =>
    (await test.call({ url: `/staff/cash-ups?from=${from}&to=${to}`, token: test.owner })).body.data;
  const day = async (date = TODAY) => {
    const { days } = await cashUps();
    const found = days.find((each) => each.date === date);
    if (!found) throw new Error(`no cash on ${date}`);
    return found;
  };
  const count = (seen: CashDay, more: object, token = test.owner) =>
    test.call({
      ...{ method: 'POST', url: '/staff/cash-ups', token },
      body: { date: seen.date, opening: 0, expected: seen.expected, after: seen.counts.length, reason: null, ...more },
    });

  it('is what cash orders brought less what went back, and says what each courier brought', async () => {
    const [first] = [await fetched(), await brought('Ali'), await brought('Ali'), await brought('Bea')];
    await giveBack(first, 6);
    expect(await day()).toMatchObject({
      taken: { orders: 4, cash: 111.5 },
      couriers: [
        { name: 'Ali', orders: 2, cash: 57 },
        { name: 'Bea', orders: 1, cash: 28.5 },
      ],
      ...{ givenBack: 6, expected: 105.5, counts: [] },
    });
  });

  it('leaves out what was paid by card, what is open and what was called off', async () => {
    const before = (await day()).expected;
    const { _id } = await test.order();
    await test.pay(_id);
    await test.work();
    await walk(_id, 'Confirmed', 'Preparing', 'Ready for Pickup', 'Completed');
    await walk(await place(pickup([item('tiramisu')])), 'Confirmed');
    await walk(await place(pickup([item('tiramisu')])), 'Cancelled by Restaurant');
    expect((await day()).expected).toBe(before);
  });

  it('is counted by somebody, with a reason for a difference, as often as needed', async () => {
    const seen = await day();
    const counted = seen.expected + 100 - 3;
    const refused = await count(seen, { opening: 100, counted });
    expect([refused.status, refused.body.errors[0].field]).toEqual([422, 'reason']);
    const kept = await count(seen, { opening: 100, counted, reason: 'A note was torn.' });
    expect(kept.status).toBe(201);
    expect(kept.body.data.counts).toMatchObject([
      { number: 1, opening: 100, expected: seen.expected, counted, difference: -3, reason: 'A note was torn.' },
    ]);
    expect(kept.body.data.counts[0].by).toEqual(expect.any(String));
    const again = await count(await day(), { opening: 100, counted: seen.expected + 100 });
    expect(again.body.data.counts.map(({ difference }: { difference: number }) => difference)).toEqual([-3, 0]);
  });

  it('is kept once, whoever presses twice or in two tabs', async () => {
    const seen = await day();
    const both = await Promise.all([count(seen, { counted: seen.expected }), count(seen, { counted: seen.expected })]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  it('is counted anew where cash came in meanwhile, and says so of a count that is older', async () => {
    const seen = await day();
    await fetched();
    const refused = await count(seen, { counted: seen.expected });
    expect(refused.body.code).toBe('cash_moved');
    const now = await day();
    expect(now.expected).toBe(seen.expected + 26);
    expect(now.counts.at(-1)?.expected).toBe(seen.expected);
  });

  it('goes by the day on which the money moved, and all days together are what the books have at the door in cash', async () => {
    const late = await walk(await place(pickup([item('margherita', ['size/large'], 2)])), 'Confirmed', 'Preparing');
    test.setNow(NOON + DAY);
    await walk(late, 'Ready for Pickup', 'Completed');
    await giveBack(late, 2);
    test.setNow(NOON);
    expect(await day('2026-06-18')).toMatchObject({ taken: { orders: 1, cash: 26 }, givenBack: 2, expected: 24 });
    const { days } = await cashUps();
    const cents = (amount: number) => Math.round(amount * 100);
    const counted = days.reduce((sum, { expected }) => sum + cents(expected), 0);
    const books = await test.call({ url: '/staff/books?from=2026-06-01&to=2026-06-30', token: test.owner });
    const { methods } = books.body.data.total as { methods: { method: string; received: number }[] };
    const inBooks = methods
      .filter(({ method }) => method.startsWith('Cash'))
      .reduce((sum, m) => sum + cents(m.received), 0);
    expect(counted).toBe(inBooks);
  });

  it('is nothing that is still to come, and nothing for who may not see figures', async () => {
    const refused = await count({ ...(await day()), date: '2026-06-19', expected: 0, counts: [] }, { counted: 0 });
    expect([refused.status, refused.body.errors[0].field]).toEqual([422, 'date']);
    expect(
      (await test.call({ url: '/staff/cash-ups?from=2026-06-01&to=2026-06-30', token: test.customer })).status,
    ).toBe(403);
  });
});

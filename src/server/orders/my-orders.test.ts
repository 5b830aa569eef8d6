import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dialects } from '../../../tests/support/databases.ts';
import { item, pickup } from '../../../tests/support/order-input.ts';
import { NOON, SUSHI, startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { importIds } from '../import/import-ids.ts';

type Listed = { _id: string; totalAmount: number; status: string; createdAt: string };

describe.each(dialects)('own orders on %s', (dialect) => {
  let app: TestApp;
  let token: string;
  const placed: string[] = [];
  beforeAll(async () => {
    app = await startTestApp(dialect, { ACCESS_TOKEN_S: '86400' });
    token = await app.register('ada@example.test');
    const other = await app.register();
    await place(other, 9);
    // Twelve, two a minute; totals repeat.
    for (let i = 0; i < 12; i++) {
      app.setNow(NOON + Math.floor(i / 2) * 60_000);
      placed.push(await place(token, 1 + (i % 3)));
    }
    const { db } = app.services;
    await db.updateTable('orders').set({ status: 'Confirmed' }).where('id', 'in', placed.slice(0, 3)).execute();
  });
  afterAll(() => app.close());

  async function place(by: string, lemonades: number): Promise<string> {
    const body = pickup([item('lemonade', [], lemonades)]);
    return (await app.call({ method: 'POST', url: '/orders', token: by, body })).body.data._id;
  }
  const list = async (query = '') => (await app.call({ url: `/orders/my-orders${query}`, token })).body;
  const idsOf = (orders: Listed[]) => orders.map(({ _id }) => _id);

  it('come ten at a time, newest first', async () => {
    const first = await list();
    expect(first).toMatchObject({ currentPage: 1, totalPages: 2, totalOrders: 12 });
    expect(first.orders).toHaveLength(10);
    const second = await list('?page=2');
    expect(second.orders).toHaveLength(2);
    const all: Listed[] = [...first.orders, ...second.orders];
    expect(new Set(idsOf(all))).toEqual(new Set(placed));
    const times = all.map(({ createdAt }) => createdAt);
    expect(times).toEqual([...times].sort().reverse());
    expect((await list('?page=3')).orders).toEqual([]);
  });

  it.each(['createdAt', 'totalAmount', 'status'])(
    'sorted by %s, pages neither repeat nor skip an order',
    async (sortBy) => {
      for (const sortOrder of ['asc', 'desc']) {
        const pages = await Promise.all(
          [1, 2, 3, 4, 5].map((page) => list(`?sortBy=${sortBy}&sortOrder=${sortOrder}&limit=3&page=${page}`)),
        );
        const all: Listed[] = pages.flatMap(({ orders }) => orders);
        expect(new Set(idsOf(all)).size).toBe(12);
        const values = all.map((order) => order[sortBy as keyof Listed]);
        const rising = [...values].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
        expect(values).toEqual(sortOrder === 'asc' ? rising : rising.reverse());
      }
    },
  );

  it('can be filtered by state', async () => {
    const confirmed = await list('?status=Confirmed');
    expect(confirmed.totalOrders).toBe(3);
    expect(new Set(idsOf(confirmed.orders))).toEqual(new Set(placed.slice(0, 3)));
    expect((await list('?status=Failed')).orders).toEqual([]);
    expect((await app.call({ url: '/orders/my-orders?status=Eaten', token })).status).toBe(400);
  });

  it.each(['page=0', 'page=x', 'limit=0', 'limit=201', 'sortBy=secret', 'sortOrder=up'])(
    'refuses %s',
    async (query) => {
      const answer = await app.call({ url: `/orders/my-orders?${query}`, token });
      expect([answer.status, answer.body.errors[0].field]).toEqual([400, query.split('=')[0]]);
    },
  );

  it('are this restaurant’s alone', async () => {
    const there = await app.call({
      method: 'POST',
      url: '/auth/login',
      host: SUSHI,
      body: { email: 'ada@example.test', password: 'Password-1' },
    });
    const elsewhere = { token: there.body.accessToken, host: SUSHI };
    expect((await app.call({ url: '/orders/my-orders', ...elsewhere })).body).toMatchObject({
      orders: [],
      totalOrders: 0,
    });
    expect((await app.call({ url: `/orders/${placed[0]}`, ...elsewhere })).status).toBe(404);
    const maki = {
      ...item('lemonade'),
      productId: importIds('sushi-bar').of('product', 'maki'),
      unitPrice: 6.5,
      itemSubtotal: 6.5,
    };
    const restaurantId = importIds('sushi-bar').restaurant;
    const placedThere = await app.call({
      method: 'POST',
      url: '/orders',
      body: pickup([maki], { restaurantId }),
      ...elsewhere,
    });
    expect(placedThere.body.data).toMatchObject({ currency: { symbol: '€' }, totalAmount: 6.5 });
    expect((await list()).totalOrders).toBe(12);
  });

  it('need a token, and an unknown one is as little found as a stranger’s', async () => {
    for (const url of ['/orders/my-orders', `/orders/${placed[0]}`]) expect((await app.call({ url })).status).toBe(401);
    const missing = await app.call({ url: '/orders/nothing', token });
    const stranger = await app.call({ url: `/orders/${placed[0]}`, token: await app.register() });
    expect([missing.status, stranger.status]).toEqual([404, 404]);
    expect(stranger.body.message).toBe(missing.body.message);
  });
});

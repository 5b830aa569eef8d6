import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dialects, type FreshDatabase, freshDatabase } from '../../../tests/support/databases.ts';
import { type Order, order as orderSchema } from '../../contract/orders.ts';
import { isReviewable } from '../../domain/orders/order-status.ts';
import { orderTotal } from '../../domain/orders/price-order.ts';
import { createApp } from '../api.ts';
import { readConfig } from '../platform/config.ts';
import { migrate } from '../platform/database/migrate.ts';
import type { App } from '../platform/http/app.ts';
import type { Services } from '../services.ts';
import { createServices } from '../wire.ts';
import { loadDemo } from './load-demo.ts';

const HOSTS = ['localhost', 'kumo.localhost', 'brasa.localhost'];
// A Monday afternoon, when Forno Vesta is closed.
const NOW = Date.parse('2026-03-30T15:00:00Z');

describe.each(dialects)('the demo on %s', (dialect) => {
  let database: FreshDatabase;
  let services: Services;
  let app: App;
  beforeAll(async () => {
    database = await freshDatabase(dialect);
    await migrate(database);
    const settings = { NODE_ENV: 'test', LOG_LEVEL: 'silent', RATE_LIMITS: 'false', DATA_DIR: database.dataDir };
    services = createServices(
      readConfig({ ...settings, TOKEN_SECRET: 'a-secret-for-tests-that-is-long-enough' }),
      database,
      () => NOW,
    );
    await loadDemo(services);
    app = await createApp(services);
  });
  afterAll(async () => {
    await app.close();
    await database.drop();
  });

  async function signIn(host: string, email = 'customer@demo.test') {
    const body = { email, password: 'Demo-pass-1' };
    const login = await app.inject({ method: 'POST', url: '/api/v1/auth/login', headers: { host }, payload: body });
    const authorization = `Bearer ${login.json().accessToken}`;
    return async (path: string) =>
      (await app.inject({ url: `/api/v1${path}`, headers: { host, authorization } })).json();
  }

  it.each(HOSTS)('has at %s what DECISIONS promises its customer', async (host) => {
    const get = await signIn(host);
    const { user } = (await get('/users/me')).data;
    expect(user).toMatchObject({ email: 'customer@demo.test', phoneNumber: expect.stringMatching(/^\+44/) });
    expect(user.favoriteProducts).toHaveLength(2);
    expect(user.savedAddresses).toHaveLength(2);
    expect(user.defaultAddress).toMatchObject({ label: 'Home' });
    expect(user.restaurantAffiliations).toMatchObject([{ points: 500, role: 'customer' }]);

    const { orders } = (await get('/orders/my-orders?limit=50')) as { orders: Order[] };
    expect(orders).toHaveLength(9);
    expect(new Set(orders.map(({ status }) => status)).size).toBeGreaterThanOrEqual(5);
    expect(orders.filter(({ status, isReviewed }) => isReviewable(status) && !isReviewed)).toHaveLength(3);
    for (const order of orders) {
      expect(orderSchema.parse(order)).toEqual(order);
      expect(Date.parse(order.createdAt)).toBeLessThan(NOW);
      expect(order.items.length).toBeGreaterThan(0);
      expect(order.subtotal).toBeCloseTo(order.items.reduce((sum, item) => sum + item.itemSubtotal, 0));
      expect(order.totalAmount).toBeCloseTo(orderTotal(order));
      expect(order.statusHistory.at(-1)?.status).toBe(order.status);
      expect(order.isASAP).toBe(order.scheduledAt === null);
    }
    expect(orders.some(({ appliedPromotion, discountAmount }) => appliedPromotion && discountAmount > 0)).toBe(true);
  });

  it('has an owner of all three', async () => {
    const { db } = services;
    const rows = await db
      .selectFrom('staff as s')
      .innerJoin('users as u', 'u.id', 's.user_id')
      .select(['s.role', 'u.email'])
      .execute();
    expect(rows).toEqual(Array(3).fill({ role: 'Owner', email: 'owner@demo.test' }));
    expect((await (await signIn('localhost', 'owner@demo.test'))('/users/me')).data.user.email).toBe('owner@demo.test');
  });

  it('keeps balances the sum of their ledgers, and the last five coupons', async () => {
    const { db } = services;
    const balances = await db.selectFrom('loyalty_balances').select(['restaurant_id', 'points']).execute();
    for (const { restaurant_id, points } of balances) {
      const { sum } = await db
        .selectFrom('loyalty_ledger')
        .select((eb) => eb.fn.sum('points').as('sum'))
        .where('restaurant_id', '=', restaurant_id)
        .executeTakeFirstOrThrow();
      expect(Number(sum)).toBe(points);
    }
    const coupons = await db
      .selectFrom('promotions')
      .select(['uses', 'max_uses'])
      .where('coupon_code', '=', 'LAST5')
      .execute();
    expect(coupons).toEqual(Array(3).fill({ uses: 0, max_uses: 5 }));
  });

  it('counts its reviews right', async () => {
    for (const host of HOSTS) {
      const get = await signIn(host);
      const { restaurant } = (await get('/restaurants/public/-')).data;
      const reviews = (await get(`/restaurants/${restaurant._id}/reviews?limit=50`)).data;
      expect(reviews).toMatchObject({ totalReviews: restaurant.totalReviews, averageRating: restaurant.averageRating });
      const sum = reviews.reviews.reduce((total: number, { rating }: { rating: number }) => total + rating, 0);
      expect(restaurant.averageRating).toBeCloseTo(sum / reviews.reviews.length, 1);
    }
  });

  it('is loaded once, and taken up again where a start was cut short', async () => {
    const count = async () =>
      Number(
        (
          await services.db
            .selectFrom('orders')
            .select((eb) => eb.fn.countAll().as('n'))
            .executeTakeFirstOrThrow()
        ).n,
      );
    await loadDemo(services);
    await services.db.updateTable('settings').set({ value: 'loading' }).where('key', '=', 'demo').execute();
    await loadDemo(services);
    expect(await count()).toBe(27);
  });
});

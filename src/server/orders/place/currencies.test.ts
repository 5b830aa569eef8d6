import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dialects } from '../../../../tests/support/databases.ts';
import { employ } from '../../../../tests/support/people.ts';
import { startTestApp, type TestApp } from '../../../../tests/support/test-app.ts';
import { trattoria } from '../../../../tests/support/trattoria.ts';
import { INITIAL_STATUS } from '../../../domain/orders/order-status.ts';
import { importIds } from '../../import/import-ids.ts';
import { importRestaurant } from '../../import/import-restaurant.ts';
import { restaurantFile } from '../../import/restaurant-file.ts';

const ALWAYS = { open: '00:00', close: '00:00' };
const open = { monday: ALWAYS, tuesday: ALWAYS, wednesday: ALWAYS, thursday: ALWAYS, friday: ALWAYS };

/** A restaurant with one dish, an option, a coupon of 10 % and a reward. */
const shop = (
  [code, symbol]: [code: string, symbol: string],
  { price, extra, off }: { price: number; extra: number; off: number },
) =>
  restaurantFile.parse({
    ...trattoria.file,
    ...{ slug: code.toLowerCase(), domains: [], currency: { code, symbol }, openingHours: open, about: null },
    ...{ openingHoursExceptions: [], reviews: [], highlights: [] },
    delivery: { fee: null, allowsCollection: true, minimumOrderValue: 0 },
    categories: [{ key: 'food', name: 'Food' }],
    optionGroups: [
      {
        ...{ key: 'size', name: 'Size', min: 0, max: 1 },
        values: [{ key: 'l', label: 'Large', priceAdjustment: extra }],
      },
    ],
    products: [
      { key: 'dish', name: 'Dish', description: 'd', price, picture: null, categories: ['food'], options: ['size'] },
    ],
    promotions: [
      {
        key: 'ten',
        name: 'Ten',
        description: 't',
        type: 'PercentageDiscountOrder',
        discountValue: 10,
        couponCode: 'TEN10',
      },
    ],
    rewards: [
      {
        key: 'off',
        name: 'Off',
        description: 'o',
        type: 'FixedAmountDiscountOrder',
        discountValue: off,
        pointsCost: 5_000_000,
      },
    ].slice(0, code === 'IDR' ? 1 : 0),
  });

const SHOPS = [
  { money: ['JPY', '¥'], price: 1255, extra: 1200, off: 500, saved: 126, total: 1129, points: 1129, said: '¥1,129' },
  { money: ['KWD', 'KD'], price: 1.255, extra: 0.25, off: 0.5, saved: 0.126, total: 1.129, points: 1, said: '1.129' },
  {
    money: ['IDR', 'Rp'],
    price: 150_000,
    extra: 12_000,
    off: 20_000,
    saved: 15_000,
    total: 135_000,
    points: 135_000,
    said: '135,000.00',
  },
  {
    money: ['INR', '₹'],
    price: 1255,
    extra: 1200,
    off: 100,
    saved: 125.5,
    total: 1129.5,
    points: 1129,
    said: '₹1,129.50',
  },
] as const;

describe.each(dialects)('a restaurant with other money on %s', (dialect) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp(dialect);
    for (const { money, ...figures } of SHOPS)
      await importRestaurant(app.services, { file: shop([...money], figures), baseDir: null });
  });
  afterAll(() => app.close());

  it.each(SHOPS)(
    'has the amounts of $money everywhere',
    async ({ money: [code], price, extra, saved, total, points, said }) => {
      const slug = code.toLowerCase();
      const host = `${slug}.localhost`;
      const ids = importIds(slug);
      const email = `${slug}@example.test`;
      const token = await app.register(email, host);
      const call = (request: Parameters<TestApp['call']>[0]) => app.call({ host, token, ...request });
      const [dish] = (await call({ url: '/products' })).body.products;
      expect([dish.price, dish.options[0].values[0].priceAdjustment]).toEqual([price, extra]);

      const line = { productId: dish._id, quantity: 1, unitPrice: price, productName: 'Dish', selectedOptions: [] };
      const items = [{ ...line, itemSubtotal: price }];
      const asked = { couponCode: 'TEN10', items: [{ productId: dish._id, quantity: 1, selectedOptions: [] }] };
      const coupon = await call({ method: 'POST', url: '/promotions/validate-coupon', body: asked });
      expect(coupon.body.data.discountValue).toBe(saved);
      const order = {
        ...{
          restaurantId: ids.restaurant,
          items,
          subtotal: price,
          discountAmount: saved,
          deliveryFee: 0,
          serviceFee: 0,
        },
        ...{
          taxes: 0,
          totalAmount: total,
          orderType: 'Pickup',
          isASAP: true,
          scheduledAt: null,
          deliveryAddress: null,
        },
        ...{
          contactPhone: '+44 20 7946 0958',
          customerNotes: '',
          paymentDetails: { method: 'Cash', paymentStatus: 'Pending' },
        },
        promotionId: coupon.body.data.promotionId,
      };
      const other = await call({ method: 'POST', url: '/orders', body: { ...order, totalAmount: total + 1 } });
      expect(other.body).toMatchObject({ code: 'price_changed' });
      expect(other.body.figures).toMatchObject({ subtotal: price, discountAmount: saved, totalAmount: total });
      expect(other.body.errors[0].message).toContain(said);
      const placed = await call({ method: 'POST', url: '/orders', body: order });
      expect(placed.body.data).toMatchObject({ totalAmount: total, discountAmount: saved, currency: { code } });

      const { body: me } = await call({ url: '/users/me' });
      await employ(app, me.data.user._id, 'Owner', ids.restaurant);
      // The board counts what was accepted.
      await app.services.db
        .updateTable('orders')
        .set({ status: 'Confirmed' })
        .where('status', '=', INITIAL_STATUS)
        .execute();
      const board = (await call({ url: '/staff/board' })).body.data;
      expect([board.today.revenue, board.today.average, board.open[0].totalAmount]).toEqual([total, total, total]);
      const csv = (await call({ url: '/staff/orders.csv?from=2026-06-17&to=2026-06-17' })).body.split('\r\n');
      expect(csv[1]).toMatch(new RegExp(`,${price},${saved},0,0,0,${total},web,0,0,0,0,,2026-06-17$`));
      const id = placed.body.data._id;
      for (const status of ['Confirmed', 'Preparing', 'Ready for Pickup', 'Completed'])
        await call({ method: 'PATCH', url: `/staff/orders/${id}/status`, body: { status } });
      const mine = (await call({ url: '/users/me/affiliations' })).body.data.restaurantAffiliations;
      expect(mine).toContainEqual({ restaurantId: ids.restaurant, points, role: 'Owner' });
    },
  );
});

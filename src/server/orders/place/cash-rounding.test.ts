import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dialects } from '../../../../tests/support/databases.ts';
import { employ } from '../../../../tests/support/people.ts';
import { startTestApp, type TestApp } from '../../../../tests/support/test-app.ts';
import { trattoria } from '../../../../tests/support/trattoria.ts';
import { importIds } from '../../import/import-ids.ts';
import { importRestaurant } from '../../import/import-restaurant.ts';
import { restaurantFile } from '../../import/restaurant-file.ts';
import { composeMail } from '../../mail/compose-mail.ts';

const ALWAYS = { open: '00:00', close: '00:00' };
const file = restaurantFile.parse({
  ...trattoria.file,
  ...{ slug: 'chf', domains: [], currency: { code: 'CHF', symbol: 'CHF' }, about: null },
  openingHours: { monday: ALWAYS, tuesday: ALWAYS, wednesday: ALWAYS, thursday: ALWAYS, friday: ALWAYS },
  ...{ openingHoursExceptions: [], reviews: [], highlights: [], promotions: [], rewards: [], optionGroups: [] },
  delivery: { fee: null, allowsCollection: true, minimumOrderValue: 0 },
  paymentMethods: [
    { methodName: 'Cash', isEnabled: true },
    { methodName: 'Card on Delivery', isEnabled: true, orderTypes: ['Delivery', 'Pickup'] },
  ],
  categories: [{ key: 'food', name: 'Food' }],
  products: [{ key: 'dish', name: 'Rösti', description: 'd', price: 9.31, picture: null, categories: ['food'] }],
});

describe.each(dialects)('where there are no coins for every sum, on %s,', (dialect) => {
  const host = 'chf.localhost';
  const ids = importIds('chf');
  let app: TestApp;
  let token: string;
  beforeAll(async () => {
    app = await startTestApp(dialect, { RATE_LIMITS: 'false' });
    await importRestaurant(app.services, { file, baseDir: null });
    token = await app.register('owner@chf.example', host);
    const { body } = await call({ url: '/users/me' });
    await employ(app, body.data.user._id, 'Owner', ids.restaurant);
  });
  afterAll(() => app.close());

  const call = (request: Parameters<TestApp['call']>[0]) => app.call({ host, token, ...request });
  const place = async (method: string) => {
    const line = { productId: ids.of('product', 'dish'), quantity: 1, unitPrice: 9.31, productName: 'Rösti' };
    const body = {
      ...{ restaurantId: ids.restaurant, items: [{ ...line, selectedOptions: [], itemSubtotal: 9.31 }] },
      ...{ subtotal: 9.31, discountAmount: 0, deliveryFee: 0, serviceFee: 0, taxes: 0, totalAmount: 9.31 },
      ...{ orderType: 'Pickup', isASAP: true, scheduledAt: null, deliveryAddress: null },
      ...{ contactPhone: '+41 44 668 18 00', customerNotes: '', paymentDetails: { method, paymentStatus: 'Pending' } },
    };
    return (await call({ method: 'POST', url: '/orders', body })).body.data;
  };

  it('the restaurant says the smallest sum', async () => {
    expect((await call({ url: '/restaurants/public/chf' })).body.data.restaurant.smallestCoin).toBe(0.05);
  });

  it('cash is rounded to it, and a card pays the exact total', async () => {
    expect(await place('Cash')).toMatchObject({ totalAmount: 9.31, cashRounding: -0.01 });
    expect(await place('Card on Delivery')).not.toHaveProperty('cashRounding');
    const { open } = (await call({ url: '/staff/board' })).body.data;
    expect(open.map(({ cashRounding = 0 }) => cashRounding).sort()).toEqual([-0.01, 0]);
  });

  it('the books say what came in and by how much it was rounded', async () => {
    const { open } = (await call({ url: '/staff/board' })).body.data;
    for (const { _id } of open) {
      for (const status of ['Confirmed', 'Preparing', 'Ready for Pickup', 'Completed'])
        await call({ method: 'PATCH', url: `/staff/orders/${_id}/status`, body: { status } });
    }
    const { total } = (await call({ url: '/staff/books?from=2026-06-17&to=2026-06-17' })).body.data;
    expect(total).toMatchObject({ sales: 18.62, atDoor: 18.61, rounding: -0.01, difference: 0 });
  });

  it('the mail says what is to be paid', async () => {
    const { db } = app.services;
    const rows = await db.selectFrom('outbox').selectAll().where('kind', '=', 'order_placed').execute();
    const texts = await Promise.all(rows.map(async (row) => (await composeMail(app.services, row)).text));
    expect(texts.filter((text) => /To pay in cash.*9\.30/.test(text))).toHaveLength(1);
  });
});

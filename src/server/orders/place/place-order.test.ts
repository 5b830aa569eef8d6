import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dialects } from '../../../../tests/support/databases.ts';
import { delivery, ids, item, pickup, productId, promotionId } from '../../../../tests/support/order-input.ts';
import { NOON, startTestApp, type TestApp } from '../../../../tests/support/test-app.ts';
import { writtenRows } from '../../../../tests/support/written-rows.ts';

describe.each(dialects)('placing an order on %s', (dialect) => {
  let app: TestApp;
  let token: string;
  beforeAll(async () => {
    app = await startTestApp(dialect);
    token = await app.register('ada@example.test');
  });
  afterAll(() => app.close());

  const place = (body: unknown, more: object = {}) =>
    app.call({ method: 'POST', url: '/orders', token, body, ...more });

  it('answers the created pickup order with everything its page shows', async () => {
    const items = [item('margherita', ['size/large', 'extras/olives'], 2), item('lemonade')];
    const { status, body } = await place(pickup(items, { customerNotes: '  no ice  ' }));
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      orderNumber: expect.stringMatching(/^[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}$/),
      status: 'Pending Confirmation',
      version: 1,
      subtotal: 31.25,
      discountAmount: 0,
      deliveryFee: 0,
      serviceFee: 0,
      taxes: 0,
      totalAmount: 31.25,
      orderType: 'Pickup',
      isASAP: true,
      scheduledAt: null,
      createdAt: new Date(NOON).toISOString(),
      pickupTimeEstimate: '15-20 minutes',
      customerNotes: 'no ice',
      contactPhone: '+44 20 7946 0958',
      currency: { code: 'GBP', symbol: '£' },
      restaurantId: { _id: ids.restaurant, name: 'Trattoria Test', address: { postalCode: 'N1 1AA' } },
      appliedPromotion: null,
      deliveryAddress: null,
      paymentDetails: { method: 'Cash', paymentStatus: 'Pending', paidAt: null },
      statusHistory: [{ status: 'Pending Confirmation', changedAt: new Date(NOON).toISOString(), notes: null }],
      isReviewed: false,
      lang: 'en',
    });
    expect(body.data.items).toMatchObject([
      {
        productId: productId('margherita'),
        productName: 'Margherita',
        quantity: 2,
        unitPrice: 10,
        itemSubtotal: 28,
        selectedOptions: [
          { optionName: 'Size', valueLabel: 'Large', priceAdjustment: 3 },
          { optionName: 'Extras', valueLabel: 'Olives', priceAdjustment: 1 },
        ],
      },
      { productName: 'Lemonade', quantity: 1, unitPrice: 3.25, itemSubtotal: 3.25, selectedOptions: [] },
    ]);
    const read = await app.call({ url: `/orders/${body.data._id}`, token });
    expect(read.body.order).toEqual(body.data);
  });

  it('takes a scheduled delivery with its address and fee', async () => {
    const scheduledAt = new Date(NOON + 26 * 3_600_000).toISOString();
    const { status, body } = await place(delivery([item('diavola', ['size/regular'])], { isASAP: false, scheduledAt }));
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      totalAmount: 15,
      deliveryFee: 2.5,
      isASAP: false,
      pickupTimeEstimate: null,
      deliveryAddress: {
        street: '2 Test Lane',
        city: 'London',
        postalCode: 'N1 2BB',
        country: 'United Kingdom',
        deliveryInstructions: 'ring twice',
      },
    });
    expect(new Date(body.data.scheduledAt).getTime()).toBe(Date.parse(scheduledAt));
  });

  it('keeps the names in the customer’s language, and the restaurant’s for its staff', async () => {
    const sauces = ['sauces/pesto', 'sauces/butter'];
    const { body } = await place(pickup([item('pasta-trio', sauces, 2)]), { headers: { 'accept-language': 'pt' } });
    expect(body.data).toMatchObject({ lang: 'pt', pickupTimeEstimate: '15-20 minutos' });
    expect(body.data.items[0]).toMatchObject({
      productName: 'Trio de massas',
      selectedOptions: [{ optionName: 'Molhos' }, { valueLabel: 'Manteiga de salva' }],
    });
    const line = await app.services.db
      .selectFrom('order_lines')
      .selectAll()
      .where('order_id', '=', body.data._id)
      .executeTakeFirstOrThrow();
    expect(line.product_name_original).toBe('Pasta trio');
    expect(JSON.parse(line.selected_options)[1]).toMatchObject({ valueLabelOriginal: 'Sage butter' });
  });

  it('prices every kind of promotion', async () => {
    const pizzas = [item('margherita', ['size/regular'], 2), item('lemonade', [], 2)];
    const cases = [
      { body: pickup(pizzas, { promotionId: promotionId('ten-off'), discountAmount: 2.65 }), code: 'TEN' },
      { body: pickup(pizzas, { promotionId: promotionId('pizza-day'), discountAmount: 4 }), code: null },
      { body: delivery(pizzas, { promotionId: promotionId('free-ride'), discountAmount: 2.5 }), code: 'FREESHIP' },
      {
        body: pickup([item('lemonade', [], 3)], { promotionId: promotionId('three-for-two'), discountAmount: 3.25 }),
        code: null,
      },
      {
        body: pickup([item('pasta-trio', ['sauces/pesto', 'sauces/ragu'], 2)], {
          promotionId: promotionId('pasta-deal'),
          discountAmount: 3,
        }),
        code: 'PASTA',
      },
    ];
    for (const { body: sent, code } of cases) {
      const { status, body } = await place(sent);
      expect(status).toBe(201);
      expect(body.data).toMatchObject({ discountAmount: sent.discountAmount, totalAmount: sent.totalAmount });
      expect(body.data.appliedPromotion).toMatchObject({ promotionId: sent.promotionId, code });
    }
  });

  it('charges exact cents and never less than nothing', async () => {
    const cheap = pickup([item('lemonade')], {
      promotionId: promotionId('last-five'),
      couponCode: 'LAST5',
      discountAmount: 3.25,
      totalAmount: 0,
    });
    expect((await place(cheap)).body.data).toMatchObject({ discountAmount: 3.25, totalAmount: 0 });
    const odd = pickup([item('pasta-trio', ['sauces/pesto', 'sauces/butter'], 3)]);
    expect((await place(odd)).body.data.totalAmount).toBe(29.85);
  });

  it('queues a letter in the customer’s language and writes a row for each part, all at once', async () => {
    const before = await writtenRows(app.services.db);
    const { body } = await place(pickup([item('tiramisu'), item('lemonade')]), {
      headers: { 'idempotency-key': 'one', 'accept-language': 'de-AT' },
    });
    const after = await writtenRows(app.services.db);
    expect(after).toEqual({
      ...before,
      orders: before.orders + 1,
      order_lines: before.order_lines + 2,
      order_status_history: before.order_status_history + 1,
      idempotency_keys: before.idempotency_keys + 1,
      outbox: before.outbox + 1,
    });
    const letters = await app.services.db.selectFrom('outbox').selectAll().where('language', '=', 'de').execute();
    expect(letters).toHaveLength(1);
    expect(letters[0]).toMatchObject({ kind: 'order_placed', recipient: 'ada@example.test', sent_at: null });
    expect(JSON.parse(letters[0]?.payload ?? '')).toMatchObject({ orderNumber: body.data.orderNumber });
  });

  it('makes ids and numbers that say nothing about their order', async () => {
    const placed = [];
    for (let i = 0; i < 3; i++) placed.push((await place(pickup([item('lemonade')]))).body.data);
    expect(new Set(placed.map(({ _id }) => _id)).size).toBe(3);
    expect(new Set(placed.map(({ orderNumber }) => orderNumber.slice(0, 2))).size).toBeGreaterThan(1);
  });

  it('asks for a signed-in customer of this restaurant', async () => {
    expect((await place(pickup([item('lemonade')]), { token: undefined })).status).toBe(401);
    const elsewhere = await app.register('elsewhere@example.test', 'sushi-bar.localhost');
    expect((await place(pickup([item('lemonade')]), { token: elsewhere })).status).toBe(401);
  });
});

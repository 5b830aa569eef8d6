import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CARD, type CardApp, startCardApp } from '../../../../tests/support/card-payments.ts';
import { dialects } from '../../../../tests/support/databases.ts';
import { item, pickup, productId, promotionId } from '../../../../tests/support/order-input.ts';
import { saveTaxes } from '../../../../tests/support/receipt-facts.ts';
import { NOON } from '../../../../tests/support/test-app.ts';

const TAXES = {
  ...{ isIncluded: true, label: 'VAT', bundles: 'split', delivery: 'goods', receipts: 'receipt', preset: null },
  rates: [{ taxClass: 'standard', orderType: null, percent: 20, from: null }],
};

describe.each(dialects)('the deposit on a bottle, on %s,', (dialect) => {
  let test: CardApp;
  beforeAll(async () => {
    test = await startCardApp(dialect, { RATE_LIMITS: 'false' });
    test.setNow(NOON);
    const url = `/staff/products/${productId('lemonade')}`;
    const { body } = await test.call({ url, token: test.owner });
    const { version, picture, isAvailable: _a, unavailableUntil: _u, _id, ...dish } = body.data.product;
    const changed = await test.call({
      ...{ method: 'PUT', url, token: test.owner },
      body: {
        ...{ ...dish, name: {}, description: {}, ingredients: null, pictureId: picture?._id ?? null },
        ...{ deposit: 0.25, content: { size: 500, unit: 'ml' }, expectedVersion: version },
      },
    });
    expect(changed.body, JSON.stringify(changed.body)).toHaveProperty('data');
    expect(changed.body.data.product).toMatchObject({ deposit: 0.25, content: { size: 500, unit: 'ml' } });
    await saveTaxes(test, test.owner, TAXES);
  });
  afterAll(() => test.close());

  const items = () => [item('margherita', ['size/large']), item('lemonade', [], 4)];
  const place = (more: object = {}) =>
    test.call({ method: 'POST', url: '/orders', token: test.customer, body: pickup(items(), more) });
  const withDeposit = () => ({ deposit: 1, totalAmount: pickup(items()).totalAmount + 1 });

  it('stands beside the price, and nowhere on dishes without one', async () => {
    const { products } = (await test.call({ url: '/products' })).body;
    const of = (key: string) => products.find(({ _id }: { _id: string }) => _id === productId(key));
    expect(of('lemonade')).toMatchObject({ price: 3.25, deposit: 0.25, content: { size: 500, unit: 'ml' } });
    expect(of('margherita')).not.toHaveProperty('deposit');
    expect(of('margherita')).not.toHaveProperty('content');
  });

  it('is charged for each piece besides the subtotal, and only as it was shown', async () => {
    const { subtotal } = pickup(items());
    const hidden = await place();
    expect(hidden.body).toMatchObject({ code: 'price_changed', figures: { subtotal, deposit: 1 } });
    const { status, body } = await place(withDeposit());
    expect(status).toBe(201);
    const { data } = body;
    expect(data).toMatchObject({ subtotal, deposit: 1, totalAmount: subtotal + 1 });
    expect(data.items).toMatchObject([{ itemSubtotal: expect.any(Number) }, { deposit: 0.25, itemSubtotal: 13 }]);
    expect(data.items[0]).not.toHaveProperty('deposit');
    const [{ gross }] = data.tax.sums;
    expect(gross).toBe(data.totalAmount);
  });

  it('gets nothing off by a coupon', async () => {
    const { subtotal } = pickup(items());
    const discountAmount = Math.round(subtotal * 10) / 100;
    const total = Math.round((subtotal - discountAmount + 1) * 100) / 100;
    const more = { ...withDeposit(), discountAmount, totalAmount: total, promotionId: promotionId('ten-off') };
    const { body } = await place(more);
    expect(body.data).toMatchObject({ discountAmount, deposit: 1, totalAmount: total });
  });

  it('comes back with a bottle that is taken out or refunded', async () => {
    const { _id, version, totalAmount } = (await place(withDeposit())).body.data;
    const change = { items: [{ line: 1, quantity: 3 }], reason: 'One broke.', expectedVersion: version };
    const taken = await test.call({
      ...{ method: 'PATCH', url: `/staff/orders/${_id}/items`, token: test.owner },
      body: change,
    });
    expect(taken.body.data.order).toMatchObject({ deposit: 0.75, totalAmount: totalAmount - 3.5 });

    const card = await test.order({ items: items(), ...pickupSums(), ...withDeposit(), paymentDetails: CARD });
    await test.pay(card._id);
    await test.work();
    for (const status of ['Confirmed', 'Preparing', 'Ready for Pickup', 'Completed']) {
      await test.staffDo(card._id, status);
      await test.work();
    }
    const refund = { amount: null, lines: [{ line: 1, quantity: 2 }], refunded: 0, reason: 'Flat.' };
    const answer = await test.call({
      ...{ method: 'POST', url: `/staff/orders/${card._id}/refunds`, token: test.owner },
      body: refund,
    });
    expect(answer.status).toBe(200);
    await test.work();
    expect((await test.show(card._id)).creditNotes).toMatchObject([{ amount: 7 }]);
  });

  it('adds up in every file', async () => {
    const read = async (url: string) => {
      const { body } = await test.call({ url, token: test.owner });
      const [head = '', ...lines] = (body as string).replace('\ufeff', '').trim().split('\r\n');
      const names = head.split(',');
      return lines.map((line) => Object.fromEntries(line.split(',').map((cell, at) => [names[at] ?? '', cell])));
    };
    const span = 'from=2026-06-17&to=2026-06-17';
    const orders = await read(`/staff/orders.csv?${span}`);
    expect(orders.some(({ deposit }) => Number(deposit) > 0)).toBe(true);
    for (const row of orders) {
      const of = (name: string) => Math.round(Number(row[name]) * 100);
      const fees = of('deliveryFee') + of('bagFee') + of('smallOrderFee') + of('serviceFee') + of('deposit');
      expect(of('subtotal') - of('discount') + fees + of('taxes')).toBe(of('total'));
    }
    const { total } = (await test.call({ url: `/staff/books?${span}`, token: test.owner })).body.data;
    const deposits = orders.reduce((sum, { deposit }) => sum + Number(deposit), 0);
    expect(total).toMatchObject({ deposits, difference: 0 });
  });

  function pickupSums() {
    const { subtotal } = pickup(items());
    return { subtotal };
  }
});

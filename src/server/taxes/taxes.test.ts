import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dialects } from '../../../tests/support/databases.ts';
import { delivery, item, pickup, productId } from '../../../tests/support/order-input.ts';
import { hire } from '../../../tests/support/staff.ts';
import { SUSHI, startTestApp, type TestApp } from '../../../tests/support/test-app.ts';

const UK = {
  isIncluded: true,
  label: 'VAT',
  bundles: 'split',
  delivery: 'goods',
  rates: [
    { taxClass: 'standard', orderType: null, percent: 20, from: null },
    { taxClass: 'reduced', orderType: null, percent: 0, from: null },
  ],
  receipts: 'none',
  preset: null,
};
const US = {
  ...UK,
  isIncluded: false,
  label: 'Sales tax',
  rates: [{ taxClass: 'standard', orderType: null, percent: 8.875, from: null }],
};

describe.each(dialects)('taxes, on %s,', (dialect) => {
  let app: TestApp;
  let manager: string;
  let customer: string;
  beforeEach(async () => {
    app = await startTestApp(dialect);
    manager = await hire(app, 'Manager');
    customer = await app.register();
  });
  afterEach(() => app.close());

  const read = async () => (await app.call({ url: '/staff/taxes', token: manager })).body.data;
  const save = (body: object) => app.call({ method: 'PUT', url: '/staff/taxes', token: manager, body });
  const classes = (body: object) => app.call({ method: 'PUT', url: '/staff/tax-classes', token: manager, body });
  const place = (body: object) => app.call({ method: 'POST', url: '/orders', token: customer, body });
  const shown = async (host?: string) =>
    (await app.call({ url: '/restaurants/public/-', ...(host && { host }) })).body.data.restaurant;

  it('are nothing at first, and no answer has a field of them', async () => {
    expect(await read()).toMatchObject({ rates: [], receipts: 'none', country: 'GB' });
    expect(await shown()).not.toHaveProperty('tax');
    const { body } = await place(pickup([item('lemonade')]));
    expect(body.data).toMatchObject({ taxes: 0 });
    expect(body.data).not.toHaveProperty('tax');
    expect(body.data.items[0]).not.toHaveProperty('taxShares');
    expect((await place(pickup([item('lemonade')], { taxes: 1 }))).status).toBe(422);
  });

  it('are kept as they were entered, with the version that the editor saw, and end when nothing is left', async () => {
    const { version } = await read();
    expect((await save({ ...UK, expectedVersion: version })).body.data).toMatchObject(UK);
    expect((await shown()).tax).toEqual({ label: 'VAT', isIncluded: true });
    expect(await shown(SUSHI)).not.toHaveProperty('tax');
    expect((await save({ ...UK, expectedVersion: version })).status).toBe(409);
    expect((await save({ ...UK, rates: [...UK.rates, UK.rates[0]] })).status).toBe(422);
    await save({ ...UK, rates: [] });
    expect(await shown()).not.toHaveProperty('tax');
  });

  it('are in the price by rate, after the discount, and stay with the order', async () => {
    await save(UK);
    expect((await classes({ dishes: [{ _id: productId('lemonade'), taxClass: 'reduced' }] })).status).toBe(200);
    const input = delivery([item('margherita', ['size/small']), item('lemonade', [], 2)]);
    const { body } = await place(input);
    const { tax, taxes, totalAmount, items, _id } = body.data;
    expect([taxes, totalAmount]).toEqual([0, input.totalAmount]);
    expect(tax).toMatchObject({ label: 'VAT', isIncluded: true });
    expect(tax.sums.map(({ percent }: { percent: number }) => percent)).toEqual([20, 0]);
    const gross = tax.sums.reduce((sum: number, each: { gross: number }) => sum + Math.round(each.gross * 100), 0);
    expect(gross).toBe(Math.round(totalAmount * 100));
    expect(items.map((each: { taxShares: object }) => each.taxShares)).toEqual([
      [{ percent: 20, amount: items[0].itemSubtotal }],
      [{ percent: 0, amount: items[1].itemSubtotal }],
    ]);

    await save(US);
    expect((await app.call({ url: `/orders/${_id}`, token: customer })).body.order.tax).toEqual(tax);
  });

  it('come on top where the restaurant says so, and nobody pays what they did not see', async () => {
    await save(US);
    const seen = pickup([item('lemonade', [], 4)]);
    const refused = await place(seen);
    expect([refused.status, refused.body.code]).toEqual([409, 'price_changed']);
    const { figures } = refused.body;
    const taxes = Math.round(seen.subtotal * 8.875) / 100;
    const asked = { restaurantId: seen.restaurantId, items: seen.items, orderType: 'Pickup', scheduledAt: null };
    const quote = await app.call({ method: 'POST', url: '/cart/taxes', body: asked });
    expect(quote.body.data).toMatchObject({ taxes, tax: { isIncluded: false } });
    expect(figures).toMatchObject({ subtotal: seen.subtotal, taxes, totalAmount: seen.subtotal + taxes });
    const placed = await place({ ...seen, taxes, totalAmount: figures.totalAmount });
    expect(placed.status).toBe(201);
    expect(placed.body.data).toMatchObject({ taxes, totalAmount: figures.totalAmount });
    expect(placed.body.data.tax.sums).toEqual([
      { percent: 8.875, net: seen.subtotal, tax: taxes, gross: figures.totalAmount },
    ]);
  });

  it('are those of the day on which the order is due, in the restaurant’s zone', async () => {
    const now = new Date(app.services.clock());
    const dayAfter = new Date(now.getTime() + 24 * 3_600_000).toISOString().slice(0, 10);
    await save({ ...UK, rates: [UK.rates[0], { taxClass: 'meal', orderType: null, percent: 5, from: dayAfter }] });
    const rateOf = async (more: object) =>
      (await place(pickup([item('lemonade')], more))).body.data.tax.sums[0].percent;
    expect(await rateOf({})).toBe(20);
    expect(await rateOf({ isASAP: false, scheduledAt: `${dayAfter}T13:00:00.000Z` })).toBe(5);
  });

  it('have classes of the own menu only', async () => {
    const body = { dishes: [{ _id: productId('lemonade'), taxClass: 'drink' }] };
    const goods = (await classes(body)).body.data;
    expect(goods.dishes.find(({ _id }: { _id: string }) => _id === productId('lemonade'))).toMatchObject({
      name: 'Lemonade',
      taxClass: 'drink',
    });
    expect(goods.options.length).toBeGreaterThan(0);
    expect((await classes({ dishes: [{ _id: 'nobodys', taxClass: 'drink' }] })).status).toBe(404);
  });
});

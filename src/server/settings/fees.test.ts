import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dialects } from '../../../tests/support/databases.ts';
import { delivery, item, pickup } from '../../../tests/support/order-input.ts';
import { hire } from '../../../tests/support/staff.ts';
import { SUSHI, startTestApp, type TestApp } from '../../../tests/support/test-app.ts';

const BAG = { name: 'bagFee', amount: 0.1, orderType: null, below: null, taxClass: 'standard' };
const SERVICE = { name: 'serviceFee', amount: 0.5, orderType: 'Pickup', below: null, taxClass: 'goods' };
const UK = {
  isIncluded: true,
  label: 'VAT',
  bundles: 'split',
  delivery: 'goods',
  rates: [
    { taxClass: 'standard', orderType: null, percent: 20, from: null },
    { taxClass: 'meal', orderType: null, percent: 0, from: null },
  ],
  receipts: 'none',
  preset: null,
};

describe.each(dialects)('fees, on %s,', (dialect) => {
  let app: TestApp;
  let manager: string;
  let customer: string;
  beforeEach(async () => {
    app = await startTestApp(dialect);
    manager = await hire(app, 'Manager');
    customer = await app.register();
  });
  afterEach(() => app.close());

  const put = (url: string, body: object) => app.call({ method: 'PUT', url, token: manager, body });
  const save = (fees: object[], more: object = {}) => put('/staff/fees', { fees, tips: null, ...more });
  const place = (body: object) => app.call({ method: 'POST', url: '/orders', token: customer, body });
  const shown = async (host?: string) =>
    (await app.call({ url: '/restaurants/public/-', ...(host && { host }) })).body.data.restaurant;
  const lemonade = () => pickup([item('lemonade')]);
  /** A limit above what one lemonade costs. */
  const small = () => ({ ...BAG, name: 'smallOrderFee', amount: 2, below: lemonade().subtotal + 1 });

  it('are none at first, and no answer has a field of them', async () => {
    const { data } = (await app.call({ url: '/staff/fees', token: manager })).body;
    expect(data.fees).toEqual([]);
    expect(await shown()).not.toHaveProperty('fees');
    const { body } = await place(lemonade());
    expect(body.data.serviceFee).toBe(0);
    for (const name of ['bagFee', 'smallOrderFee']) {
      expect(body.data).not.toHaveProperty(name);
      expect((await place({ ...lemonade(), [name]: 1 })).body.errors).toMatchObject([{ field: name }]);
    }
  });

  it('are kept as they were entered, told to customers without their class, and end when nothing is left', async () => {
    const { data } = (await app.call({ url: '/staff/fees', token: manager })).body;
    const saved = await save([SERVICE, BAG], { expectedVersion: data.version });
    expect(saved.body.data.fees).toEqual([BAG, SERVICE]);
    const { taxClass: _, ...bag } = BAG;
    expect((await shown()).fees[0]).toEqual(bag);
    expect(await shown(SUSHI)).not.toHaveProperty('fees');
    expect((await save([BAG], { expectedVersion: data.version })).status).toBe(409);
    await save([]);
    expect(await shown()).not.toHaveProperty('fees');
  });

  it.each([
    ['twice', () => [BAG, BAG]],
    ['of nothing', () => [{ ...BAG, amount: 0 }]],
    ['finer than the currency', () => [{ ...BAG, amount: 0.101 }]],
    ['of small orders without a limit', () => [{ ...small(), below: null }]],
    ['with a limit that only small orders have', () => [{ ...BAG, below: 10 }]],
  ])('are refused %s', async (_, fees) => {
    expect((await save(fees())).status).toBe(422);
  });

  it('are lines of the order’s own in its total, and nobody pays what they did not see', async () => {
    await save([BAG, SERVICE, small()]);
    const seen = lemonade();
    const refused = await place(seen);
    expect([refused.status, refused.body.code]).toEqual([409, 'price_changed']);
    const { bagFee, smallOrderFee, serviceFee, totalAmount } = refused.body.figures;
    expect([bagFee, smallOrderFee, serviceFee]).toEqual([0.1, 2, 0.5]);
    const placed = await place({ ...seen, bagFee, smallOrderFee, serviceFee, totalAmount });
    expect(placed.body.data).toMatchObject({ bagFee, smallOrderFee, serviceFee, totalAmount });
    expect(Math.round(totalAmount * 100)).toBe(Math.round(seen.subtotal * 100) + 260);
  });

  it('leave out what an order is not for', async () => {
    await save([SERVICE, small()]);
    const large = delivery([item('margherita', ['size/small'], 3)]);
    const { body } = await place(large);
    expect(body.data).toMatchObject({ serviceFee: 0, totalAmount: large.totalAmount });
    expect(body.data).not.toHaveProperty('smallOrderFee');
  });

  it('are taxed as the restaurant says, and their gross is in the sums', async () => {
    await put('/staff/taxes', UK);
    await save([BAG, SERVICE]);
    const seen = lemonade();
    const asked = { restaurantId: seen.restaurantId, items: seen.items, orderType: 'Pickup', scheduledAt: null };
    const quote = (await app.call({ method: 'POST', url: '/cart/taxes', body: asked })).body.data;
    const totalAmount = Math.round(seen.subtotal * 100 + 60) / 100;
    const { data } = (await place({ ...seen, bagFee: 0.1, serviceFee: 0.5, totalAmount })).body;
    expect(data.tax).toEqual(quote.tax);
    expect(data.tax.fees).toEqual([
      { percent: 20, amount: 0.1, fee: 'bagFee' },
      { percent: 0, amount: 0.5, fee: 'serviceFee' },
    ]);
    expect(data.tax.sums).toMatchObject([{ percent: 20, gross: 0.1 }, { percent: 0 }]);
  });
});

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dialects } from '../../../tests/support/databases.ts';
import { item, pickup, productId } from '../../../tests/support/order-input.ts';
import { hire } from '../../../tests/support/staff.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';

describe.each(dialects)('promotions that the restaurant keeps, on %s', (dialect) => {
  let app: TestApp;
  let customer: string;
  let manager: string;
  beforeEach(async () => {
    app = await startTestApp(dialect);
    customer = await app.register();
    manager = await hire(app, 'Manager');
  });
  afterEach(() => app.close());

  const input = {
    name: { en: 'Summer', pt: 'Verão' },
    description: { en: 'Two off.' },
    type: 'FixedAmountDiscountOrder',
    discountValue: 2,
    couponCode: 'SUMMER',
    pointsCost: null,
    minOrderValue: 0,
    applicableProductIds: [],
    buyQuantity: null,
    getQuantity: null,
    validFrom: null,
    validUntil: null,
    maxUses: null,
    maxUsesPerCustomer: null,
    displayToCustomers: true,
    isActive: true,
  };
  const add = (body: object = input) => app.call({ method: 'POST', url: '/staff/promotions', token: manager, body });
  const change = (id: string, body: object) =>
    app.call({ method: 'PUT', url: `/staff/promotions/${id}`, token: manager, body });
  const use = (id: string) => {
    const body = pickup([item('lemonade', [], 4)], { promotionId: id, discountAmount: 2 });
    return app.call({ method: 'POST', url: '/orders', token: customer, body });
  };
  const one = async (id: string) => {
    const { promotions } = (await app.call({ url: '/staff/promotions', token: manager })).body.data;
    return promotions.find(({ _id }: { _id: string }) => _id === id);
  };
  const shown = async () => (await app.call({ url: '/promotions/public' })).body.data.promotions as { name: string }[];

  it('hold from the moment they are made, and say what they brought and cost', async () => {
    const { status, body } = await add();
    const { promotion } = body.data;
    expect([status, promotion.couponCode, promotion.uses]).toEqual([201, 'SUMMER', 0]);
    expect((await shown()).map(({ name }) => name)).toContain('Summer');
    expect((await use(promotion._id)).status).toBe(201);
    const second = (await use(promotion._id)).body.data._id;
    await app.call({ method: 'PATCH', url: `/orders/${second}/cancel-my-order`, token: customer });
    expect(await one(promotion._id)).toMatchObject({ uses: 1, results: { orders: 1, discount: 2, revenue: 11 } });
  });

  it('are changed and turned off at once', async () => {
    const { _id } = (await add()).body.data.promotion;
    await change(_id, { ...input, discountValue: 3 });
    expect((await use(_id)).body.code).toBe('price_changed');
    await change(_id, { ...input, isActive: false });
    expect((await use(_id)).status).toBe(400);
    expect((await shown()).map(({ name }) => name)).not.toContain('Summer');
    const audit = await app.services.db.selectFrom('audit_log').select(['action']).orderBy('created_at').execute();
    expect(audit.map(({ action }) => action).sort()).toEqual(['promotion_change', 'promotion_change', 'promotion_new']);
  });

  it('have no other editor in an order that uses them', async () => {
    const { _id, version } = (await add()).body.data.promotion;
    expect((await use(_id)).status).toBe(201);
    const { status, body } = await change(_id, { ...input, discountValue: 3, expectedVersion: version });
    expect([status, body.data?.promotion.uses]).toEqual([200, 1]);
  });

  it('keep their uses, their codes apart, and to the menu', async () => {
    const { _id } = (await add()).body.data.promotion;
    for (let uses = 0; uses < 2; uses++) await use(_id);
    expect((await change(_id, { ...input, maxUses: 1 })).body.code).toBe('fewer_than_used');
    expect((await change(_id, { ...input, maxUses: 2 })).status).toBe(200);
    expect((await add()).body.code).toBe('coupon_code_taken');
    const other = { ...input, couponCode: 'OTHER', applicableProductIds: [productId('lemonade'), 'nobody-has-this'] };
    expect((await add(other)).body.code).toBe('promotion_product_unknown');
    expect((await add({ ...input, couponCode: 'OTHER', name: { pt: 'Verão' } })).body.code).toBe(
      'own_language_missing',
    );
    expect((await change('nobody-has-this-id', input)).status).toBe(404);
  });

  it('make sense', async () => {
    for (const [field, wrong] of Object.entries({
      couponCode: { couponCode: 'a!' },
      discountValue: { type: 'PercentageDiscountOrder', discountValue: 101 },
      validUntil: { validFrom: '2026-06-18T00:00:00Z', validUntil: '2026-06-17T00:00:00Z' },
      type: { pointsCost: 50, couponCode: null, type: 'FreeShipping' },
    })) {
      const { status, body } = await add({ ...input, ...wrong });
      expect([status, body.errors.map((each: { field: string }) => each.field)], field).toEqual([422, [field]]);
    }
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dialects } from '../../../tests/support/databases.ts';
import { promotionInput } from '../../../tests/support/honest-calls/promotion-input.ts';
import { delivery, ids, item, pickup, productId } from '../../../tests/support/order-input.ts';
import { hire } from '../../../tests/support/staff.ts';
import { NOON, startTestApp, type TestApp } from '../../../tests/support/test-app.ts';

/** Wednesday, 1 pm in London. */
const LUNCH = { windows: [{ weekdays: ['wednesday'], from: '12:00', to: '15:00' }], firstDate: null, lastDate: null };

describe.each(dialects)('a promotion with conditions on %s', (dialect) => {
  let app: TestApp;
  let manager: string;
  let customer: string;
  beforeAll(async () => {
    app = await startTestApp(dialect, { ACCESS_TOKEN_S: '864000' });
    manager = await hire(app, 'Manager');
  });
  beforeEach(async () => {
    app.setNow(NOON);
    customer = await app.register();
  });
  afterAll(() => app.close());

  async function offer(conditions: object): Promise<string> {
    const body = {
      ...promotionInput(productId('margherita')),
      ...{ type: 'PercentageDiscountOrder', discountValue: 10, applicableProductIds: [], couponCode: null },
      ...{
        minOrderValue: 0,
        maxUses: null,
        maxUsesPerCustomer: null,
        validFrom: null,
        validUntil: null,
        isActive: true,
      },
      ...conditions,
    };
    const made = await app.call({ method: 'POST', url: '/staff/promotions', token: manager, body });
    expect([made.status, made.body.code]).toEqual([201, undefined]);
    return made.body.data.promotion._id;
  }
  const pizzas = (count = 2) => [item('margherita', ['size/regular'], count)];
  const place = (body: object, token = customer) => app.call({ method: 'POST', url: '/orders', token, body });
  async function quoted(promotionId: string, more: object = {}, token = customer) {
    const items = pizzas().map(({ productId: id, quantity, selectedOptions }) => ({
      ...{ productId: id, quantity, selectedOptions },
    }));
    const asked = { restaurantId: ids.restaurant, orderType: 'Pickup', isASAP: true, scheduledAt: null, promotionId };
    const answer = await app.call({ method: 'POST', url: '/cart/quote', token, body: { items, ...asked, ...more } });
    const { obstacles, figures } = answer.body.data;
    return { codes: obstacles.map(({ code }: { code: string }) => code), discount: figures.discountAmount, obstacles };
  }
  /** What the order's quote and its placement say: they never differ. */
  async function told(promotionId: string, make: typeof pickup, more: object = {}, token = customer) {
    const { orderType } = make(pizzas());
    const address = orderType === 'Delivery' ? { deliveryAddress: delivery(pizzas()).deliveryAddress } : {};
    const { codes } = await quoted(promotionId, { orderType, ...address, ...more }, token);
    const placed = await place(make(pizzas(), { promotionId, discountAmount: 2, ...more }), token);
    return [codes[0] ?? null, placed.body.code ?? null];
  }

  it('holds for one way to get the order, and says so in words', async () => {
    const fetched = await offer({ orderType: 'Pickup' });
    expect(await told(fetched, delivery)).toEqual(['promotion_pickup_only', 'promotion_pickup_only']);
    expect(await told(fetched, pickup)).toEqual([null, null]);
    const brought = await offer({ orderType: 'Delivery' });
    expect(await told(brought, pickup)).toEqual(['promotion_delivery_only', 'promotion_delivery_only']);
    expect(await told(brought, delivery)).toEqual([null, null]);
  });

  it('holds for the time of the food, not for that of the click', async () => {
    const lunch = await offer({ hours: LUNCH });
    expect(await told(lunch, pickup)).toEqual([null, null]);
    const evening = { isASAP: false, scheduledAt: '2026-06-17T18:00:00.000Z' };
    expect(await told(lunch, pickup, evening)).toEqual(['promotion_not_then', 'promotion_not_then']);
    const { obstacles } = await quoted(lunch, evening);
    expect(obstacles[0].message).toBe('This promotion is for other times: Wed 12:00 PM–3:00 PM.');
    app.setNow(Date.parse('2026-06-16T18:00:00Z'));
    customer = await app.register();
    const nextLunch = { isASAP: false, scheduledAt: '2026-06-17T12:30:00.000Z' };
    expect(await told(lunch, pickup, nextLunch)).toEqual([null, null]);
    expect(await told(lunch, pickup)).toEqual(['promotion_not_then', 'promotion_not_then']);
  });

  it('is for a first order, by account, mailbox and number, and given back with an order that is called off', async () => {
    const first = await offer({ firstOrderOnly: true });
    const placed = await place(
      pickup(pizzas(), { promotionId: first, discountAmount: 2, contactPhone: '+44 20 7946 0101' }),
    );
    expect(placed.status).toBe(201);
    expect((await quoted(first)).codes).toEqual(['promotion_first_order_only']);
    expect((await place(pickup(pizzas(), { promotionId: first, discountAmount: 2 }))).body.code).toBe(
      'promotion_first_order_only',
    );
    const id = placed.body.data._id;
    await app.call({ method: 'PATCH', url: `/orders/${id}/cancel-my-order`, token: customer });
    expect((await quoted(first)).codes).toEqual([]);
    expect((await place(pickup(pizzas()))).status).toBe(201);
    expect((await quoted(first)).codes).toEqual(['promotion_first_order_only']);
  });

  it('knows a guest again by mailbox and by number', async () => {
    const first = await offer({ firstOrderOnly: true });
    const guest = async () => (await app.call({ method: 'POST', url: '/auth/guest', body: {} })).body.accessToken;
    const order = (email: string, contactPhone: string) =>
      pickup(pizzas(), {
        ...{ promotionId: first, discountAmount: 2, contactPhone },
        ...{ guest: { name: 'Gia Guest', email } },
      } as object);
    expect((await place(order('gia@example.test', '+44 20 7946 0202'), await guest())).status).toBe(201);
    const again = await place(order('gia+again@example.test', '+44 20 7946 0203'), await guest());
    expect(again.body.code).toBe('promotion_first_order_only');
    const number = await place(order('other@example.test', '020 7946 0202'), await guest());
    expect(number.body.code).toBe('promotion_first_order_only');
  });

  it('is given once to who places two first orders at one moment', async () => {
    const first = await offer({ firstOrderOnly: true });
    const body = pickup(pizzas(), { promotionId: first, discountAmount: 2 });
    const both = await Promise.all([place(body), place(body)]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  it('holds for the dishes of its categories as they are now, and for none where there are none', async () => {
    const pizza = await offer({
      ...{ type: 'PercentageDiscountProduct', discountValue: 50 },
      applicableCategoryIds: [ids.of('category', 'pizza')],
    });
    const lines = [...pizzas(1), item('lemonade')];
    const placed = await place(pickup(lines, { promotionId: pizza, discountAmount: 5 }));
    expect([placed.status, placed.body.data?.discountAmount]).toEqual([201, 5]);
    const drinks = await place(pickup([item('lemonade')], { promotionId: pizza, discountAmount: 0 }));
    expect(drinks.body.code).toBe('no_applicable_items');
    const empty = await offer({
      ...{ type: 'PercentageDiscountProduct', discountValue: 50 },
      applicableCategoryIds: [ids.of('category', 'winter')],
    });
    expect((await quoted(empty)).codes).toEqual(['no_applicable_items']);
    const listed = (await app.call({ url: '/promotions/public' })).body.data.promotions;
    expect(listed.map(({ _id }: { _id: string }) => _id)).not.toContain(empty);
    const shown = listed.find(({ _id }: { _id: string }) => _id === pizza);
    expect(shown.applicableProductIds).toContain(productId('margherita'));
  });

  it('gives one dish free by its code, at its own price, once it is in the cart and the rest reaches the minimum', async () => {
    const body = {
      ...{ type: 'FreeProduct', discountValue: 0, couponCode: 'DOLCE', minOrderValue: 10 },
      applicableProductIds: [productId('margherita'), productId('tiramisu')],
    };
    const free = await offer(body);
    const validate = (lines: object[]) =>
      app.call({
        ...{ method: 'POST', url: '/promotions/validate-coupon', token: customer },
        body: { couponCode: 'dolce', items: lines },
      });
    const missing = await validate([item('lemonade', [], 4)]);
    expect(missing.body.code).toBe('free_dish_missing');
    expect(JSON.stringify(missing.body)).toContain('Margherita');
    // The small one costs less than its own price: never more than it costs is taken off.
    const small = [item('margherita', ['size/small']), item('lemonade', [], 4)];
    expect((await validate(small)).body.data.discountValue).toBe(8.5);
    const large = [item('margherita', ['size/large', 'extras/olives']), item('lemonade', [], 4)];
    const placed = await place(pickup(large, { promotionId: free, couponCode: 'DOLCE', discountAmount: 10 } as object));
    expect([placed.status, placed.body.data?.discountAmount]).toEqual([201, 10]);
    const alone = await validate([item('tiramisu')]);
    expect(alone.body.code).toBe('below_promotion_minimum');
  });

  it('names its conditions to guests in their language, and leaves others without any', async () => {
    const id = await offer({ orderType: 'Pickup', firstOrderOnly: true, hours: LUNCH });
    const headers = { 'accept-language': 'de' };
    const listed = (await app.call({ url: '/promotions/public', headers })).body.data.promotions;
    const of = (wanted: string) => listed.find(({ _id }: { _id: string }) => _id === wanted);
    expect(of(id).conditions).toBe('Erste Bestellung · Nur bei Abholung · Mi 12:00–15:00');
    expect(listed[0]).not.toHaveProperty('conditions');
  });

  it('keeps its conditions for a system that does not send them, and refuses what is no category here', async () => {
    const conditions = { orderType: 'Pickup', firstOrderOnly: true, hours: LUNCH };
    const id = await offer(conditions);
    const change = (more: object) => {
      const body = { ...promotionInput(productId('margherita')), ...more };
      return app.call({ method: 'PUT', url: `/staff/promotions/${id}`, token: manager, body });
    };
    const changed = await change({ discountValue: 15 });
    expect(changed.body.data.promotion).toMatchObject({ discountValue: 15, ...conditions });
    const refused = await change({ type: 'PercentageDiscountProduct', applicableCategoryIds: [id] });
    expect(refused.body.code).toBe('promotion_category_unknown');
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dialects } from '../../../../tests/support/databases.ts';
import { item, pickup, productId, promotionId, rewardId } from '../../../../tests/support/order-input.ts';
import { grantPoints, userIdOf } from '../../../../tests/support/people.ts';
import { NOON, SUSHI, startTestApp, type TestApp } from '../../../../tests/support/test-app.ts';
import { writtenRows } from '../../../../tests/support/written-rows.ts';
import { rewardsAnswer } from '../../../contract/promotions.ts';

describe.each(dialects)('promotions at checkout on %s', (dialect) => {
  let app: TestApp;
  let token: string;
  beforeAll(async () => {
    app = await startTestApp(dialect);
    token = await app.register();
  });
  afterAll(() => app.close());

  const validate = (body: object, more: object = {}) =>
    app.call({ method: 'POST', url: '/promotions/validate-coupon', token, body, ...more });
  const moneyOff = async (body: object) => (await validate(body)).body.data?.discountValue;
  const refusal = async (body: object) => {
    const { status, body: problem } = await validate(body);
    return [status, problem.code];
  };
  const pasta = item('pasta-trio', ['sauces/pesto', 'sauces/ragu'], 2);

  it('answers the money off a subtotal, in the reader’s language', async () => {
    const { body } = await validate(
      { couponCode: ' ten ', orderSubtotal: 25 },
      { headers: { 'accept-language': 'pt' } },
    );
    expect(body.data).toEqual({
      promotionId: promotionId('ten-off'),
      name: '10% de desconto',
      description: 'Em cada pedido.',
      discountValue: 2.5,
      couponCode: 'TEN',
    });
    expect(await moneyOff({ couponCode: 'LAST5', orderSubtotal: 3 })).toBe(3);
    expect(await moneyOff({ couponCode: 'TEN', orderSubtotal: 0.05 })).toBe(0.01);
  });

  it('prices products from the menu, not from the cart', async () => {
    const items = [pasta, item('lemonade', [], 3)];
    expect(await moneyOff({ couponCode: 'PASTA', items, orderSubtotal: 999 })).toBe(3);
    expect(await moneyOff({ couponCode: 'TEN', items, orderSubtotal: 999 })).toBe(3.22);
    expect(await moneyOff({ promotionId: promotionId('three-for-two'), items })).toBe(3.25);
    expect(await refusal({ couponCode: 'PASTA', items: [item('lemonade')] })).toEqual([409, 'no_applicable_items']);
    expect(await refusal({ promotionId: promotionId('three-for-two'), items: [item('lemonade')] })).toEqual([
      409,
      'too_few_applicable_items',
    ]);
  });

  it('answers money off however much the cart comes to', async () => {
    const { db } = app.services;
    const setPrice = (price: number) =>
      db.updateTable('products').set({ price }).where('id', '=', productId('lemonade')).execute();
    await setPrice(100_000_00);
    const items = [item('lemonade', [], 99), item('lemonade', [], 99)];
    expect(await moneyOff({ couponCode: 'TEN', items })).toBe(1_980_000);
    await setPrice(3_25);
  });

  it('takes the fee off a delivery, and says why not off a pickup', async () => {
    const asked = { couponCode: 'FREESHIP', orderSubtotal: 20 };
    expect(await moneyOff(asked)).toBe(2.5);
    expect(await moneyOff({ ...asked, orderType: 'Delivery' })).toBe(2.5);
    const { status, body } = await validate({ ...asked, orderType: 'Pickup' });
    expect([status, body.code]).toEqual([409, 'nothing_to_ship']);
    expect(body.message).toContain('pickup');
    const low = await validate({ ...asked, orderSubtotal: 15 });
    expect(low.body.message).toBe('This promotion needs an order of at least £20.00. Add another £5.00 to your order.');
  });

  it.each([
    [{ couponCode: '  ' }, 400, 'coupon_code_required', 'Coupon code is required.'],
    [{}, 400, 'coupon_code_required', 'Coupon code is required.'],
    [{ couponCode: 'NOPE', orderSubtotal: 50 }, 400, 'promotion_unknown', 'Invalid promo code.'],
    [{ couponCode: 'OVER', orderSubtotal: 50 }, 409, 'promotion_expired', 'This promotion has ended.'],
    [{ couponCode: 'SOON', orderSubtotal: 50 }, 409, 'promotion_not_started', 'This promotion has not started yet.'],
  ])('refuses %j', async (body, status, code, message) => {
    const answer = await validate(body);
    expect([answer.status, answer.body.code, answer.body.message]).toEqual([status, code, message]);
  });

  it('counts nothing, and knows what is used up', async () => {
    const before = await writtenRows(app.services.db);
    for (let i = 0; i < 7; i++) expect(await moneyOff({ couponCode: 'LAST5', orderSubtotal: 10 })).toBe(5);
    expect(await writtenRows(app.services.db)).toEqual(before);
    const body = pickup([item('lemonade', [], 2)], {
      promotionId: promotionId('last-five'),
      couponCode: 'LAST5',
      discountAmount: 5,
    });
    expect((await app.call({ method: 'POST', url: '/orders', token, body })).status).toBe(201);
    expect(await refusal({ couponCode: 'LAST5', orderSubtotal: 10 })).toEqual([409, 'promotion_already_used']);
    const { db } = app.services;
    await db.updateTable('promotions').set({ uses: 5 }).where('id', '=', promotionId('last-five')).execute();
    expect(await refusal({ couponCode: 'LAST5', orderSubtotal: 10 })).toEqual([409, 'promotion_used_up']);
  });

  it('opens a hidden promotion to those only who have shown its code', async () => {
    const id = promotionId('last-five');
    const { db } = app.services;
    await db.updateTable('promotions').set({ uses: 0 }).where('id', '=', id).execute();
    const stranger = await app.register('guesser@example.test');
    const ask = (body: object) => validate({ orderSubtotal: 10, ...body }, { token: stranger });
    const order = (more: object = {}) => {
      const body = pickup([item('lemonade', [], 2)], { promotionId: id, discountAmount: 5, ...more });
      return app.call({ method: 'POST', url: '/orders', token: stranger, body });
    };
    const before = await writtenRows(db);
    for (const answer of [await ask({ promotionId: id }), await ask({ promotionId: id, couponCode: 'LAST6' })]) {
      expect([answer.status, answer.body.code]).toEqual([400, 'coupon_code_required']);
      expect(JSON.stringify(answer.body)).not.toContain('LAST5');
    }
    expect((await order()).body.code).toBe('coupon_code_required');
    expect((await order({ couponCode: 'LAST6' })).body.code).toBe('coupon_code_required');
    expect(await writtenRows(db)).toEqual(before);

    // A code that has been shown is remembered, until the restaurant changes it.
    expect((await ask({ couponCode: 'last5' })).body.data).toMatchObject({ promotionId: id, discountValue: 5 });
    expect((await ask({ promotionId: id })).body.data).toMatchObject({ promotionId: id, couponCode: 'LAST5' });
    await db.updateTable('promotions').set({ coupon_code: 'LAST7' }).where('id', '=', id).execute();
    expect((await order()).body.code).toBe('coupon_code_required');
    await db.updateTable('promotions').set({ coupon_code: 'LAST5' }).where('id', '=', id).execute();
    expect((await order()).status).toBe(201);
    const other = await app.register('teller@example.test');
    const told = pickup([item('lemonade', [], 2)], { promotionId: id, couponCode: ' last5', discountAmount: 5 });
    expect((await app.call({ method: 'POST', url: '/orders', token: other, body: told })).status).toBe(201);
  });

  it('lists rewards by their cost and refuses those the points do not cover', async () => {
    const { body } = await app.call({ url: '/promotions/rewards', token });
    expect(body.data.rewardsPromotions).toEqual([
      {
        _id: rewardId('three-off'),
        name: '£3 off',
        description: 'For regulars.',
        type: 'FixedAmountDiscountOrder',
        discountValue: 3,
        pointsCost: 60,
        minOrderValue: 0,
        lang: 'en',
      },
      expect.objectContaining({ _id: rewardId('quarter-off'), discountValue: 25, pointsCost: 200 }),
    ]);
    const reward = { promotionId: rewardId('three-off'), orderSubtotal: 10 };
    expect((await validate(reward)).body).toMatchObject({
      code: 'not_enough_points',
      message: 'This reward costs 60 points; you have 0.',
    });
    await grantPoints(app, await userIdOf(app, token), 60);
    expect(await moneyOff(reward)).toBe(3);
  });

  it('lists a reward only to whom it would be granted now, and says what order it needs', async () => {
    const { db } = app.services;
    const id = rewardId('three-off');
    const setTerms = (terms: object) => db.updateTable('promotions').set(terms).where('id', '=', id).execute();
    const customer = await app.register('regular@example.test');
    const isListed = async (to = customer): Promise<boolean> => {
      const { body } = await app.call({ url: '/promotions/rewards', token: to });
      return rewardsAnswer.parse(body).data.rewardsPromotions.some(({ _id }) => _id === id);
    };
    const limits = { valid_from: null, valid_until: null, max_uses: null, max_uses_per_customer: null, uses: 0 };
    const listedWith = async (terms: object): Promise<boolean> => {
      await setTerms({ ...limits, ...terms });
      return isListed();
    };
    expect(await listedWith({ valid_from: NOON + 1 })).toBe(false);
    expect(await listedWith({ valid_from: NOON, valid_until: NOON + 1 })).toBe(true);
    expect(await listedWith({ valid_until: NOON })).toBe(false);
    expect(await listedWith({ max_uses: 2, uses: 1 })).toBe(true);
    expect(await listedWith({ max_uses: 2, uses: 2 })).toBe(false);

    await setTerms({ ...limits, max_uses_per_customer: 1 });
    await grantPoints(app, await userIdOf(app, customer), 60);
    const body = pickup([item('lemonade', [], 2)], { promotionId: id, discountAmount: 3 });
    expect((await app.call({ method: 'POST', url: '/orders', token: customer, body })).status).toBe(201);
    expect(await isListed()).toBe(false);
    expect(await isListed(token)).toBe(true);

    await setTerms({ ...limits, min_order: 15_50 });
    const listed = await app.call({ url: '/promotions/rewards', token });
    expect(listed.body.data.rewardsPromotions[0]).toMatchObject({ _id: id, minOrderValue: 15.5 });
    await setTerms({ ...limits, min_order: 0 });
  });

  it('belongs to one restaurant and to signed-in customers', async () => {
    const there = await app.register('there@example.test', SUSHI);
    const asked = { body: { couponCode: 'TEN', orderSubtotal: 10 }, token: there, host: SUSHI };
    const answer = await app.call({ method: 'POST', url: '/promotions/validate-coupon', ...asked });
    expect(answer.body.data).toMatchObject({ discountValue: 2, couponCode: 'TEN' });
    const stolen = await app.call({
      method: 'POST',
      url: '/promotions/validate-coupon',
      ...asked,
      body: { promotionId: promotionId('ten-off') },
    });
    expect(stolen.body.code).toBe('promotion_unknown');
    expect((await app.call({ method: 'POST', url: '/promotions/validate-coupon', body: asked.body })).status).toBe(401);
    expect((await app.call({ url: '/promotions/rewards' })).status).toBe(401);
  });
});

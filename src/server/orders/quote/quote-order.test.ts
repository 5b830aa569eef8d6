import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dialects } from '../../../../tests/support/databases.ts';
import { ids, item, pickup, productId, promotionId } from '../../../../tests/support/order-input.ts';
import { startTestApp, type TestApp } from '../../../../tests/support/test-app.ts';
import type { Quote } from '../../../contract/quote.ts';

describe.each(dialects)('a quote on %s', (dialect) => {
  let app: TestApp;
  let token: string;
  beforeAll(async () => {
    app = await startTestApp(dialect);
    token = await app.register();
  });
  afterAll(() => app.close());

  const quote = async (body: object): Promise<Quote> => {
    const asked = { restaurantId: ids.restaurant, orderType: 'Pickup', isASAP: true, scheduledAt: null, ...body };
    const answer = await app.call({ method: 'POST', url: '/cart/quote', token, body: asked });
    expect(answer.status).toBe(200);
    return answer.body.data;
  };
  const codes = ({ obstacles }: Quote) => obstacles.map(({ code }) => code);
  const pizza = () => {
    const { productId: id, quantity, selectedOptions } = item('margherita', ['size/large'], 2);
    return { productId: id, quantity, selectedOptions };
  };

  it('says the amounts for which the order is placed', async () => {
    const quoted = await quote({ items: [pizza()], promotionId: promotionId('ten-off'), paymentMethod: 'Cash' });
    expect(quoted.obstacles).toEqual([]);
    expect(quoted.promotion).toMatchObject({ promotionId: promotionId('ten-off'), pointsCost: null });
    const { figures } = quoted;
    const body = {
      ...pickup([item('margherita', ['size/large'], 2)], { promotionId: promotionId('ten-off') }),
      ...figures,
    };
    expect((await app.call({ method: 'POST', url: '/orders', token, body })).status).toBe(201);
  });

  it('names everything that stands in the way, with the field and who may set it aside', async () => {
    const body = { items: [{ productId: productId('lemonade'), quantity: 1, selectedOptions: [] }] };
    const quoted = await quote({
      ...body,
      orderType: 'Delivery',
      promotionId: productId('lemonade'),
      paymentMethod: 'Shells',
    });
    expect(quoted.obstacles.map(({ code, field, override }) => [code, field, override])).toEqual([
      ['address_required', 'deliveryAddress', null],
      ['payment_method_unavailable', 'paymentDetails.method', null],
      ['promotion_unknown', 'promotionId', null],
      ['below_minimum', 'items', 'minimum'],
    ]);
    expect(quoted.obstacles.at(-1)?.message).toContain('£15.00');
    expect(quoted.promotion).toBeNull();
  });

  it('is refused for its first obstacle when it is placed all the same', async () => {
    const lines = [item('lemonade')];
    const quoted = await quote({
      items: lines.map(({ productId: id }) => ({ productId: id, quantity: 1 })),
      isASAP: false,
    });
    const body = pickup(lines, { isASAP: false, scheduledAt: null });
    const refused = await app.call({ method: 'POST', url: '/orders', token, body });
    expect(codes(quoted)).toEqual([refused.body.code]);
  });

  it('leaves out of the price what cannot be ordered, and says why', async () => {
    const gone = { productId: productId('pasta-trio'), quantity: 1, selectedOptions: [] };
    const quoted = await quote({ items: [gone, pizza()] });
    expect(codes(quoted)).toEqual(['option_required']);
    expect(quoted.items).toHaveLength(1);
    expect(quoted.figures.subtotal).toBe(quoted.items[0]?.itemSubtotal);
    expect(quoted.changes).toMatchObject([{ kind: 'option_required' }]);
  });

  it('tells no times where they follow from the hours, and others where the restaurant has set them', async () => {
    expect((await quote({ items: [pizza()] })).times).toBeNull();
    const busy = { busy_minutes: 20, busy_until: app.services.clock() + 3_600_000 };
    await app.services.db.updateTable('restaurants').set(busy).where('id', '=', ids.restaurant).execute();
    const { times } = await quote({ items: [pizza()] });
    expect(times?.asap?.at).toMatch(/^20/);
    expect(times?.days.length).toBeGreaterThan(0);
    const body = {
      restaurantId: ids.restaurant,
      orderType: 'Pickup',
      items: [pizza()].map(({ selectedOptions, ...each }) => each),
    };
    const asked = await app.call({ method: 'POST', url: '/cart/times', body });
    expect(asked.body.data).toMatchObject({ ...times });
  });
});

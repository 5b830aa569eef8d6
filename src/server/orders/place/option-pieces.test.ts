import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dialects } from '../../../../tests/support/databases.ts';
import { groupId, ids, item, pickup } from '../../../../tests/support/order-input.ts';
import { hire } from '../../../../tests/support/staff.ts';
import { startTestApp, type TestApp } from '../../../../tests/support/test-app.ts';
import type { Order } from '../../../contract/orders.ts';

describe.each(dialects)('pieces of options on %s', (dialect) => {
  let app: TestApp;
  let customer: string;
  beforeEach(async () => {
    app = await startTestApp(dialect);
    customer = await app.register();
  });
  afterEach(() => app.close());

  const allow = (pieces: { max_per_value?: number; included?: number; max_selections?: number }) =>
    app.services.db
      .updateTable('option_groups')
      .set(pieces)
      .where('restaurant_id', '=', ids.restaurant)
      .where('id', '=', groupId('extras'))
      .execute();
  const twice = () => item('margherita', ['size/large', 'extras/olives', 'extras/olives']);
  const place = (line = twice()) => app.call({ method: 'POST', url: '/orders', token: customer, body: pickup([line]) });
  const validate = async (line = twice()) => {
    const body = { restaurantId: ids.restaurant, items: [{ ...line, price: line.unitPrice, name: line.productName }] };
    return (await app.call({ method: 'POST', url: '/cart/validate', body })).body.data;
  };

  it('are refused where a value can be chosen once', async () => {
    expect((await place()).body.code).toBe('option_unavailable');
    const { options } = (await app.call({ url: `/products/${twice().productId}` })).body.product;
    expect(options.filter((group: object) => 'maxPerValue' in group || 'included' in group)).toEqual([]);
  });

  it('are charged each, and told together on the order, its ticket and its mail', async () => {
    await allow({ max_per_value: 2, max_selections: 3 });
    const placed = await place();
    expect(placed.status).toBe(201);
    const order: Order = placed.body.data;
    const olives = twice().selectedOptions[1];
    const shown = order.items[0]?.selectedOptions;
    expect(shown).toHaveLength(2);
    expect(shown?.[1]).toMatchObject({
      valueLabel: `2 × ${olives?.valueLabel}`,
      count: 2,
      priceAdjustment: (olives?.priceAdjustment ?? 0) * 2,
    });
    expect(order.items[0]?.itemSubtotal).toBe(twice().itemSubtotal);
    const token = await hire(app, 'Owner');
    const board = await app.call({ url: `/staff/orders/${order._id}`, token });
    expect(JSON.stringify(board.body)).toContain('2 × ');
  });

  it('have a limit of their own, and count towards the group’s', async () => {
    await allow({ max_per_value: 2, max_selections: 3 });
    const three = item('margherita', ['size/large', 'extras/olives', 'extras/olives', 'extras/olives']);
    expect((await place(three)).body.code).toBe('option_unavailable');
    await allow({ max_per_value: 3, max_selections: 2 });
    expect((await place(three)).body.code).toBe('option_limit');
  });

  it('are free up to the included number, and nobody pays a price that was not on the screen', async () => {
    await allow({ max_per_value: 2, included: 1, max_selections: 3 });
    expect((await place()).body.code).toBe('price_changed');
    const { items, changes } = await validate();
    const [line] = items;
    expect(changes.map(({ kind }: { kind: string }) => kind)).toEqual(['price_changed']);
    const prices = line.selectedOptions.map(({ priceAdjustment }: { priceAdjustment: number }) => priceAdjustment);
    const olives = twice().selectedOptions[1]?.priceAdjustment ?? 0;
    expect(prices.slice(1)).toEqual([0, olives]);
    const { signature: _, price: unitPrice, name: productName, imageUrl: __, ...rest } = line;
    const again = await place({ ...twice(), ...rest, unitPrice, productName });
    expect(again.status).toBe(201);
    expect(again.body.data.items[0].itemSubtotal).toBeCloseTo(twice().itemSubtotal - olives, 2);
    // The cart with today's prices has nothing to tell.
    expect((await validate({ ...twice(), ...rest, unitPrice, productName })).changes).toEqual([]);
  });
});

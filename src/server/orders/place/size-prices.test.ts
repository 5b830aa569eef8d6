import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dialects } from '../../../../tests/support/databases.ts';
import { groupId, ids, item, pickup, productId, valueId } from '../../../../tests/support/order-input.ts';
import { hire } from '../../../../tests/support/staff.ts';
import { startTestApp, type TestApp } from '../../../../tests/support/test-app.ts';
import type { OrderItemInput } from '../../../contract/order-items.ts';
import type { StaffOptionGroup } from '../../../contract/staff/staff-menu-options.ts';

describe.each(dialects)('prices by size on %s', (dialect) => {
  let app: TestApp;
  let customer: string;
  let owner: string;
  beforeEach(async () => {
    app = await startTestApp(dialect);
    customer = await app.register();
    owner = await hire(app, 'Owner');
  });
  afterEach(() => app.close());

  const olives = valueId('extras', 'olives');
  const [small, large] = [valueId('size', 'small'), valueId('size', 'large')];
  const groupOf = async (key: string): Promise<StaffOptionGroup> => {
    const { body } = await app.call({ url: '/staff/menu-record', token: owner });
    return body.data.optionGroups.find(({ _id }: { _id: string }) => _id === groupId(key));
  };
  /** Saves a group as it is, with changes. */
  const change = async (
    key: string,
    changes: object,
    prices: Record<string, Record<string, number>> = {},
  ): Promise<Awaited<ReturnType<TestApp['call']>>> => {
    const { _id, version, productIds: _, name: __, values, ...rules } = await groupOf(key);
    return app.call({
      method: 'PUT',
      url: `/staff/option-groups/${_id}`,
      token: owner,
      body: {
        ...{ ...rules, name: {}, expectedVersion: version, ...changes },
        values: values.map(({ _id: id, priceAdjustment, isDefault }) => ({
          ...{ _id: id, label: {}, priceAdjustment, isDefault },
          ...(prices[id] && { sizePrices: prices[id] }),
        })),
      },
    });
  };
  const sell = async () => {
    expect((await change('size', { isSize: true })).status).toBe(200);
    expect((await change('extras', {}, { [olives]: { [large]: 2 } })).status).toBe(200);
  };
  const line = (options: string[]) => item('margherita', options);
  const place = (each: OrderItemInput) =>
    app.call({ method: 'POST', url: '/orders', token: customer, body: pickup([each]) });
  /** The line with another price of its olives, and its sum. */
  const withOlives = (each: OrderItemInput, price: number): OrderItemInput => {
    const was = each.selectedOptions.find((option) => option.valueId === olives)?.priceAdjustment ?? 0;
    return {
      ...each,
      selectedOptions: each.selectedOptions.map((option) =>
        option.valueId === olives ? { ...option, priceAdjustment: price } : option,
      ),
      itemSubtotal: Math.round((each.itemSubtotal - was + price) * 100) / 100,
    };
  };

  it('are nowhere on the wire where a restaurant has none', async () => {
    const { product } = (await app.call({ url: `/products/${productId('margherita')}` })).body;
    expect(JSON.stringify(product)).not.toMatch(/isSize|sizePrices/);
  });

  it('charge a topping by the size, and refuse the price of another size', async () => {
    await sell();
    const { product } = (await app.call({ url: `/products/${productId('margherita')}` })).body;
    const [sizes, extras] = ['size', 'extras'].map((key) =>
      product.options.find(({ _id }: { _id: string }) => _id === groupId(key)),
    );
    expect(sizes.isSize).toBe(true);
    expect(extras.values.find(({ _id }: { _id: string }) => _id === olives).sizePrices).toEqual({ [large]: 2 });
    const [inSmall, inLarge] = [line(['size/small', 'extras/olives']), line(['size/large', 'extras/olives'])];
    expect((await place(inSmall)).status).toBe(201);
    const refused = await place(inLarge);
    expect([refused.status, refused.body.code]).toEqual([409, 'price_changed']);
    expect((await place(withOlives(inSmall, 2))).body.code).toBe('price_changed');
    const placed = await place(withOlives(inLarge, 2));
    expect(placed.status).toBe(201);
    expect(placed.body.data.items[0].selectedOptions[1].priceAdjustment).toBe(2);
  });

  it('tell an open cart of the new price, which then has nothing to tell', async () => {
    const validate = async (each: OrderItemInput) => {
      const sent = { ...each, price: each.unitPrice, name: each.productName };
      const body = { restaurantId: ids.restaurant, items: [sent] };
      return (await app.call({ method: 'POST', url: '/cart/validate', body })).body.data;
    };
    const before = line(['size/large', 'extras/olives']);
    await sell();
    const { changes, items } = await validate(before);
    expect(changes.map(({ kind }: { kind: string }) => kind)).toEqual(['price_changed']);
    expect(items[0].itemSubtotal).toBe(withOlives(before, 2).itemSubtotal);
    expect((await validate(withOlives(before, 2))).changes).toEqual([]);
  });

  it('of a dish itself are what its page shows and what is charged', async () => {
    await sell();
    const url = `/staff/products/${productId('margherita')}`;
    const { product: dish } = (await app.call({ url, token: owner })).body.data;
    const { price, categoryIds, optionGroupIds, picture, allergens, dietary, isFeatured, isActive, version } = dish;
    const body = {
      ...{ price, categoryIds, optionGroupIds, allergens, dietary, isFeatured, isActive },
      ...{ name: {}, description: {}, pictureId: picture?._id ?? null, expectedVersion: version },
      sizePrices: { [large]: price + 4.5 },
    };
    const saved = await app.call({ method: 'PUT', url, token: owner, body });
    expect(saved.body.data.product.sizePrices).toEqual({ [large]: price + 4.5 });
    const { product } = (await app.call({ url: `/products/${productId('margherita')}` })).body;
    const sizes = product.options.find(({ _id }: { _id: string }) => _id === groupId('size')).values;
    expect(sizes.find(({ _id }: { _id: string }) => _id === large).priceAdjustment).toBe(4.5);
    expect((await place(line(['size/large']))).body.code).toBe('price_changed');
    const charged = line(['size/large']);
    const [option] = charged.selectedOptions;
    const placed = await place({
      ...charged,
      itemSubtotal: price + 4.5,
      selectedOptions: option ? [{ ...option, priceAdjustment: 4.5 }] : [],
    });
    expect(placed.body.data.items[0].itemSubtotal).toBe(price + 4.5);
  });

  it('need a group of which exactly one is chosen, and one such group of a dish', async () => {
    expect((await change('extras', { isSize: true })).body.errors).toMatchObject([{ field: 'isSize' }]);
    await sell();
    expect((await change('size', { isSize: undefined, maxSelections: 2 })).status).toBe(422);
    const { productIds } = await groupOf('extras');
    expect(productIds).toContain(productId('margherita'));
    const twice = await change('extras', { isSize: true, minSelections: 1, maxSelections: 1 });
    expect(twice.body.errors).toMatchObject([
      { field: 'isSize', message: expect.stringContaining('one group of sizes') },
    ]);
  });

  it('keep a dish from costing less than nothing in any of its sizes', async () => {
    await sell();
    expect((await change('extras', {}, { [olives]: { [small]: -50 } })).status).toBe(422);
    expect((await change('extras', {}, { [olives]: { [small]: -1 } })).status).toBe(200);
  });

  it('are taken of sizes only', async () => {
    await sell();
    const saved = await change('extras', {}, { [olives]: { [large]: 2, [valueId('extras', 'basil')]: 3 } });
    const { values } = saved.body.data.optionGroup as StaffOptionGroup;
    expect(values.find(({ _id }) => _id === olives)?.sizePrices).toEqual({ [large]: 2 });
  });

  it('of a size that is gone are forgotten', async () => {
    await sell();
    const { _id, version, name: _, productIds: __, values, ...rules } = await groupOf('size');
    const kept = values.filter((value) => value._id !== large);
    const gone = await app.call({
      method: 'PUT',
      url: `/staff/option-groups/${_id}`,
      token: owner,
      body: {
        ...{ ...rules, name: {}, expectedVersion: version },
        values: kept.map(({ _id: id, priceAdjustment, isDefault }) => ({
          _id: id,
          label: {},
          priceAdjustment,
          isDefault,
        })),
      },
    });
    expect(gone.status).toBe(200);
    const extras = await groupOf('extras');
    expect(extras.values.find((value) => value._id === olives)?.sizePrices).toEqual({});
    expect((await change('extras', {})).status).toBe(200);
  });
});

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dialects } from '../../../../tests/support/databases.ts';
import { ids, item, pickup, productId, valueId } from '../../../../tests/support/order-input.ts';
import { hire } from '../../../../tests/support/staff.ts';
import { startTestApp, type TestApp } from '../../../../tests/support/test-app.ts';
import type { OrderItemInput } from '../../../contract/order-items.ts';

describe.each(dialects)('other prices for pickup on %s', (dialect) => {
  let app: TestApp;
  let customer: string;
  let owner: string;
  beforeEach(async () => {
    app = await startTestApp(dialect);
    customer = await app.register();
    owner = await hire(app, 'Owner');
  });
  afterEach(() => app.close());

  const pizza = (quantity = 1) => item('margherita', ['size/large', 'extras/olives'], quantity);
  const wire = async (key = 'margherita') => (await app.call({ url: `/products/${productId(key)}` })).body.product;
  const settings = async () => (await app.call({ url: '/staff/delivery-settings', token: owner })).body.data;
  const setTerms = async (changes: object) => {
    const { version: _, ...same } = await settings();
    return app.call({ method: 'PUT', url: '/staff/delivery-settings', token: owner, body: { ...same, ...changes } });
  };
  const setOwn = async (pickupPrice: number | null) => {
    const url = `/staff/products/${productId('margherita')}`;
    const { product } = (await app.call({ url, token: owner })).body.data;
    const { price, categoryIds, optionGroupIds, picture, allergens, dietary, isFeatured, isActive, version } = product;
    const body = {
      ...{ price, categoryIds, optionGroupIds, allergens, dietary, isFeatured, isActive, pickupPrice },
      ...{ name: {}, description: {}, pictureId: picture?._id ?? null, expectedVersion: version },
    };
    return app.call({ method: 'PUT', url, token: owner, body });
  };
  const place = (line: OrderItemInput, more: object = {}) =>
    app.call({ method: 'POST', url: '/orders', token: customer, body: pickup([line], more) });
  const validate = async (line: OrderItemInput, more: object = {}) => {
    const sent = { ...line, price: line.unitPrice, name: line.productName };
    const body = { restaurantId: ids.restaurant, items: [sent], ...more };
    return (await app.call({ method: 'POST', url: '/cart/validate', body })).body.data;
  };
  const quote = async (orderType: string) => {
    const { productId: id, quantity, selectedOptions } = pizza(2);
    const body = {
      ...{ restaurantId: ids.restaurant, orderType, isASAP: true, scheduledAt: null },
      items: [{ productId: id, quantity, selectedOptions }],
    };
    return (await app.call({ method: 'POST', url: '/cart/quote', token: customer, body })).body.data;
  };
  /** The line at what it costs for pickup, as the cart keeps it. */
  const forPickup = async (line: OrderItemInput): Promise<OrderItemInput> => {
    const [{ pickup: other }] = (await validate(line)).items;
    const selectedOptions = line.selectedOptions.map((option, place) => ({
      ...option,
      priceAdjustment: other.adjustments[place],
    }));
    const cents = [other.price, ...other.adjustments].reduce((sum, each) => sum + Math.round(each * 100), 0);
    return { ...line, unitPrice: other.price, selectedOptions, itemSubtotal: (cents * line.quantity) / 100 };
  };

  it('are nowhere on the wire where a restaurant has none', async () => {
    const menu = JSON.stringify([await wire(), await settings(), await validate(pizza()), await quote('Pickup')]);
    expect(menu).not.toMatch(/pickup/);
    const { body } = await app.call({ url: '/staff/menu-record', token: owner });
    expect(JSON.stringify(body)).not.toMatch(/pickup/);
  });

  it('by a percentage of the menu are shown beside the usual ones, and charged for pickup alone', async () => {
    expect((await setTerms({ pickupPercentOff: 10 })).body.data.pickupPercentOff).toBe(10);
    const { price, pickup: shown } = await wire();
    expect(shown).toEqual({ price: Math.round(price * 90) / 100, percentOff: 10 });
    const usual = await quote('Delivery');
    const fetched = await quote('Pickup');
    expect(usual.items[0].price).toBe(price);
    expect(fetched.items[0].price).toBe(shown.price);
    const line = await forPickup(pizza(2));
    expect(fetched.figures.subtotal).toBe(line.itemSubtotal);
    const refused = await place(pizza(2));
    expect([refused.status, refused.body.code]).toEqual([409, 'price_changed']);
    const placed = await place(line);
    expect(placed.status).toBe(201);
    expect(placed.body.data.items[0].unitPrice).toBe(shown.price);
    expect(placed.body.data.totalAmount).toBe(line.itemSubtotal);
  });

  it('hand a refused cart back at the usual prices, with those for pickup beside them', async () => {
    await setTerms({ pickupPercentOff: 10 });
    const { items } = (await place(pizza())).body;
    const { price } = await wire();
    expect(items[0].price).toBe(price);
    expect(items[0].pickup.price).toBe(Math.round(price * 90) / 100);
    expect(items[0].itemSubtotal).toBe(pizza().itemSubtotal);
  });

  it('of a dish hold against the percentage, and leave its choices at what they cost', async () => {
    await setTerms({ pickupPercentOff: 10 });
    const saved = await setOwn(7.25);
    expect(saved.body.data.product.pickupPrice).toBe(7.25);
    expect((await wire()).pickup).toEqual({ price: 7.25 });
    expect((await wire('lemonade')).pickup.percentOff).toBe(10);
    const line = await forPickup(pizza());
    expect(line.selectedOptions).toEqual(pizza().selectedOptions);
    expect((await place(line)).status).toBe(201);
    expect((await setOwn(null)).body.data.product).not.toHaveProperty('pickupPrice');
    expect((await wire()).pickup.percentOff).toBe(10);
  });

  it('tell an order for pickup that comes again of nothing that is as it was', async () => {
    await setTerms({ pickupPercentOff: 10 });
    const line = await forPickup(pizza());
    expect((await validate(line, { orderType: 'Pickup' })).changes).toEqual([]);
    expect((await validate(line)).changes).toMatchObject([{ kind: 'price_changed' }]);
    expect((await validate(pizza(), { orderType: 'Delivery' })).changes).toEqual([]);
  });

  it('are the only ones where a restaurant does not deliver, and none where it hands nothing out', async () => {
    await setTerms({ pickupPercentOff: 10 });
    const { price, pickup: shown, options } = await wire();
    const large = (groups: typeof options) =>
      groups
        .flatMap(({ values }: { values: { _id: string; priceAdjustment: number }[] }) => values)
        .find(({ _id }: { _id: string }) => _id === valueId('size', 'large')).priceAdjustment;
    await setTerms({ fee: null });
    const only = await wire();
    expect(only).not.toHaveProperty('pickup');
    expect(only.price).toBe(shown.price);
    expect(large(only.options)).toBe(Math.round(large(options) * 90) / 100);
    const [line] = (await validate(pizza())).items;
    expect(line.price).toBe(shown.price);
    const { productName, unitPrice: _, ...sent } = pizza();
    const order = { ...sent, productName, unitPrice: line.price, itemSubtotal: line.itemSubtotal };
    expect((await place({ ...order, selectedOptions: line.selectedOptions })).status).toBe(201);
    await setTerms({ fee: 2, allowsCollection: false });
    expect(await wire()).toMatchObject({ price });
    expect(await wire()).not.toHaveProperty('pickup');
  });

  it('are changed with the others in the table of prices, from what its editor saw', async () => {
    await setOwn(7.25);
    const { price } = await wire();
    const change = (pickupPrice: number | null, expectedPickupPrice: number | null) =>
      app.call({
        ...{ method: 'PUT', url: '/staff/product-prices', token: owner },
        body: {
          prices: [{ id: productId('margherita'), price, expectedPrice: price, pickupPrice, expectedPickupPrice }],
        },
      });
    expect((await change(8, 7)).status).toBe(409);
    expect((await change(8, 7.25)).status).toBe(200);
    expect((await wire()).pickup).toEqual({ price: 8 });
  });

  it('are a percentage that leaves something to pay, and amounts of the currency', async () => {
    expect((await setTerms({ pickupPercentOff: 91 })).status).toBe(422);
    expect((await setTerms({ pickupPercentOff: 2.5 })).status).toBe(422);
    expect((await setOwn(7.255)).body.errors).toMatchObject([{ field: 'pickupPrice' }]);
  });
});

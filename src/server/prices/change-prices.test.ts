import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dialects } from '../../../tests/support/databases.ts';
import { dealInput } from '../../../tests/support/menu-input.ts';
import { groupId, productId, valueId } from '../../../tests/support/order-input.ts';
import { hire } from '../../../tests/support/staff.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import type { StaffDeal } from '../../contract/staff/staff-deals.ts';
import type { StaffDish } from '../../contract/staff/staff-menu-dishes.ts';
import type { StaffOptionGroup } from '../../contract/staff/staff-menu-options.ts';

describe.each(dialects)('a run of prices, on %s,', (dialect) => {
  let app: TestApp;
  let manager: string;
  beforeEach(async () => {
    app = await startTestApp(dialect);
    manager = await hire(app, 'Manager');
  });
  afterEach(() => app.close());

  const [olives, large, small] = [valueId('extras', 'olives'), valueId('size', 'large'), valueId('size', 'small')];
  const call = (method: string, path: string, body?: object) =>
    app.call({ method, url: `/staff${path}`, token: manager, ...(body && { body }) });
  const run = (body: object) => call('PUT', '/product-prices', { prices: [], ...body });
  const groups = async (): Promise<StaffOptionGroup[]> => (await call('GET', '/menu-record')).body.data.optionGroups;
  const group = async (key: string) => (await groups()).find(({ _id }) => _id === groupId(key)) as StaffOptionGroup;
  const optionOf = async (id: string) => (await groups()).flatMap(({ values }) => values).find(({ _id }) => _id === id);
  const dealsNow = async (): Promise<StaffDeal[]> => (await call('GET', '/deals')).body.data.deals;
  const addDeal = async (): Promise<StaffDeal> =>
    (await call('POST', '/deals', dealInput(productId('tiramisu')))).body.data.deal;
  const dearer = ({ _id, price, lines }: StaffDeal) => ({
    ...{ id: _id, price: price + 1, expectedPrice: price },
    extras: [{ lineId: lines[0]?._id, productId: productId('tiramisu'), extra: 0.7, expectedExtra: 0.5 }],
  });
  const history = async () =>
    (await app.services.db.selectFrom('audit_log').select(['action', 'before', 'after']).execute()).map((row) => ({
      action: row.action,
      before: JSON.parse(row.before ?? 'null'),
      after: JSON.parse(row.after ?? 'null'),
    }));

  it('takes options and deals along, and answers with all of each kind that it named', async () => {
    const deal = await addDeal();
    const prices = [{ id: productId('lemonade'), price: 3.4, expectedPrice: 3.25 }];
    const options = [
      { id: olives, priceAdjustment: 1.05, expectedPriceAdjustment: 1 },
      { id: large, priceAdjustment: 3.15, expectedPriceAdjustment: 3 },
    ];
    const { status, body } = await run({ prices, options, deals: [dearer(deal)] });
    expect([status, Object.keys(body.data)]).toEqual([200, ['products', 'optionGroups', 'deals']]);
    expect([(await optionOf(olives))?.priceAdjustment, (await optionOf(large))?.priceAdjustment]).toEqual([1.05, 3.15]);
    expect((await app.call({ url: '/products' })).body.deals[0]).toMatchObject({ price: 5 });
    expect((await dealsNow())[0]?.lines[0]?.dishes).toEqual([{ productId: productId('tiramisu'), extra: 0.7 }]);
    const dishesOnly = await run({ prices: [{ ...prices[0], price: 3.5, expectedPrice: 3.4 }] });
    expect(Object.keys(dishesOnly.body.data)).toEqual(['products']);
  });

  it('stands in the history of each, and counts as a change for whoever has one of them open', async () => {
    const deal = await addDeal();
    const { version } = await group('extras');
    await run({ options: [{ id: olives, priceAdjustment: 1.5, expectedPriceAdjustment: 1 }], deals: [dearer(deal)] });
    const told = await history();
    const ofGroup = told.find(({ action }) => action === 'option_group_change');
    const olivesIn = (values: { _id: string }[]) => values.find(({ _id }) => _id === olives);
    expect(olivesIn(ofGroup?.before.values)).toMatchObject({ priceAdjustment: 1 });
    expect(olivesIn(ofGroup?.after.values)).toMatchObject({ priceAdjustment: 1.5 });
    expect(told.find(({ action }) => action === 'deal_change')).toMatchObject({
      before: { price: 4 },
      after: { price: 5 },
    });
    expect((await group('extras')).version).not.toBe(version);
    expect((await dealsNow())[0]?.version).not.toBe(deal.version);
  });

  it('changes nothing where one price is another than was seen, and answers with all as they are', async () => {
    const deal = await addDeal();
    const prices = [{ id: productId('lemonade'), price: 3.4, expectedPrice: 3.25 }];
    const right = { id: olives, priceAdjustment: 1.05, expectedPriceAdjustment: 1 };
    const refused = await run({ prices, options: [{ ...right, expectedPriceAdjustment: 2 }], deals: [dearer(deal)] });
    expect([refused.status, refused.body.code]).toEqual([409, 'menu_changed']);
    expect(refused.body).toMatchObject({ products: { length: 6 }, deals: [{ _id: deal._id }] });
    expect(refused.body.optionGroups.length).toBe((await groups()).length);
    const otherExtra = { ...dearer(deal), extras: [{ ...dearer(deal).extras[0], expectedExtra: 9 }] };
    expect((await run({ prices, deals: [otherExtra] })).status).toBe(409);
    expect((await run({ prices, deals: [{ ...dearer(deal), id: 'gone' }] })).status).toBe(409);
    expect((await run({ prices, options: [{ ...right, id: 'gone' }] })).status).toBe(409);
    expect((await run({ prices, options: [right] })).status).toBe(200);
  });

  it('names what the currency does not allow, and asks for something', async () => {
    const deal = await addDeal();
    const fields = async (body: object) => (await run(body)).body.errors.map(({ field }: { field: string }) => field);
    expect(await fields({ options: [{ id: olives, priceAdjustment: 1.005, expectedPriceAdjustment: 1 }] })).toEqual([
      'options.0.priceAdjustment',
    ]);
    const wrong = { ...dearer(deal), price: 4.001, extras: [{ ...dearer(deal).extras[0], extra: 0.001 }] };
    expect(await fields({ deals: [wrong] })).toEqual(['deals.0.price', 'deals.0.extras.0.extra']);
    expect(await fields({})).toEqual(['prices']);
    const twice = { id: olives, priceAdjustment: 1, expectedPriceAdjustment: 1 };
    expect(await fields({ options: [twice, twice] })).toEqual(['options']);
  });

  it('leaves no dish below nothing, though only an option became cheaper', async () => {
    const options = [{ id: small, priceAdjustment: -900, expectedPriceAdjustment: -1.5 }];
    expect((await run({ options })).body.errors).toMatchObject([{ field: 'options.0.priceAdjustment' }]);
    expect((await optionOf(small))?.priceAdjustment).toBe(-1.5);
  });

  it('changes prices in sizes, those of dishes and of options, and of dishes those that come and go', async () => {
    const size = await group('size');
    const input = ({ name: _, version, productIds: __, values, ...rules }: StaffOptionGroup) => ({
      ...{ ...rules, name: {}, expectedVersion: version },
      values: values.map(({ _id, priceAdjustment, isDefault }) => ({ _id, label: {}, priceAdjustment, isDefault })),
    });
    await call('PUT', `/option-groups/${size._id}`, { ...input(size), isSize: true });
    const extras = input(await group('extras'));
    const values = extras.values.map((each) => (each._id === olives ? { ...each, sizePrices: { [large]: 2 } } : each));
    await call('PUT', `/option-groups/${groupId('extras')}`, { ...extras, values });
    const id = productId('margherita');
    const {
      _id: _,
      version,
      name: __,
      description: ___,
      ingredients: ____,
      picture,
      usedUp,
      ...dish
    } = (await call('GET', `/products/${id}`)).body.data.product as StaffDish;
    const saved = await call('PUT', `/products/${id}`, {
      ...dish,
      ...{ name: {}, description: {}, expectedVersion: version, pictureId: picture?._id ?? null },
      sizePrices: { [large]: dish.price + 4 },
    });
    expect([usedUp, saved.status]).toEqual([undefined, 200]);

    const sizes = { sizePrices: { [large]: 15 }, expectedSizePrices: { [large]: dish.price + 4 } };
    const prices = [{ id, price: dish.price, expectedPrice: dish.price, ...sizes }];
    const option = { id: olives, priceAdjustment: 1, expectedPriceAdjustment: 1 };
    const options = [{ ...option, sizePrices: { [large]: 2.1 }, expectedSizePrices: { [large]: 2 } }];
    const { body } = await run({ prices, options });
    const line = body.data.products.find((each: StaffDish) => each._id === id);
    expect(line.sizePrices).toEqual({ [large]: 15 });
    expect((await optionOf(olives))?.sizePrices).toEqual({ [large]: 2.1 });
    expect(await history()).toContainEqual({
      action: 'product_change',
      before: { sizePrices: { [large]: dish.price + 4 } },
      after: { sizePrices: { [large]: 15 } },
    });
    expect((await run({ prices })).status).toBe(409);

    const change = (to: Record<string, number>, from: Record<string, number>) =>
      run({ prices: [{ id, price: dish.price, expectedPrice: dish.price, sizePrices: to, expectedSizePrices: from }] });
    const sizesNow = async () => (await call('GET', `/products/${id}`)).body.data.product.sizePrices;
    expect((await change({ [small]: 9, [large]: 15 }, { [large]: 15 })).status).toBe(200);
    expect(await sizesNow()).toEqual({ [small]: 9, [large]: 15 });
    // Nobody's prices in a size are lost unseen, and only sizes of the dish have some.
    expect((await change({ [large]: 15 }, { [large]: 15 })).status).toBe(409);
    expect((await change({ [small]: 9, [olives]: 1 }, { [small]: 9, [large]: 15 })).body.errors).toMatchObject([
      { field: `prices.0.sizePrices.${olives}` },
    ]);
    expect((await change({ [small]: 9 }, { [small]: 9, [large]: 15 })).status).toBe(200);
    expect(await sizesNow()).toEqual({ [small]: 9 });
    expect((await run({ prices: [{ ...prices[0], expectedSizePrices: undefined }] })).status).toBe(422);
  });
});

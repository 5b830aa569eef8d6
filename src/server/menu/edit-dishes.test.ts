import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dialects } from '../../../tests/support/databases.ts';
import { insertMachineText } from '../../../tests/support/machine-text.ts';
import { dishInput, optionGroupInput } from '../../../tests/support/menu-input.ts';
import { groupId, ids, item, pickup, productId } from '../../../tests/support/order-input.ts';
import { hire, listenLive } from '../../../tests/support/staff.ts';
import { NOON, SUSHI, startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import type { Product } from '../../contract/menu.ts';
import type { StaffDish, StaffDishInput } from '../../contract/staff/staff-menu-dishes.ts';
import { STAFF_MAX } from '../../domain/people/staff-limits.ts';
import { toJson } from '../platform/database/json-columns.ts';

const category = (key: string) => ids.of('category', key);
const focaccia: StaffDishInput = { ...dishInput(category('pizza')), isActive: true };

describe.each(dialects)('dishes that the restaurant edits, on %s,', (dialect) => {
  let app: TestApp;
  let customer: string;
  let manager: string;
  beforeEach(async () => {
    app = await startTestApp(dialect);
    customer = await app.register();
    manager = await hire(app, 'Manager');
  });
  afterEach(() => app.close());

  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: object, language = 'en') =>
    app.call({ method, url: `/staff${url}`, token: manager, body, headers: { 'accept-language': language } });
  const add = (input: object = focaccia, language?: string) => call('POST', '/products', input, language);
  const read = async (id: string): Promise<StaffDish> => (await call('GET', `/products/${id}`)).body.data.product;
  /** A dish as it is, changed. */
  async function change(id: string, changes: Partial<StaffDishInput>, version?: string) {
    const dish = await read(id);
    const { _id, isAvailable, unavailableUntil, picture, ingredients, version: expectedVersion, ...terms } = dish;
    const same = { ...terms, name: {}, description: {}, pictureId: picture?._id ?? null };
    return call('PUT', `/products/${id}`, { ...same, ...changes, expectedVersion: version ?? expectedVersion });
  }
  const menu = async (language = 'en'): Promise<Product[]> =>
    (await app.call({ url: '/products', headers: { 'accept-language': language } })).body.products;
  const shown = async (id: string, language?: string) => (await menu(language)).find(({ _id }) => _id === id);
  const errorsOf = (answer: { status: number; body: { errors: { field: string; message: string }[] } }) => [
    answer.status,
    ...answer.body.errors.map(({ field, message }) => `${field}: ${message}`),
  ];

  it('take the units of a slot that most dishes of their category take, unless they say otherwise', async () => {
    const unitsOf = async (input: object) => (await add({ ...focaccia, ...input })).body.data.product.units;
    expect(await unitsOf({})).toBe(1);
    await change(productId('lemonade'), { units: 0 });
    const drink = { categoryIds: [category('drinks')] };
    expect([await unitsOf(drink), await unitsOf({ ...drink, units: 2 }), await unitsOf(drink)]).toEqual([0, 2, 0]);
  });

  it('stand on the storefront from the moment they are made, in each language', async () => {
    const { status, body } = await add({ ...focaccia, optionGroupIds: [groupId('extras')], dietary: ['vegan'] });
    const { product } = body.data;
    expect([status, product.version.length > 0, product.isAvailable]).toEqual([201, true, true]);
    expect(await shown(product._id)).toMatchObject({
      name: 'Focaccia',
      description: 'With rosemary.',
      price: 4.5,
      categories: [{ _id: category('pizza') }],
      options: [{ _id: groupId('extras') }],
      dietaryCodes: ['vegan'],
    });
    expect(await shown(product._id, 'pt')).toMatchObject({ description: 'Com alecrim.', lang: 'pt' });
    expect((await menu()).at(-1)?._id).toBe(product._id);
    const draft = (await add({ ...focaccia, isActive: false })).body.data.product;
    expect(await shown(draft._id)).toBeUndefined();
  });

  it('name their ingredients, in the restaurant’s language where nobody has translated them', async () => {
    const ingredients = { en: 'Flour, water, rosemary', pt: 'Farinha, água, alecrim' };
    const { product } = (await add({ ...focaccia, ingredients })).body.data;
    expect((await shown(product._id, 'pt'))?.ingredients).toEqual({ text: ingredients.pt, lang: 'pt' });
    expect((await shown(product._id, 'fr'))?.ingredients).toEqual({ text: ingredients.en, lang: 'en' });
    await change(product._id, { price: 5 });
    expect((await shown(product._id))?.ingredients?.text).toBe(ingredients.en);
    await change(product._id, { ingredients: null });
    expect(Object.keys((await shown(product._id)) ?? {})).not.toContain('ingredients');
  });

  it('are ordered at the price they are changed to', async () => {
    const id = productId('lemonade');
    const { body } = await change(id, { price: 4, isFeatured: true });
    expect(body.data.product).toMatchObject({ price: 4, isFeatured: true, name: { en: { text: 'Lemonade' } } });
    const order = pickup([item('lemonade', [], 4)]);
    const stale = await app.call({ method: 'POST', url: '/orders', token: customer, body: order });
    expect(stale.body.code).toBe('price_changed');
    expect(await shown(id)).toMatchObject({ price: 4, isFeatured: true });
  });

  it('are refused with a sentence for every field, in the editor’s language', async () => {
    const wrong = { ...focaccia, name: { en: ' ' }, price: 1.9999, categoryIds: [] };
    expect(errorsOf(await add(wrong, 'de'))).toEqual([
      422,
      'name.en: Dieses Feld ist erforderlich.',
      'price: Bitte geben Sie einen Betrag wie 1250 oder 12,50 ein.',
      'categoryIds: Wählen Sie mindestens eine Kategorie.',
    ]);
    // Three decimals are those of other currencies.
    expect(errorsOf(await add({ ...focaccia, price: 1.999 }, 'de'))).toEqual([
      422,
      'price: Bitte geben Sie einen Betrag wie 1250 oder 12,50 ein.',
    ]);
    const strange = { ...focaccia, categoryIds: ['none'], optionGroupIds: ['none'], pictureId: 'none' };
    expect(errorsOf(await add(strange))).toEqual([
      422,
      ...['categoryIds', 'optionGroupIds', 'pictureId'].map(
        (field) => `${field}: This is no longer here. Please choose again.`,
      ),
    ]);
    const foreign = await add({ ...focaccia, name: { pt: 'Focaccia' } });
    expect([foreign.body.code, errorsOf(foreign)]).toEqual([
      'own_language_missing',
      [422, 'name.en: This field is required.'],
    ]);
    expect(await menu()).toHaveLength(6);
  });

  it('never cost less than nothing with the options that are chosen', async () => {
    const values = [{ label: { en: 'Half' }, priceAdjustment: -5, isDefault: false }];
    const group = { name: { en: 'Portion' }, minSelections: 0, maxSelections: 1, values };
    const { _id } = (await call('POST', '/option-groups', group)).body.data.optionGroup;
    const answer = await add({ ...focaccia, optionGroupIds: [_id] });
    expect(errorsOf(answer)).toEqual([422, 'price: With its cheapest options, the price would be below zero.']);
    expect((await add({ ...focaccia, optionGroupIds: [_id], price: 5 })).status).toBe(201);
  });

  it('that somebody else changed meanwhile are not written over: the editor is shown them as they are', async () => {
    const id = productId('lemonade');
    const { version } = await read(id);
    expect((await change(id, { price: 4 })).status).toBe(200);
    const late = await change(id, { price: 3 }, version);
    expect(late).toMatchObject({ status: 409, body: { code: 'menu_changed', product: { _id: id, price: 4 } } });
    expect((await read(id)).price).toBe(4);
    expect((await call('DELETE', `/products/${id}?expectedVersion=${version}`)).body.code).toBe('menu_changed');
    const now = (await read(id)).version;
    const both = await Promise.all([change(id, { price: 5 }, now), change(id, { price: 6 }, now)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('may run out while they are edited', async () => {
    const id = productId('lemonade');
    const { version } = await read(id);
    await call('PUT', `/products/${id}/availability`, { isAvailable: false });
    expect(await change(id, { price: 4 }, version)).toMatchObject({
      status: 200,
      body: { data: { product: { price: 4, isAvailable: false } } },
    });
  });

  it('keep what people wrote; a machine’s words of what changed go, and are put right by people for good', async () => {
    const { _id, version } = (await add({ ...focaccia, name: { en: 'Bread', pt: 'Pão' } })).body.data.product;
    const dish = { subject: 'product', subjectId: _id };
    await insertMachineText(app, { lang: 'de', field: 'name', text: 'Brott' }, dish);
    await insertMachineText(app, { lang: 'fr', field: 'name', text: 'Pain' }, dish);
    expect((await read(_id)).version).toBe(version);
    const put = await change(_id, { name: { de: 'Brot' } });
    expect(put.body.data.product.name).toEqual({
      en: { text: 'Bread', provenance: 'authored' },
      pt: { text: 'Pão', provenance: 'authored' },
      de: { text: 'Brot', provenance: 'authored' },
      fr: { text: 'Pain', provenance: 'machine' },
    });
    const renamed = (await change(_id, { name: { en: 'Flat bread', pt: null }, description: null })).body.data.product;
    expect([Object.keys(renamed.name).sort(), renamed.description]).toEqual([['de', 'en'], {}]);
    const none = await change(_id, { name: { en: null } } as object);
    expect(none.body.code).toBe('own_language_missing');
  });

  it('that are removed stay in orders, and come back to those who like them', async () => {
    const id = productId('lemonade');
    await app.call({ method: 'PUT', url: `/users/me/favorites/${id}`, token: customer });
    const body = pickup([item('lemonade', [], 4)]);
    const order = (await app.call({ method: 'POST', url: '/orders', token: customer, body })).body.data._id;
    expect((await call('DELETE', `/products/${id}`)).status).toBe(204);
    expect((await call('DELETE', `/products/${id}`)).status).toBe(204);
    expect(await shown(id)).toBeUndefined();
    expect((await app.call({ method: 'POST', url: '/orders', token: customer, body })).body.code).toBe(
      'product_unavailable',
    );
    const kept = (await app.call({ url: `/orders/${order}`, token: customer })).body.order;
    expect(kept.items).toMatchObject([{ productId: id, productName: 'Lemonade', quantity: 4 }]);
    const favorites = async () =>
      (await app.call({ url: '/users/me', token: customer })).body.data.user.favoriteProducts as string[];
    expect([await favorites(), (await read(id)).isActive]).toEqual([[], false]);
    await change(id, { isActive: true });
    expect([await favorites(), (await shown(id))?.name]).toEqual([[id], 'Lemonade']);
  });

  it('change places among themselves', async () => {
    const names = async () => (await menu()).map(({ name }) => name);
    const pizzas = ['calzone', 'margherita', 'diavola'].map(productId);
    const { body } = await call('PUT', '/product-order', { ids: pizzas });
    expect(await names()).toEqual(['Calzone', 'Margherita', 'Pasta trio', 'Tiramisù', 'Lemonade', 'Diavola']);
    expect(body.data.products.map(({ _id }: StaffDish) => _id)).toEqual((await menu()).map(({ _id }) => _id));
    const gone = await call('PUT', '/product-order', { ids: [...pizzas, 'none'] });
    expect([gone.status, gone.body.code, gone.body.products.length]).toEqual([409, 'menu_changed', 6]);
    const twice = await call('PUT', '/product-order', { ids: [pizzas[0], pizzas[0]] });
    expect(errorsOf(twice)).toEqual([422, 'ids: Each may appear only once.']);
  });

  it('get new prices together, all or none', async () => {
    const [lemonade, calzone] = [productId('lemonade'), productId('calzone')];
    const reprice = (prices: object[]) => call('PUT', '/product-prices', { prices });
    const priceOf = async (id: string) => (await shown(id))?.price;
    const was = await priceOf(calzone);
    const cheaper = { id: lemonade, price: 3.5, expectedPrice: 3.25 };
    const dearer = { id: calzone, price: 12.9, expectedPrice: was };
    expect((await reprice([cheaper, { ...dearer, expectedPrice: 1 }])).body).toMatchObject({
      code: 'menu_changed',
      products: expect.arrayContaining([expect.objectContaining({ _id: calzone, price: was })]),
    });
    expect((await reprice([cheaper, { id: 'none', price: 1, expectedPrice: 1 }])).status).toBe(409);
    expect(errorsOf(await reprice([cheaper, { ...dearer, price: 12.999 }]))).toEqual([
      422,
      'prices.1.price: Please enter an amount such as 1250 or 12.50.',
    ]);
    expect([await priceOf(lemonade), await priceOf(calzone)]).toEqual([3.25, was]);
    const { status, body } = await reprice([cheaper, dearer]);
    expect([status, body.data.products.length]).toEqual([200, 6]);
    expect([await priceOf(lemonade), await priceOf(calzone)]).toEqual([3.5, 12.9]);
    const { entries } = (await call('GET', `/products/${lemonade}/history`)).body.data;
    expect(entries).toMatchObject([{ action: 'product_change', before: { price: 3.25 }, after: { price: 3.5 } }]);
  });

  it('never cost less than nothing with their cheapest options, however many change', async () => {
    const trio = (await menu()).find(({ name }) => name === 'Margherita') as Product;
    const cheap = { prices: [{ id: trio._id, price: 0, expectedPrice: trio.price }] };
    await call('POST', '/option-groups', {
      ...optionGroupInput,
      minSelections: 1,
      values: [{ label: { en: 'Small', pt: 'Pequena' }, priceAdjustment: -2, isDefault: true }],
    });
    const group = (await call('GET', '/menu-record')).body.data.optionGroups.at(-1)._id;
    await change(trio._id, { optionGroupIds: [group] });
    expect((await call('PUT', '/product-prices', cheap)).body.errors).toMatchObject([{ field: 'prices.0.price' }]);
    expect((await shown(trio._id))?.price).toBe(trio.price);
  });

  it('are as many as a menu may have, which are all on sale', async () => {
    const full = Array.from({ length: STAFF_MAX.products - 6 }, (_, position) => ({
      restaurant_id: ids.restaurant,
      id: `dish-${position}`,
      price: 100,
      allergens: toJson([]),
      dietary: toJson([]),
      ...{ is_featured: 0, is_available: 1, is_active: 1, position, units: 1, notice_minutes: 0 },
      ...{ daily_portions: null, shows_portions: 0, deposit: 0, goes_with: null, serving_hours: null },
    }));
    await app.services.db.insertInto('products').values(full).execute();
    expect((await add()).body).toMatchObject({ code: 'menu_full', message: expect.stringContaining('2000') });
    expect((await change(productId('lemonade'), { price: 4 })).status).toBe(200);
  });

  it('tell who changed what of them', async () => {
    const id = productId('lemonade');
    await change(id, { price: 4, name: { pt: 'Limonada da casa' } });
    await change(id, {});
    await change(productId('margherita'), { price: 11 });
    app.setNow(NOON + 1000);
    await call('DELETE', `/products/${id}`);
    const { entries } = (await call('GET', `/products/${id}/history`)).body.data;
    const [removed, changed] = entries;
    expect(entries).toHaveLength(2);
    expect(removed).toMatchObject({ action: 'product_removed', who: { name: 'Ada Cook' } });
    expect(changed).toMatchObject({ action: 'product_change', who: { name: 'Ada Cook' } });
    expect([changed.before.price, changed.after]).toEqual([3.25, { price: 4, name: { pt: 'Limonada da casa' } }]);
    expect((await call('GET', '/products/none/history')).status).toBe(404);
  });

  it('are told to open storefronts and to the other tablets', async () => {
    const heard = listenLive(app);
    const before = (await app.call({ url: '/products' })).headers.etag;
    const foreign = (await app.call({ url: '/products', host: SUSHI })).headers.etag;
    await change(productId('lemonade'), { price: 4 });
    expect((await app.call({ url: '/products' })).headers.etag).not.toBe(before);
    expect((await app.call({ url: '/products', host: SUSHI })).headers.etag).toBe(foreign);
    expect(heard.notices).toEqual([{ kind: 'availability_changed' }]);
  });
});

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dialects } from '../../../tests/support/databases.ts';
import type { HubRiseCatalog } from '../../../tests/support/hubrise-catalogs.ts';
import { startHubRise } from '../../../tests/support/hubrise-server.ts';
import { ids, item, pickup, productId, valueId } from '../../../tests/support/order-input.ts';
import { hire } from '../../../tests/support/staff.ts';
import { NOON, SUSHI, startTestApp, type TestApp, TRATTORIA } from '../../../tests/support/test-app.ts';
import { trattoria } from '../../../tests/support/trattoria.ts';
import { workOff } from '../../../tests/support/work.ts';
import { MINUTE } from '../../domain/times/zoned-time.ts';
import { importRestaurant } from '../import/import-restaurant.ts';
import { restaurantFile } from '../import/restaurant-file.ts';
import { TILL_STOCK } from './follow-stock.ts';
import { TILL_ORDERS } from './send-to-till.ts';

const PARIS = '3r4s3-1';
const EVENING = {
  ...{ key: 'evening', name: { en: 'Evening' }, price: 10 },
  lines: [
    { key: 'pizza', label: { en: 'A pizza' }, category: 'pizza' },
    { key: 'drink', label: { en: 'A drink' }, category: 'drinks' },
  ],
};
const HALVES = {
  ...{ key: 'halves', name: { en: 'Two halves' }, description: { en: 'Your two.' }, price: 0.5, picture: null },
  ...{ categories: ['pizza'], options: ['size'], halves: { category: 'pizza', rule: 'dearer' as const } },
};
const OUT = '0';

describe.each(dialects)('the menu of a till on %s', (dialect) => {
  let hubRise: Awaited<ReturnType<typeof startHubRise>>;
  let app: TestApp;
  let owner: string;
  beforeEach(async () => {
    hubRise = await startHubRise();
    app = await startTestApp(dialect, {
      ...{ ACCESS_TOKEN_S: '864000', PAYMENTS_SECRET: 'p'.repeat(32), HUBRISE_URL: hubRise.url },
      ...{ HUBRISE_CLIENT_ID: hubRise.client.id, HUBRISE_CLIENT_SECRET: hubRise.client.secret },
    });
    // Extras cost something else on a large one.
    const optionGroups = trattoria.file.optionGroups.map((group) => ({
      ...group,
      ...(group.key === 'size' && { isSize: true }),
      values: group.values.map((value) =>
        value.key === 'olives' ? { ...value, sizePrices: { 'size/large': 2.5 } } : value,
      ),
    }));
    const products = [...trattoria.file.products, HALVES];
    const file = restaurantFile.parse({ ...trattoria.file, optionGroups, products, deals: [EVENING] });
    await importRestaurant(app.services, { file, baseDir: null });
    app.services.content.changed(ids.restaurant);
    owner = await hire(app, 'Owner');
  });
  afterEach(async () => {
    await hubRise.close();
    await app.close();
  });

  const office = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
    app.call({ method, url: `/staff${path}`, token: owner, ...(body && { body }) });
  const till = async () => (await office('GET', '/till')).body.data.connection;
  async function connect() {
    const { url } = (await office('POST', '/till/page')).body.data;
    return office('PUT', '/till', hubRise.grant(url, PARIS));
  }
  const there = () => hubRise.catalogs.all.get(hubRise.catalogs.idOf(PARIS)) as HubRiseCatalog;
  const putThere = (catalog: HubRiseCatalog) => hubRise.catalogs.all.set(hubRise.catalogs.idOf(PARIS), catalog);
  const skuThere = (ref: string) =>
    there()
      .products.flatMap(({ skus }) => skus)
      .find((sku) => sku.ref === ref);
  async function order(input: object) {
    const token = await app.register();
    return (await app.call({ method: 'POST', url: '/orders', token, body: pickup([input] as never) })).body;
  }
  async function runsOut(...stock: object[]) {
    hubRise.catalogs.stocks.set(PARIS, stock as never);
    const { body, signature } = hubRise.inventoryEvent(PARIS);
    const headers = { host: TRATTORIA, 'content-type': 'application/json', 'x-hubrise-hmac-sha256': signature };
    const told = await app.app.inject({ method: 'POST', url: '/api/v1/till/events', payload: body, headers });
    expect(told.statusCode).toBe(204);
    await workOff(app.services, TILL_STOCK);
  }
  const isOn = async (id: string) => {
    const { products, optionGroups } = (await office('GET', '/menu')).body.data;
    const all = [...products, ...optionGroups.flatMap(({ values }: { values: object[] }) => values)];
    return all.find(({ _id }) => _id === id)?.isAvailable;
  };

  it('is ours once it went there: a sku a size, lists at its prices, deals, by the refs that orders have', async () => {
    expect((await connect()).body.data.connection.menu).toEqual({ name: 'Web', sentAt: null, error: null });
    const sent = await office('PUT', '/till/menu');
    expect(sent.body.data.connection.menu.sentAt).toBe(new Date(NOON).toISOString());
    const pizza = there().products.find(({ ref }) => ref === productId('margherita'));
    const [small, regular, large] = ['small', 'regular', 'large'].map((size) => valueId('size', size));
    expect(pizza?.skus.map(({ ref, name, price }) => [ref, name, price])).toEqual([
      [`${productId('margherita')}:${small}`, 'Small', '8.50 GBP'],
      [`${productId('margherita')}:${regular}`, 'Regular', '10.00 GBP'],
      [`${productId('margherita')}:${large}`, 'Large', '13.00 GBP'],
    ]);
    expect(skuThere(productId('lemonade'))).toMatchObject({ price: '3.25 GBP', option_list_refs: [] });
    // Its price is that of its halves: nobody is to have it for what comes on top.
    expect(there().products.map(({ name }) => name)).not.toContain('Two halves');
    const [pizzas, drinks] = there().deals?.[0]?.lines ?? [];
    expect([pizzas?.pricing_value, drinks?.pricing_value]).toEqual(['10.00 GBP', '0.00 GBP']);
    expect(pizzas?.skus.find(({ ref }) => ref === `${productId('margherita')}:${large}`)?.extra_charge).toBe(
      '3.00 GBP',
    );

    const asked = item('margherita', ['size/large', 'extras/olives']);
    const selectedOptions = asked.selectedOptions.map((each, place) => ({
      ...each,
      ...(place === 1 && { priceAdjustment: 2.5 }),
    }));
    await order({ ...asked, selectedOptions, itemSubtotal: 15.5 });
    await workOff(app.services, TILL_ORDERS);
    const [line] = hubRise.orders[0]?.items ?? [];
    expect(line).toMatchObject({
      sku_ref: `${productId('margherita')}:${large}`,
      sku_name: 'Large',
      price: '13.00 GBP',
    });
    expect(line?.options?.map(({ ref }) => ref)).toEqual([valueId('extras', 'olives')]);
    const lists = skuThere(line?.sku_ref ?? '')?.option_list_refs ?? [];
    const options = there().option_lists.flatMap((list) => (lists.includes(list.ref) ? list.options : []));
    expect(options).toContainEqual(expect.objectContaining({ ref: valueId('extras', 'olives'), price: '2.50 GBP' }));
  });

  it('has other prices for pickup where there are some', async () => {
    await connect();
    await app.services.db.updateTable('restaurants').set({ pickup_percent_off: 10 }).execute();
    await office('PUT', '/till/menu');
    const rule = (price: string) => [{ variant_refs: ['pickup'], price }];
    expect(skuThere(productId('lemonade'))?.price_overrides).toEqual(rule('2.92 GBP'));
    const large = `${productId('margherita')}:${valueId('size', 'large')}`;
    expect(skuThere(large)?.price_overrides).toEqual(rule('11.70 GBP'));
  });

  it('comes back as it went there: whatever it is imported for, the same goes there again', async () => {
    await connect();
    await office('PUT', '/till/menu');
    const before = structuredClone(there());
    const { body, status } = await office('POST', '/till/menu-imports');
    expect(status).toBe(201);
    const { _id, version, entries, source, dishes } = body.data.menuImport;
    expect([source, dishes]).toEqual(['hubrise', before.products.length]);
    expect(entries.filter(({ change }: { change: string }) => change === 'new')).toEqual([]);
    await office('PUT', `/menu-imports/${_id}`, { state: 'applied', removesGone: false, expectedVersion: version });
    await office('PUT', '/till/menu');
    expect(there()).toEqual(before);
  });

  it('comes from there with its own refs, by which orders then name what is in them, until it is taken back', async () => {
    await connect();
    putThere(BELLA);
    const { menuImport } = (await office('POST', '/till/menu-imports')).body.data;
    expect(menuImport.tillRefs).toBe(4);
    const path = `/menu-imports/${menuImport._id}`;
    const applied = await office('PUT', path, {
      state: 'applied',
      removesGone: false,
      expectedVersion: menuImport.version,
    });
    expect(applied.status).toBe(200);
    expect((await office('POST', '/till/menu-imports')).body.data.menuImport).toMatchObject({
      entries: expect.anything(),
    });
    expect((await office('POST', '/till/menu-imports')).body.data.menuImport.tillRefs).toBeUndefined();
    const named = async () => {
      await order(item('lemonade'));
      await workOff(app.services, TILL_ORDERS);
      return hubRise.orders.at(-1)?.items?.[0]?.sku_ref;
    };
    expect(await named()).toBe('LEMO');
    await runsOut({ sku_ref: 'LEMO', stock: OUT, expires_at: null });
    expect(await isOn(productId('lemonade'))).toBe(false);
    await runsOut();
    expect((await office('PUT', path, { state: 'taken_back' })).status).toBe(200);
    expect(await named()).toBe(productId('lemonade'));
  });

  it('says what has run out: it is off here at once, and comes back with it', async () => {
    await connect();
    const [lemonade, olives] = [productId('lemonade'), valueId('extras', 'olives')];
    await runsOut(
      { sku_ref: lemonade, stock: OUT, expires_at: null },
      { option_ref: olives, stock: '0.000', expires_at: null },
    );
    expect([await isOn(lemonade), await isOn(olives)]).toEqual([false, false]);
    expect((await order(item('lemonade'))).code).toBeDefined();
    await runsOut({ sku_ref: lemonade, stock: '3', expires_at: null });
    expect([await isOn(lemonade), await isOn(olives)]).toEqual([true, true]);
    const entries = await app.services.db
      .selectFrom('audit_log')
      .selectAll()
      .where('action', '=', 'availability')
      .execute();
    expect(entries.map(({ user_id }) => user_id)).toEqual([null, null, null, null]);
  });

  it('brings back by itself what has run out until a time', async () => {
    await connect();
    const until = new Date(NOON + 30 * MINUTE).toISOString();
    await runsOut({ sku_ref: productId('lemonade'), stock: OUT, expires_at: until });
    const { products } = (await office('GET', '/menu')).body.data;
    const lemonade = products.find(({ _id }: { _id: string }) => _id === productId('lemonade'));
    expect(lemonade).toMatchObject({ isAvailable: false, unavailableUntil: until });
    app.setNow(NOON + 31 * MINUTE);
    expect((await order(item('lemonade'))).data).toBeDefined();
  });

  it('takes a dish off with the last of its sizes, and lets stand what staff do meanwhile', async () => {
    await connect();
    const sku = (size: string) => ({
      sku_ref: `${productId('margherita')}:${valueId('size', size)}`,
      stock: OUT,
      expires_at: null,
    });
    await runsOut(sku('small'), sku('large'));
    expect(await isOn(productId('margherita'))).toBe(true);
    await runsOut(sku('small'), sku('regular'), sku('large'));
    expect(await isOn(productId('margherita'))).toBe(false);
    await office('PUT', `/menu/products/${productId('margherita')}/availability`, { isAvailable: true });
    await office('PUT', `/products/${productId('margherita')}/availability`, { isAvailable: true });
    await runsOut(sku('small'), sku('regular'), sku('large'));
    expect(await isOn(productId('margherita'))).toBe(true);
  });

  it('is asked what has run out where its word was lost or it was off, and says so in the office', async () => {
    await connect();
    await workOff(app.services, TILL_STOCK);
    hubRise.catalogs.stocks.set(PARIS, [{ sku_ref: productId('lemonade'), stock: OUT, expires_at: null }]);
    hubRise.mode = 'off';
    app.setNow(NOON + 11 * MINUTE);
    await workOff(app.services, TILL_STOCK);
    expect((await till()).menu.error).toMatch(/503/);
    hubRise.mode = 'on';
    app.setNow(NOON + 30 * MINUTE);
    await workOff(app.services, TILL_STOCK);
    expect((await till()).menu.error).toBeNull();
    expect(await isOn(productId('lemonade'))).toBe(false);
  });

  it('is left alone where its owner has let us have orders alone', async () => {
    hubRise.catalogs.chosen = () => ({});
    expect((await connect()).body.data.connection.menu).toBeNull();
    expect((await office('PUT', '/till/menu')).body.code).toBe('till_without_menu');
    expect((await office('POST', '/till/menu-imports')).body.code).toBe('till_without_menu');
    await runsOut({ sku_ref: productId('lemonade'), stock: OUT, expires_at: null });
    expect(await isOn(productId('lemonade'))).toBe(true);
  });

  it('is nobody else’s: another restaurant’s host tells nothing of it', async () => {
    await connect();
    const { body, signature } = hubRise.inventoryEvent(PARIS);
    const headers = { host: SUSHI, 'content-type': 'application/json', 'x-hubrise-hmac-sha256': signature };
    expect(
      (await app.app.inject({ method: 'POST', url: '/api/v1/till/events', payload: body, headers })).statusCode,
    ).toBe(404);
  });

  it('does not lose ours where it does not take it', async () => {
    await connect();
    hubRise.mode = 'off';
    expect((await office('PUT', '/till/menu')).body.code).toBe('till_unreachable');
    expect((await office('POST', '/till/menu-imports')).body.code).toBe('till_unreachable');
    expect((await till()).menu.sentAt).toBeNull();
  });
});

/** A pizzeria's own catalogue: a dish of ours by its name, and one that is new. */
const BELLA: HubRiseCatalog = {
  categories: [{ ref: 'C', name: 'Drinks' }],
  products: [
    { ref: 'P1', category_ref: 'C', name: 'Lemonade', skus: [{ ref: 'LEMO', price: '3.25 GBP' }] },
    {
      ...{ ref: 'P2', category_ref: 'C', name: 'Spritz' },
      skus: [
        { ref: 'SP-S', name: 'Glass', price: '7.00 GBP', option_list_refs: ['ICE'] },
        { ref: 'SP-L', name: 'Jug', price: '20.00 GBP', option_list_refs: ['ICE'] },
      ],
    },
  ],
  option_lists: [
    {
      ref: 'ICE',
      name: 'Ice',
      min_selections: 0,
      max_selections: 1,
      options: [{ ref: 'ICE1', name: 'Ice', price: '0.00 GBP' }],
    },
  ],
};

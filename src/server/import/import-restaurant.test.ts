import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dialects } from '../../../tests/support/databases.ts';
import { item, pickup } from '../../../tests/support/order-input.ts';
import { NOON, startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { trattoria } from '../../../tests/support/trattoria.ts';
import { DAY } from '../../domain/times/zoned-time.ts';
import { stableId } from '../platform/ids/ids.ts';
import { importIds } from './import-ids.ts';
import { importRestaurant } from './import-restaurant.ts';
import { type RestaurantFile, restaurantFile } from './restaurant-file.ts';

const TABLES = [
  'restaurants',
  'restaurant_domains',
  'opening_exceptions',
  'texts',
  'categories',
  'products',
  'product_categories',
  'option_groups',
  'option_values',
  'product_option_groups',
  'promotions',
  'promotion_products',
  'reviews',
  'review_replies',
] as const;
const ids = importIds('trattoria');

describe('a restaurant’s file', () => {
  it('that names no currency and no zone means pounds, and London', () => {
    const { currency, timezone, ...rest } = trattoria.file;
    expect(restaurantFile.parse(rest)).toMatchObject({
      currency: { code: 'GBP', symbol: '£' },
      timezone: 'Europe/London',
    });
  });
});

describe.each(dialects)('importing a restaurant on %s', (dialect) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp(dialect);
  });
  afterAll(() => test.close());

  const load = (change: Partial<RestaurantFile> = {}, baseDir: string | null = null) =>
    importRestaurant(test.services, { file: { ...trattoria.file, ...change }, baseDir });
  const promotion = (key: string) =>
    test.services.db
      .selectFrom('promotions')
      .selectAll()
      .where('id', '=', ids.of('promotion', key))
      .executeTakeFirstOrThrow();
  async function everything() {
    const rows = await Promise.all(TABLES.map((table) => test.services.db.selectFrom(table).selectAll().execute()));
    return rows.map((table) => table.map((row) => JSON.stringify({ ...row, revision: 0 })).sort());
  }

  it('a second time changes nothing but the revision', async () => {
    const before = await everything();
    const { revision } = await ownRow();
    await load();
    expect(await everything()).toEqual(before);
    expect((await ownRow()).revision).toBeGreaterThan(revision);
  });

  it('refuses a day that is named twice in two ways', async () => {
    const before = await everything();
    const tomorrow = new Date(NOON + DAY).toISOString().slice(0, 10);
    const openingHoursExceptions = ['+1d', tomorrow].map((date) => ({ date, isClosed: true }));
    await expect(load({ openingHoursExceptions })).rejects.toThrow(
      `openingHoursExceptions.1: "${tomorrow}" is listed twice`,
    );
    expect(await everything()).toEqual(before);
  });

  it('gives every change a revision greater than all others', async () => {
    await load();
    const { rows } = { rows: await test.services.db.selectFrom('restaurants').select(['slug', 'revision']).execute() };
    const greatest = rows.reduce((a, b) => (b.revision > a.revision ? b : a));
    expect(greatest.slug).toBe('trattoria');
  });

  it('switches off what is gone, and brings it back', async () => {
    const products = async () => (await test.call({ url: '/products' })).body.products.length;
    const count = await products();
    const withoutTiramisu = trattoria.file.products.filter(({ key }) => key !== 'tiramisu');
    await load({ products: withoutTiramisu });
    expect(await products()).toBe(count - 1);
    const row = await test.services.db
      .selectFrom('products')
      .select('is_active')
      .where('id', '=', ids.of('product', 'tiramisu'))
      .executeTakeFirst();
    expect(row?.is_active).toBe(0);
    await load();
    expect(await products()).toBe(count);
  });

  it('knows a dish and a category again whose ids were there before ids were short', async () => {
    const { db } = test.services;
    const product = trattoria.file.products[0];
    if (!product) throw new Error('the fixture lost its dishes');
    const [long, longCategory] = [stableId('trattoria', 'product', 'old'), stableId('trattoria', 'category', 'older')];
    const row = await db
      .selectFrom('products')
      .selectAll()
      .where('id', '=', ids.of('product', product.key))
      .executeTakeFirstOrThrow();
    await db
      .insertInto('products')
      .values({ ...row, id: long, is_active: 0 })
      .execute();
    await db
      .insertInto('categories')
      .values({ restaurant_id: ids.restaurant, id: longCategory, is_active: 1, position: 99 })
      .execute();
    await load({
      products: [...trattoria.file.products, { ...product, key: 'old', categories: ['older'] }],
      categories: [
        ...trattoria.file.categories,
        { key: 'older', name: { en: 'Older' }, description: null, isActive: true, hours: null },
      ],
    });
    const shown = (await test.call({ url: `/products/${long}` })).body.product;
    expect(shown.categories.map(({ _id }: { _id: string }) => _id)).toEqual([longCategory]);
    expect(await db.selectFrom('products').select('id').where('id', '=', ids.of('product', 'old')).execute()).toEqual(
      [],
    );
    await load();
    await db.deleteFrom('products').where('id', '=', long).execute();
  });

  it('leaves uses alone, takes codes over, and keeps a limit from falling below its uses', async () => {
    await test.services.db
      .updateTable('promotions')
      .set({ uses: 3 })
      .where('id', '=', ids.of('promotion', 'last-five'))
      .execute();
    const [others, lastFive] = [
      trattoria.file.promotions.filter(({ key }) => key !== 'last-five' && key !== 'ten-off'),
      trattoria.file.promotions.find(({ key }) => key === 'last-five'),
    ];
    if (!lastFive) throw new Error('the fixture lost its promotion');
    await load({
      promotions: [
        ...others,
        { ...lastFive, maxUses: 2, couponCode: 'TEN' },
        { ...lastFive, key: 'new', couponCode: 'LAST5' },
      ],
    });
    expect(await promotion('last-five')).toMatchObject({ uses: 3, max_uses: 3, coupon_code: 'TEN', is_active: 1 });
    expect(await promotion('new')).toMatchObject({ uses: 0, max_uses: 5, coupon_code: 'LAST5' });
    expect(await promotion('ten-off')).toMatchObject({ coupon_code: null, is_active: 0 });
    await load();
    expect(await promotion('last-five')).toMatchObject({ uses: 3, max_uses: 5, coupon_code: 'LAST5' });
  });

  it('loads the reviews of the file once, and counts those of customers too', async () => {
    const review = { user_id: null, order_id: null, user_name: 'Zoe', comment: null, is_visible: 1, created_at: NOON };
    await test.services.db
      .insertInto('reviews')
      .values({ ...review, restaurant_id: ids.restaurant, id: 'by-hand', half_stars: 2 })
      .execute();
    await load();
    expect(await ownRow()).toMatchObject({ rating_half_stars: 10 + 7 + 2, rating_count: 3 });
    await test.services.db.deleteFrom('reviews').where('id', '=', 'by-hand').execute();
    await load();
    expect(await ownRow()).toMatchObject({ rating_half_stars: 17, rating_count: 2 });
  });

  it('counts relative days in the restaurant’s zone from the day of loading', async () => {
    // 23:30 UTC on 17 June is already the 18th in London.
    test.setNow(Date.parse('2026-06-17T23:30:00Z'));
    await load();
    test.setNow(NOON);
    const exceptions = await test.services.db.selectFrom('opening_exceptions').selectAll().execute();
    expect(exceptions).toMatchObject([{ date: '2026-06-27', is_closed: 1 }]);
    expect((await promotion('soon')).valid_from).toBe(Date.parse('2026-06-25T00:00:00+01:00'));
    expect((await promotion('over')).valid_until).toBe(Date.parse('2026-06-16T00:00:00+01:00'));
    expect(DAY).toBe(86_400_000);
    await load();
  });

  it('refuses a domain that belongs to another restaurant, and writes nothing', async () => {
    const before = await everything();
    const other = { ...trattoria.file, slug: 'another', name: 'Another' };
    await expect(importRestaurant(test.services, { file: other, baseDir: null })).rejects.toThrow(
      'domains: "trattoria.test" belongs to another restaurant',
    );
    expect(await everything()).toEqual(before);
  });

  it('refuses another currency once there are orders, whose amounts would be of it', async () => {
    const pounds = trattoria.file.currency;
    const euros = { code: 'EUR', symbol: '€' };
    await load({ currency: euros });
    await load({ currency: pounds });
    const token = await test.register('first@example.test');
    const placed = await test.call({ method: 'POST', url: '/orders', token, body: pickup([item('lemonade', [], 4)]) });
    expect(placed.status).toBe(201);
    await expect(load({ currency: euros })).rejects.toThrow(
      'restaurant "trattoria" cannot be imported:\n  currency.code: "EUR" is not "GBP", in which there are orders',
    );
    expect((await ownRow()).currency_code).toBe('GBP');
    await load();
  });

  it('leaves what the kitchen has run out of as it is, and the domains that were added in the office', async () => {
    const { db } = test.services;
    const soldOut = { is_available: 0, unavailable_until: NOON + DAY };
    const [dish, option] = [ids.of('product', 'lemonade'), ids.of('option-value', 'size', 'large')];
    const stock = async () => [
      ...(await db
        .selectFrom('products')
        .select(['is_available', 'unavailable_until'])
        .where('id', '=', dish)
        .execute()),
      ...(await db
        .selectFrom('option_values')
        .select(['is_available', 'unavailable_until'])
        .where('id', '=', option)
        .execute()),
    ];
    const domains = () =>
      db
        .selectFrom('restaurant_domains')
        .selectAll()
        .where('restaurant_id', '=', ids.restaurant)
        .orderBy('host')
        .execute();
    const before = { stock: await stock(), domains: await domains() };
    await db.updateTable('products').set(soldOut).where('id', '=', dish).execute();
    await db.updateTable('option_values').set(soldOut).where('id', '=', option).execute();
    const own = { restaurant_id: ids.restaurant, host: 'added.example', is_primary: 1 };
    await db.insertInto('restaurant_domains').values(own).execute();
    await load();
    expect(await stock()).toEqual([soldOut, soldOut]);
    expect(await domains()).toEqual([own, ...before.domains]);

    await db.updateTable('products').set({ is_available: 1, unavailable_until: null }).where('id', '=', dish).execute();
    await db
      .updateTable('option_values')
      .set({ is_available: 1, unavailable_until: null })
      .where('id', '=', option)
      .execute();
    await load({ products: trattoria.file.products.map((product) => ({ ...product, isAvailable: false })) });
    expect(await stock()).toEqual(before.stock);
    await db.deleteFrom('restaurant_domains').where('host', '=', own.host).execute();
    await load();
  });

  it('names every picture that it can’t use, and keeps those it can', async () => {
    const dir = join(test.services.config.DATA_DIR, 'source');
    mkdirSync(dir, { recursive: true });
    const red = await sharp({ create: { width: 1000, height: 750, channels: 3, background: '#cc2211' } })
      .png()
      .toBuffer();
    writeFileSync(join(dir, 'red.png'), red);
    writeFileSync(join(dir, 'broken.png'), 'not a picture');
    writeFileSync(join(dir, 'bad.svg'), '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');
    const withPictures = (...pictures: string[]) =>
      trattoria.file.products.map((product, i) => ({ ...product, picture: pictures[i] ?? null }));

    const products = withPictures('red.png', 'missing.png', 'broken.png', '../servery.sqlite.png');
    const attempt = load({ products, logo: 'bad.svg' }, dir);
    await expect(attempt).rejects.toThrow('products.1.picture: "missing.png" cannot be read');
    await expect(attempt).rejects.toThrow('products.2.picture: "broken.png"');
    await expect(attempt).rejects.toThrow('products.3.picture: "../servery.sqlite.png" is outside the folder');
    await expect(attempt).rejects.toThrow('logo: "bad.svg" has an event handler');
    writeFileSync(join(dir, 'tiny.png'), await sharp(red).resize(64, 64).png().toBuffer());
    await expect(load({ logo: 'tiny.png' }, dir)).rejects.toThrow('logo: "tiny.png" is less than 240 pixels wide');

    await load({ products: withPictures('red.png'), logo: 'red.png' }, dir);
    expect((await test.call({ url: '/restaurants/public/-' })).body.data.restaurant).toMatchObject({
      logoUrl: expect.stringMatching(/^\/media\/[0-9a-f]{16}\.webp$/),
    });
    const { products: shown } = (await test.call({ url: '/products' })).body;
    expect(shown[0].image).toMatchObject({ width: 800, height: 600, color: '#cc2211' });
    expect(shown[0].image.avif).toMatch(
      /^\/media\/[0-9a-f]{16}-340\.avif 340w, \/media\/[0-9a-f]{16}-560\.avif 560w, \/media\/[0-9a-f]{16}-750\.avif 750w, \/media\/[0-9a-f]{16}-800\.avif 800w$/,
    );
    expect(shown[0].imageUrl).toBe(shown[0].image.src);
    expect(shown[1].image).toBeNull();
    await load();
  });

  function ownRow() {
    return test.services.db
      .selectFrom('restaurants')
      .selectAll()
      .where('id', '=', ids.restaurant)
      .executeTakeFirstOrThrow();
  }
});

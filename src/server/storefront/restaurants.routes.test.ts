import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dialects } from '../../../tests/support/databases.ts';
import { SUSHI, startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { trattoria } from '../../../tests/support/trattoria.ts';
import { restaurantAnswer } from '../../contract/restaurants.ts';
import { importRestaurant } from '../import/import-restaurant.ts';

describe.each(dialects)('the public configuration on %s', (dialect) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp(dialect);
  });
  afterAll(() => test.close());

  it('is that of the domain, or of a slug', async () => {
    const own = await test.call({ url: '/restaurants/public/-' });
    expect(restaurantAnswer.parse(own.body)).toEqual(own.body);
    expect(own.body.data.restaurant).toMatchObject({
      slug: 'trattoria',
      currency: { code: 'GBP', symbol: '£' },
      deliverySettings: { fee: 2.5, allowsCollection: true, minimumOrderValue: 15 },
      address: { coordinates: { coordinates: [-0.1, 51.5] } },
      openingHours: { friday: { open: '18:00', close: '02:00', isClosed: false }, monday: { isClosed: true } },
      openingHoursExceptions: [{ date: '2026-06-26', open: null, close: null, isClosed: true }],
      averageRating: 4.3,
      totalReviews: 2,
    });
    const sushi = await test.call({ url: '/restaurants/public/-', host: SUSHI });
    expect(sushi.body.data.restaurant).toMatchObject({ slug: 'sushi-bar', deliverySettings: { fee: null } });
    const bySlug = await test.call({ url: '/restaurants/public/sushi-bar' });
    expect(bySlug.body.data.restaurant).toMatchObject({ slug: 'sushi-bar', lang: 'en' });
    expect((await test.call({ url: '/restaurants/public/-', host: 'trattoria.test' })).body).toEqual(own.body);
  });

  it('is refused for a slug or a host that nobody has', async () => {
    const unknown = await test.call({ url: '/restaurants/public/nobody' });
    expect(unknown).toMatchObject({ status: 404, body: { code: 'restaurant_unknown' } });
    const host = await test.call({ url: '/restaurants/public/-', host: 'nobody.example' });
    expect(host).toMatchObject({
      status: 404,
      body: { code: 'unknown_host', message: 'Could not load configuration for this domain.' },
    });
  });

  it('is not sent twice: an ETag answers 304 until something changes', async () => {
    for (const url of [
      '/restaurants/public/-',
      '/categories',
      '/products',
      '/highlights/public',
      '/promotions/public',
    ]) {
      const first = await test.call({ url });
      const { etag } = first.headers as { etag: string };
      expect(first.headers).toMatchObject({ 'cache-control': 'private, no-cache' });
      expect(first.headers.vary).toContain('accept-language');
      const again = await test.call({ url, headers: { 'if-none-match': `"other", W/${etag}` } });
      expect(again).toMatchObject({ status: 304, body: '' });
      const inPortuguese = await test.call({ url, headers: { 'if-none-match': etag, 'accept-language': 'pt-BR' } });
      expect(inPortuguese.status).toBe(200);
      await importRestaurant(test.services, trattoria);
      expect((await test.call({ url, headers: { 'if-none-match': etag } })).status).toBe(200);
    }
  });

  it('is compressed for whoever accepts it', async () => {
    const headers = { host: 'trattoria.localhost', 'accept-encoding': 'gzip, br;q=0.9' };
    const response = await test.app.inject({ url: '/api/v1/products', headers });
    expect(response.headers['content-encoding']).toBe('br');
    const { body } = await test.call({ url: '/products' });
    expect(JSON.parse(brotliDecompressSync(response.rawPayload).toString())).toEqual(body);
  });

  it('comes with a stylesheet of its colours, another for each restaurant', async () => {
    const own = await test.call({ url: '/restaurants/public/-/styles.css' });
    expect(own).toMatchObject({ status: 200, headers: { 'content-type': 'text/css; charset=utf-8' } });
    expect(own.body).toMatch(/^:root\{[^}]*--primary:#b3261e;[^}]*\}\[data-mode='dark'\]\{[^}]*--bg:#/);
    const sushi = await test.call({ url: '/restaurants/public/sushi-bar/styles.css' });
    expect(sushi.body).toContain('--primary:#0b5cad');
    expect((await test.call({ url: '/restaurants/public/nobody/styles.css' })).status).toBe(404);
  });
});

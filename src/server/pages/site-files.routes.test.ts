import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { LANGUAGES } from '../../domain/languages.ts';
import { createApp } from '../api.ts';
import type { App } from '../platform/http/app.ts';
import { SnapshotAnswers } from '../storefront/snapshot-answers.ts';
import { siteFileRoutes } from './site-files.routes.ts';

describe('files that crawlers and phones ask for', () => {
  let test: TestApp;
  let app: App;
  beforeAll(async () => {
    test = await startTestApp('sqlite');
    app = await createApp(test.services);
    await siteFileRoutes(app, test.services);
  });
  afterAll(async () => {
    await app.close();
    await test.close();
  });
  const get = (url: string, host = 'trattoria.localhost', headers = {}) =>
    app.inject({ url, headers: { host, ...headers } });

  it('keep crawlers out of personal pages and name the sitemap of this domain', async () => {
    const { body } = await get('/robots.txt');
    expect(body).toContain('Disallow: /checkout\n');
    expect(body).toContain('Disallow: /staff\n');
    expect(body).toContain('Sitemap: http://trattoria.localhost/sitemap.xml');
  });

  it('list every public page and dish of this restaurant only, in each language', async () => {
    const { body, headers } = await get('/sitemap.xml');
    const { products } = (await test.call({ url: '/products' })).body;
    const foreign = (await test.call({ url: '/products', host: 'sushi-bar.localhost' })).body.products;
    const addresses = [...body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address as string);
    expect(headers['content-type']).toContain('xml');
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(addresses).toHaveLength((8 + products.length) * LANGUAGES.length);
    expect(addresses).toContain('http://trattoria.localhost/menu');
    expect(addresses).toContain('http://trattoria.localhost/menu?lang=de');
    for (const { _id } of products) expect(addresses).toContain(`http://trattoria.localhost/product/${_id}`);
    for (const { _id } of foreign) expect(body).not.toContain(_id);
  });

  it('let a phone keep the restaurant with icons that exist in the sizes promised', async () => {
    const manifest = (await get('/manifest.webmanifest')).json();
    expect(manifest).toMatchObject({ name: 'Trattoria Test', start_url: '/menu', display: 'standalone', lang: 'en' });
    expect(manifest.icons.map(({ purpose }: { purpose: string }) => purpose)).toEqual(
      expect.arrayContaining(['any', 'maskable']),
    );
    for (const { src, sizes, type } of manifest.icons) {
      const icon = await get(src);
      const { width, height, format } = await sharp(icon.rawPayload).metadata();
      expect([`${width}x${height}`, `image/${format}`]).toEqual([sizes, type]);
      expect(icon.headers['cache-control']).toContain('immutable');
    }
  });

  it('let staff keep their board on the home screen, apart from the guests’ pages', async () => {
    const manifest = (await get('/staff/manifest.webmanifest')).json();
    expect(manifest).toMatchObject({ id: '/staff', start_url: '/staff', scope: '/staff', display: 'standalone' });
    expect(manifest.name).toBe('Trattoria Test · Orders');
  });

  it('give tabs an icon that takes next to nothing from the first paint', async () => {
    const icon = await get('/app-icons/48.png');
    expect(await sharp(icon.rawPayload).metadata()).toMatchObject({ width: 48, height: 48, format: 'png' });
    expect(icon.rawPayload.length).toBeLessThan(1000);
    expect((await get('/manifest.webmanifest')).body).not.toContain('/48.png');
  });

  it('are kept once, whatever is asked behind their names', async () => {
    const text = vi.spyOn(SnapshotAnswers.prototype, 'text');
    for (const question of ['', '?', '?a=1', '?a=2'])
      expect((await get(`/sitemap.xml${question}`)).statusCode).toBe(200);
    expect(new Set(text.mock.results.map(({ value }) => value)).size).toBe(1);
    text.mockRestore();
  });

  it('answer 304 to whoever has them', async () => {
    const { headers } = await get('/sitemap.xml');
    expect((await get('/sitemap.xml', undefined, { 'if-none-match': headers.etag })).statusCode).toBe(304);
  });

  it('do not exist for a domain without a restaurant or under another name', async () => {
    for (const url of ['/robots.txt', '/sitemap.xml', '/manifest.webmanifest', '/app-icons/192.png'])
      expect((await get(url, 'nobody.example')).statusCode).toBe(404);
    expect((await get('/app-icons/193.png')).statusCode).toBe(404);
    expect((await get('/app-icons/constructor')).statusCode).toBe(404);
  });
});

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ids, promotionId } from '../../../tests/support/order-input.ts';
import { stubDist } from '../../../tests/support/stub-dist.ts';
import { startTestApp, type TestApp, TRATTORIA } from '../../../tests/support/test-app.ts';
import { createApp } from '../api.ts';
import { mountPages } from '../pages.ts';
import type { App } from '../platform/http/app.ts';

const ROUTES = [
  { id: 'menu', path: '/menu', query: ['category', 'q', 'promo'] },
  { id: 'product', path: '/product/:productId' },
  { id: 'reviews', path: '/reviews', query: ['rating', 'sort', 'page'] },
];

describe('addresses that a client makes up', () => {
  let test: TestApp;
  let app: App;
  let build: ReturnType<typeof stubDist>;
  beforeEach(async () => {
    test = await startTestApp('sqlite', { RATE_LIMITS: 'true', PAGES_PER_MINUTE: '20' });
    build = stubDist(`/restaurants/${ids.restaurant}`, ROUTES);
    app = await createApp(test.services);
    await mountPages(app, test.services, build.dist);
  });
  afterEach(async () => {
    await app.close();
    await test.close();
    build.remove();
  });

  const get = (url: string, more: object = {}) => app.inject({ url, headers: { host: TRATTORIA }, ...more });
  const renderOf = async (url: string, host = TRATTORIA) => {
    const { body } = await get(url, { headers: { host } });
    return /<b>(\d+)<\/b>/.exec(body)?.[1];
  };

  it('make no new pages', async () => {
    const first = await renderOf('/menu?promo=one');
    for (const url of ['/menu?promo=two', '/menu/?promo=three&utm_source=x', '/menu?promo=FOUR%20'])
      expect(await renderOf(url)).toBe(first);
    const named = await renderOf(`/menu?promo=${promotionId('ten-off')}`);
    expect(named).not.toBe(first);
    expect(await renderOf(`/menu?promo=${promotionId('pizza-day')}`)).not.toBe(named);
    expect(await renderOf('/menu?category=one')).toBe(await renderOf('/menu?category=two'));
    expect(await renderOf('/menu')).not.toBe(first);
    const reviews = await renderOf('/reviews');
    for (const query of ['rating=9', 'rating=x', 'sort=x', 'page=-1', 'page=1e9', 'page=99999'])
      expect(await renderOf(`/reviews?${query}`)).toBe(reviews);
  });

  it('make no new pages with another port, or another writing of the host', async () => {
    const first = await renderOf('/menu');
    for (const host of [`${TRATTORIA}:1`, `${TRATTORIA}:65535`, TRATTORIA.toUpperCase(), `${TRATTORIA}.`])
      expect(await renderOf('/menu', host)).toBe(first);
    expect(await renderOf('/menu', `${TRATTORIA}:${test.services.config.PORT}`)).not.toBe(first);
  });

  it('of missing dishes are one page, in which each has its own id', async () => {
    const [one, two] = [await get('/product/no-such-1'), await get('/product/no-such-2')];
    expect(one.body).toContain('/product/no-such-1');
    expect(two.body).toBe(one.body.replaceAll('no-such-1', 'no-such-2'));
    const packed = await get('/product/no-such-2', { headers: { host: TRATTORIA, 'accept-encoding': 'gzip' } });
    expect([packed.headers['content-encoding'], two.headers['content-encoding']]).toEqual(['gzip', undefined]);
  });

  it('cost their network its share, and nobody else theirs', async () => {
    const ask = (n: number, remoteAddress: string) => get(`/menu?q=word-${n}`, { remoteAddress });
    const answers = await Promise.all(Array.from({ length: 30 }, (_, n) => ask(n, '203.0.113.7')));
    const refused = answers.filter(({ statusCode }) => statusCode === 429);
    expect(refused).toHaveLength(10);
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
    expect((await ask(100, '203.0.113.8')).statusCode).toBe(200);
    // A page that there is costs nothing.
    expect((await ask(0, '203.0.113.7')).statusCode).toBe(200);
  });

  it('have one document of the API, written once', async () => {
    const [first, again] = [await get('/api/v1/openapi.json'), await get('/api/v1/openapi.json')];
    expect(first.json().openapi).toBe('3.1.0');
    expect(again.headers.etag).toBe(first.headers.etag);
    const known = { headers: { host: TRATTORIA, 'if-none-match': String(first.headers.etag) } };
    expect((await get('/api/v1/openapi.json', known)).statusCode).toBe(304);
    expect((await get('/api/v1/docs/json')).body).toBe(first.body);
  });
});

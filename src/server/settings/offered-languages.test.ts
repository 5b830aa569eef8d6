import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dialects } from '../../../tests/support/databases.ts';
import { ids, item, pickup } from '../../../tests/support/order-input.ts';
import { hire } from '../../../tests/support/staff.ts';
import { stubDist } from '../../../tests/support/stub-dist.ts';
import { SUSHI, startTestApp, type TestApp, TRATTORIA } from '../../../tests/support/test-app.ts';
import { LANGUAGES } from '../../domain/languages.ts';
import { createApp } from '../api.ts';
import { siteFileRoutes } from '../pages/site-files.routes.ts';
import { mountPages } from '../pages.ts';
import type { App } from '../platform/http/app.ts';
import { newId } from '../platform/ids/ids.ts';

describe.each(dialects)('the languages that customers are offered, on %s', (dialect) => {
  let test: TestApp;
  let site: App;
  let build: ReturnType<typeof stubDist>;
  let manager: string;
  beforeEach(async () => {
    test = await startTestApp(dialect);
    build = stubDist(`/restaurants/${ids.restaurant}`);
    site = await createApp(test.services);
    await siteFileRoutes(site, test.services);
    await mountPages(site, test.services, build.dist);
    manager = await hire(test, 'Manager');
  });
  afterEach(async () => {
    await site.close();
    await test.close();
    build.remove();
  });

  const url = '/staff/languages';
  const read = async () => (await test.call({ url, token: manager })).body.data;
  /** Hosts are looked up once a second. */
  const offer = async (...languages: string[]) => {
    const answer = await test.call({ method: 'PUT', url, token: manager, body: { languages } });
    expect(answer.status).toBe(200);
    await vi.waitFor(
      async () => {
        const tenant = await test.services.tenants.byHost(TRATTORIA);
        expect(tenant?.languages).toEqual(answer.body.data.languages);
      },
      { timeout: 3000 },
    );
  };
  const languageOf = async (path: string, accepted: string, cookie = '') => {
    const headers = { host: TRATTORIA, 'accept-language': accepted, cookie };
    return (await site.inject({ url: path, headers })).headers['content-language'];
  };
  const shown = async (host?: string) =>
    (await test.call({ url: '/restaurants/public/-', ...(host && { host }) })).body.data.restaurant;

  it('are all at first, and the public record then has no such field', async () => {
    expect(await read()).toMatchObject({ languages: LANGUAGES });
    expect(await shown()).not.toHaveProperty('languages');
    expect(await languageOf('/', 'ja')).toBe('ja');
  });

  it('rule pages, their alternates and the sitemap, beside the restaurant’s own', async () => {
    await offer('fr', 'de');
    expect(await read()).toMatchObject({ languages: ['en', 'fr', 'de'] });
    expect((await shown()).languages).toEqual(['en', 'fr', 'de']);
    expect(await shown(SUSHI)).not.toHaveProperty('languages');

    expect(await languageOf('/', 'de-AT')).toBe('de');
    expect(await languageOf('/', 'ja, fr;q=0.8')).toBe('fr');
    expect(await languageOf('/', 'ja', 'user-locale=ja')).toBe('en');
    expect(await languageOf('/?lang=ja', 'de')).toBe('de');
    const refusal = await test.call({ url, headers: { 'accept-language': 'ja' } });
    expect(refusal.body.detail ?? refusal.body.title).toMatch(/[\u3040-\u30ff]/);

    const { body: map } = await site.inject({ url: '/sitemap.xml', headers: { host: TRATTORIA } });
    const named = new Set([...map.matchAll(/hreflang="([\w-]+)"/g)].map(([, language]) => language));
    expect([...named]).toEqual(['en', 'fr', 'de', 'x-default']);

    await offer(...LANGUAGES);
    expect(await shown()).not.toHaveProperty('languages');
  });

  it('rule an order and its mail, while earlier orders keep their language', async () => {
    const token = await test.register('ada@example.test');
    const headers = { 'accept-language': 'ja' };
    const place = async () => {
      const body = pickup([item('margherita', ['size/small'])]);
      const key = { 'idempotency-key': newId() };
      const answer = await test.call({ method: 'POST', url: '/orders', token, headers: { ...headers, ...key }, body });
      expect(answer.status).toBe(201);
      return answer.body.data._id as string;
    };
    const early = await place();
    await offer('de');
    const late = await place();
    const rows = await test.services.db.selectFrom('orders').select(['id', 'customer_language']).execute();
    expect(Object.fromEntries(rows.map((row) => [row.id, row.customer_language]))).toEqual({
      [early]: 'ja',
      [late]: 'en',
    });
    const mails = await test.services.db.selectFrom('outbox').select('language').orderBy('created_at').execute();
    expect(mails.map(({ language }) => language)).toEqual(expect.arrayContaining(['ja', 'en']));
    expect((await test.call({ url: `/orders/${early}`, token, headers })).status).toBe(200);
  });
});

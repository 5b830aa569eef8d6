import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dialects } from '../../tests/support/databases.ts';
import { ids } from '../../tests/support/order-input.ts';
import { stubDist } from '../../tests/support/stub-dist.ts';
import { startTestApp, type TestApp, TRATTORIA } from '../../tests/support/test-app.ts';
import { createApp } from './api.ts';
import { mountPages } from './pages.ts';
import type { App } from './platform/http/app.ts';

describe.each(dialects)('a page on %s', (dialect) => {
  let test: TestApp;
  let app: App;
  let build: ReturnType<typeof stubDist>;
  beforeEach(async () => {
    test = await startTestApp(dialect);
  });
  afterEach(async () => {
    await app.close();
    await test.close();
    build.remove();
  });

  async function mount(path: string): Promise<void> {
    build = stubDist(path);
    app = await createApp(test.services);
    await mountPages(app, test.services, build.dist);
  }
  const page = () => app.inject({ url: '/', headers: { host: TRATTORIA } });
  const rename = (from: string, to: string) => test.services.db.schema.alterTable(from).renameTo(to).execute();

  it('that could not be read whole is shown as it is, kept by nobody, and whole the next time', async () => {
    await mount(`/restaurants/${ids.restaurant}/reviews`);
    await rename('reviews', 'reviews_away');
    for (let n = 0; n < 2; n++) {
      const broken = await page();
      expect([broken.statusCode, broken.headers['cache-control']]).toEqual([503, 'no-store']);
      expect(broken.body).toContain('<p>failed: 500</p>');
    }
    await rename('reviews_away', 'reviews');
    const whole = await page();
    expect([whole.statusCode, whole.headers['cache-control']]).toEqual([200, 'private, no-cache']);
    expect(whole.body).toContain('"reviews":[');
  });

  it('is not sent again, nor in an encoding that the browser refuses', async () => {
    await mount(`/restaurants/${ids.restaurant}`);
    const { etag } = (await page()).headers;
    const ask = (headers: Record<string, string>) => app.inject({ url: '/', headers: { host: TRATTORIA, ...headers } });
    expect((await ask({ 'if-none-match': `"other", W/${etag}` })).statusCode).toBe(304);
    expect((await ask({ 'accept-encoding': 'gzip, br;q=0' })).headers['content-encoding']).toBe('gzip');
  });

  it('about something that there is not is no failure of ours', async () => {
    await mount('/products/nothing');
    const answer = await page();
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'private, no-cache']);
    expect(answer.body).toContain('<p>failed: 404</p>');
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../../src/server/api.ts';
import { mountPages } from '../../src/server/pages.ts';
import { stubDist } from '../support/stub-dist.ts';
import { PASSWORD, SUSHI, startTestApp, type TestApp, TRATTORIA } from '../support/test-app.ts';

const PROXY = '10.1.2.3';
const VISITOR = '203.0.113.7';
const FORWARDED = {
  'x-forwarded-host': SUSHI,
  'x-forwarded-proto': 'https',
  forwarded: `for=${VISITOR};host=${SUSHI};proto=https`,
};
const OF_ANOTHER_VISITOR = { 'x-forwarded-for': '198.51.100.9' };

describe('what a proxy says of a request', () => {
  let alone: TestApp;
  let behindProxy: TestApp;
  beforeAll(async () => {
    const env = { RATE_LIMITS: 'true' };
    alone = await startTestApp('sqlite', env);
    behindProxy = await startTestApp('sqlite', { ...env, TRUSTED_PROXIES: `192.0.2.1, ${PROXY}/32` });
  });
  afterAll(() => Promise.all([alone.close(), behindProxy.close()]));

  const slugSeenBy = async ({ call }: TestApp, remoteAddress: string, headers: Record<string, string> = FORWARDED) =>
    (await call({ url: '/restaurants/public/-', headers, remoteAddress })).body.data?.restaurant.slug;

  it('counts for nothing while no proxy is configured', async () => {
    expect(await slugSeenBy(alone, PROXY)).toBe('trattoria');
    expect(await slugSeenBy(alone, '127.0.0.1')).toBe('trattoria');
  });

  it('names the restaurant when a configured proxy says so, and nobody else', async () => {
    expect(await slugSeenBy(behindProxy, PROXY)).toBe('sushi-bar');
    expect(await slugSeenBy(behindProxy, VISITOR)).toBe('trattoria');
    expect(await slugSeenBy(behindProxy, '127.0.0.1')).toBe('trattoria');
  });

  it('names the restaurant whose page is rendered, and the one whose data is in it', async () => {
    const { dist, remove } = stubDist('/restaurants/public/-');
    const app = await createApp(behindProxy.services);
    await mountPages(app, behindProxy.services, dist);
    const pageSeenBy = async (remoteAddress: string) => {
      const headers = { ...FORWARDED, host: TRATTORIA };
      return (await app.inject({ url: '/', headers, remoteAddress })).body;
    };
    const ofSushi = await pageSeenBy(PROXY);
    expect(ofSushi).toContain('"slug":"sushi-bar"');
    expect(ofSushi).not.toContain('"slug":"trattoria"');
    expect(await pageSeenBy(VISITOR)).toContain('"slug":"trattoria"');
    await app.close();
    remove();
  });

  it('is not read from the header Forwarded, which proxies pass on as visitors wrote it', async () => {
    expect(await slugSeenBy(behindProxy, PROXY, { forwarded: FORWARDED.forwarded })).toBe('trattoria');
  });

  it('cannot make up a restaurant', async () => {
    const headers = { 'x-forwarded-host': 'nobody.test' };
    const answer = await behindProxy.call({ url: '/categories', headers, remoteAddress: PROXY });
    expect(answer).toMatchObject({ status: 404, body: { code: 'unknown_host' } });
  });

  it('makes the refresh cookie secure only when it comes from a configured proxy', async () => {
    const cookieSeenBy = async ({ call }: TestApp, remoteAddress: string) => {
      const email = `ada-${Math.random()}@example.test`;
      const body = { name: 'Ada Cook', email, password: PASSWORD, confirmPassword: PASSWORD, acceptedTerms: true };
      const headers = { 'x-forwarded-proto': 'https' };
      const answer = await call({
        method: 'POST',
        url: '/auth/register',
        host: TRATTORIA,
        body,
        headers,
        remoteAddress,
      });
      return answer.cookies.find(({ name }) => name === 'refresh_token')?.['secure'] ?? false;
    };
    expect(await cookieSeenBy(alone, PROXY)).toBe(false);
    expect(await cookieSeenBy(behindProxy, VISITOR)).toBe(false);
    expect(await cookieSeenBy(behindProxy, PROXY)).toBe(true);
  });

  it('tells visitors apart for rate limits only when it comes from a configured proxy', async () => {
    const ask = ({ call }: TestApp, remoteAddress: string, headers: Record<string, string>) =>
      call({ url: '/address/autocomplete?input=High%20Street&sessionToken=a', remoteAddress, headers });
    const usedUp = async (test: TestApp, remoteAddress: string) => {
      const from = { 'x-forwarded-for': VISITOR };
      for (let left = 61; left > 0; left--) {
        const answer = await ask(test, remoteAddress, from);
        if (answer.status === 429) return answer;
      }
      throw new Error('no limit was reached');
    };
    expect((await usedUp(alone, PROXY)).headers['retry-after']).toBeDefined();
    expect((await ask(alone, PROXY, OF_ANOTHER_VISITOR)).status).toBe(429);
    await usedUp(behindProxy, VISITOR);
    expect((await ask(behindProxy, VISITOR, OF_ANOTHER_VISITOR)).status).toBe(429);
    expect((await ask(behindProxy, PROXY, OF_ANOTHER_VISITOR)).status).toBe(200);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../../src/server/api.ts';
import { metricsRoutes } from '../../src/server/metrics/metrics.routes.ts';
import { mediaRoutes } from '../../src/server/pictures/media.routes.ts';
import type { App } from '../../src/server/platform/http/app.ts';
import { healthRoutes } from '../../src/server/platform/http/health.ts';
import { SUSHI, startTestApp, type TestApp, TRATTORIA } from '../support/test-app.ts';

const NOTHING = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
const PROXY = '10.9.9.9';

describe('what every answer tells browsers', () => {
  let test: TestApp;
  let app: App;
  beforeAll(async () => {
    test = await startTestApp('sqlite', { TRUSTED_PROXIES: PROXY });
    app = await createApp(test.services);
    await healthRoutes(app, test.services);
    await mediaRoutes(app, test.services);
    await metricsRoutes(app, test.services);
  });
  afterAll(async () => {
    await app.close();
    await test.close();
  });
  const headersOf = async (url: string, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
    (await app.inject({ url, headers: { host: TRATTORIA, ...headers }, remoteAddress })).headers;

  it.each([
    ['an answer', '/api/v1/products'],
    ['an answer for somebody', '/api/v1/users/me'],
    ['a problem', '/api/v1/products/nothing'],
    ['the styles', '/api/v1/restaurants/public/-/styles.css'],
    ['the description', '/api/v1/openapi.json'],
    ['a path that is none', '/api/v1/nothing/here'],
    ['a picture that is not there', '/media/nothing.avif'],
    ['a health answer', '/healthz'],
    ['the metrics', '/metrics'],
  ])('%s loads nothing, runs nothing and is framed by nobody', async (_name, url) => {
    expect(await headersOf(url)).toMatchObject({
      'content-security-policy': NOTHING,
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': expect.stringContaining('geolocation=()'),
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': url.startsWith('/media') ? 'cross-origin' : 'same-origin',
    });
  });

  it('an unknown host hears the same', async () => {
    expect(await headersOf('/api/v1/products', { host: 'nowhere.test' })).toMatchObject({
      'content-security-policy': NOTHING,
    });
  });

  it('the viewer of the description runs its own files only', async () => {
    const policy = String((await headersOf('/api/v1/docs/'))['content-security-policy']);
    expect(policy).toContain("default-src 'none'; script-src 'self';");
    expect(policy).not.toContain('unsafe');
  });

  describe('browsers are told to stay with HTTPS', () => {
    const https = { host: 'trattoria.test', 'x-forwarded-proto': 'https', 'x-forwarded-host': 'trattoria.test' };
    const hsts = async (headers: Record<string, string>, from = PROXY) =>
      (await headersOf('/api/v1/products', headers, from))['strict-transport-security'];

    it('when a trusted proxy says that they came by it', async () => {
      expect(await hsts(https)).toBe('max-age=31536000');
    });

    it('but not over HTTP, nor on the word of a stranger', async () => {
      expect(await hsts({ host: 'trattoria.test' })).toBeUndefined();
      expect(await hsts(https, '192.0.2.1')).toBeUndefined();
    });

    it.each(['localhost', TRATTORIA, SUSHI, '192.0.2.7', '[::1]:3000'])('nor on %s', async (host) => {
      expect(await hsts({ ...https, 'x-forwarded-host': host })).toBeUndefined();
    });
  });
});

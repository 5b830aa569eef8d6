import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dialects } from '../../../tests/support/databases.ts';
import { startTestApp, type TestApp, TRATTORIA } from '../../../tests/support/test-app.ts';
import { createApp } from '../api.ts';
import type { App } from '../platform/http/app.ts';
import { domainKnownRoutes } from './domain-known.routes.ts';
import { makeSetupCode } from './setup-codes.ts';

describe.each(dialects)('whether a domain is known, on %s', (dialect) => {
  let test: TestApp;
  let app: App;
  beforeAll(async () => {
    test = await startTestApp(dialect);
    app = await createApp(test.services);
    await domainKnownRoutes(app, test.services);
  });
  afterAll(async () => {
    await app.close();
    await test.close();
  });
  const ask = async (query: string, headers = {}, remoteAddress = '127.0.0.1') =>
    (await app.inject({ url: `/domain-known${query}`, headers: { host: 'any.example', ...headers }, remoteAddress }))
      .statusCode;

  it('is said of a restaurant’s domains and of no other', async () => {
    expect(await ask(`?domain=${TRATTORIA}`)).toBe(200);
    for (const query of ['?domain=nobody.example', '?domain=', '', `?domain=${TRATTORIA}&domain=${TRATTORIA}`]) {
      expect(await ask(query), query).toBe(404);
    }
  });

  it('is said of a domain on which the operator has a restaurant opened, for as long as the link is good', async () => {
    await makeSetupCode(test.services.db, test.services.clock(), 'new.example');
    expect(await ask('?domain=new.example')).toBe(200);
    expect(await ask('?domain=other.example')).toBe(404);
    await makeSetupCode(test.services.db, test.services.clock() - 25 * 3_600_000, 'late.example');
    expect(await ask('?domain=late.example')).toBe(404);
  });

  it('is said to nobody who asks from outside, or through the proxy', async () => {
    expect(await ask(`?domain=${TRATTORIA}`, {}, '203.0.113.7')).toBe(404);
    expect(await ask(`?domain=${TRATTORIA}`, { 'x-forwarded-for': '203.0.113.7' })).toBe(404);
  });
});

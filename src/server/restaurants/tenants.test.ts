import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import type { Db } from '../platform/database/database.ts';
import { createTenants } from './tenants.ts';

describe('the restaurant of a host', () => {
  let test: TestApp;
  let asked = 0;
  beforeAll(async () => {
    test = await startTestApp('sqlite');
  });
  afterAll(() => test.close());

  const tenants = () => {
    const selectFrom = (...tables: Parameters<Db['selectFrom']>) => {
      asked++;
      return test.services.db.selectFrom(...tables);
    };
    return createTenants({ selectFrom } as Db, 'trattoria');
  };

  it('is looked up once a second, however the host is written', async () => {
    const { byHost } = tenants();
    asked = 0;
    for (const host of ['trattoria.localhost', 'TRATTORIA.localhost:3000', 'trattoria.localhost.'])
      expect((await byHost(host))?.slug).toBe('trattoria');
    expect(asked).toBe(1);
  });

  it('is found by an IPv6 address in brackets only, and by no other brackets', async () => {
    const { byHost } = tenants();
    for (const host of ['localhost', '127.0.0.1:3000', '[::1]', '[::1]:3000', '[FE80::ABCD]'])
      expect((await byHost(host))?.slug, host).toBe('trattoria');
    for (const host of [
      '[localhost]',
      'trattoria.localhost]',
      '[trattoria.localhost',
      '[127.0.0.1]',
      'fe80::abcd',
      '[::1].',
    ])
      expect(await byHost(host), host).toBeNull();
  });

  it('is nobody’s, and not remembered, where the name is longer than any', async () => {
    const { byHost } = tenants();
    asked = 0;
    expect(await byHost(`${'a'.repeat(250)}.test`)).toBeNull();
    expect(asked).toBe(0);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ids } from '../../../tests/support/order-input.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { publicAddress } from './public-address.ts';

describe('the address of a restaurant in mails', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp('sqlite');
  });
  afterAll(() => test.close());

  const addressOf = (id: string, config: { PUBLIC_ADDRESS?: string } = {}) =>
    publicAddress(
      { db: test.services.db, config: { PORT: 4000, PUBLIC_ADDRESS: undefined, ...config } },
      { id, slug: 'kumo' },
    );

  it('is its own domain, the shortest of several', async () => {
    await test.services.db
      .insertInto('restaurant_domains')
      .values({ restaurant_id: ids.restaurant, host: 'www.trattoria.test', is_primary: 0 })
      .execute();
    expect(await addressOf(ids.restaurant)).toBe('https://trattoria.test');
    expect(await addressOf(ids.restaurant, { PUBLIC_ADDRESS: 'https://orders.test' })).toBe('https://trattoria.test');
  });

  it('is that of the settings without one, and of this machine without them', async () => {
    expect(await addressOf('none', { PUBLIC_ADDRESS: 'https://{slug}.orders.test/' })).toBe('https://kumo.orders.test');
    expect(await addressOf('none')).toBe('http://kumo.localhost:4000');
  });
});

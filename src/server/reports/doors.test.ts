import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dialects } from '../../../tests/support/databases.ts';
import { ids, item, pickup } from '../../../tests/support/order-input.ts';
import { hire } from '../../../tests/support/staff.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { newKey } from '../../../tests/support/world-keys.ts';

describe.each(dialects)('the doors by which orders come, on %s', (dialect) => {
  let app: TestApp;
  let owner: string;
  beforeEach(async () => {
    app = await startTestApp(dialect);
    owner = await hire(app, 'Owner');
  });
  afterEach(() => app.close());

  const doors = async () => {
    const url = '/staff/figures?from=2026-06-01&to=2026-06-30';
    const { channels } = (await app.call({ url, token: owner })).body.data;
    return channels.map(({ channel, source, orders }: Record<string, unknown>) => [channel, source, orders]);
  };

  it('are each counted: the web, each link, the telephone and other systems', async () => {
    const customer = await app.register();
    const place = (source?: string) => {
      const body = { ...pickup([item('lemonade')]), ...(source !== undefined && { source }) };
      return app.call({ method: 'POST', url: '/orders', token: customer, body });
    };
    const call = (token: string) => {
      const body = { ...pickup([item('lemonade')]), customerName: 'Ada', source: 'google' };
      return app.call({ method: 'POST', url: '/staff/phone-orders', token, body });
    };
    for (const source of [undefined, 'google', 'google', 'Flyer', 'no word at all']) {
      expect((await place(source)).status).toBe(201);
    }
    const { keySecret } = await newKey(app, ids.restaurant);
    const byKey = await call(keySecret);
    expect(byKey.body.data.order).toMatchObject({ channel: 'phone', source: 'key' });
    expect((await call(owner)).body.data.order.source).toBeUndefined();
    const found = await doors();
    expect(found).toHaveLength(5);
    expect(found).toEqual(
      expect.arrayContaining([
        ['web', null, 2],
        ['web', 'google', 2],
        ['web', 'flyer', 1],
        ['phone', 'key', 1],
        ['phone', null, 1],
      ]),
    );
  });
});

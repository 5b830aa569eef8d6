import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dialects } from '../../../tests/support/databases.ts';
import { fullReads } from '../../../tests/support/full-reads.ts';
import { heardQueries } from '../../../tests/support/heard-queries.ts';
import { item, pickup, promotionId } from '../../../tests/support/order-input.ts';
import { NOON, startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { writtenRows } from '../../../tests/support/written-rows.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

describe.each(dialects)('how fast one customer may order on %s', (dialect) => {
  let app: TestApp;
  let token: string;
  beforeEach(async () => {
    app = await startTestApp(dialect, { ACCESS_TOKEN_S: '1000000', RATE_LIMITS: 'true' });
    token = await app.register();
  });
  afterEach(() => app.close());

  const place = (by = token, key?: string) =>
    app.call({
      method: 'POST',
      url: '/orders',
      token: by,
      body: pickup([item('lemonade')]),
      ...(key && { headers: { 'idempotency-key': key } }),
    });
  const placeAndCancel = async () => {
    const { status, body } = await place();
    expect(status).toBe(201);
    const url = `/orders/${body.data._id}/cancel-my-order`;
    expect((await app.call({ method: 'PATCH', url, token })).status).toBe(200);
  };

  it('ten orders an hour are enough for a family, and the eleventh has to wait', async () => {
    for (let i = 0; i < 10; i++) {
      app.setNow(NOON + i * MINUTE);
      expect((await place(token, `key ${i}`)).status).toBe(201);
    }
    const before = await writtenRows(app.services.db);
    const refused = await place();
    expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_orders' } });
    expect(refused.headers['retry-after']).toBe(`${51 * 60}`);
    expect(await writtenRows(app.services.db)).toEqual(before);
    // Asking again for an order that was placed places none.
    expect((await place(token, 'key 9')).status).toBe(200);
    expect((await place(await app.register())).status).toBe(201);
    app.setNow(NOON + HOUR);
    expect((await place()).status).toBe(201);
    expect((await place()).status).toBe(429);
  });

  it('is looked up within the 20 statements of a placement, by an index', async () => {
    const body = pickup([item('margherita', ['size/large', 'extras/olives'], 2)], {
      promotionId: promotionId('ten-off'),
      discountAmount: 2.8,
    });
    const headers = { 'idempotency-key': 'a key' };
    // Reads the menu into memory.
    await place();
    const heard = await heardQueries(async () => {
      expect((await app.call({ method: 'POST', url: '/orders', token, headers, body })).status).toBe(201);
    });
    // Whose host it is, and whose content changed, is asked now and then.
    const asked = heard.filter(({ text }) => !/from "restaurants" (as "r"|where "revision")/.test(text));
    expect(asked.length).toBeLessThanOrEqual(20);
    expect(await fullReads(app.services, heard)).toEqual([]);
  });

  it('who cancels five orders waits for a day, but nobody waits for what the restaurant cancelled', async () => {
    for (let i = 0; i < 4; i++) await placeAndCancel();
    const { db } = app.services;
    expect((await place()).status).toBe(201);
    await db
      .updateTable('orders')
      .set({ status: 'Cancelled by Restaurant' })
      .where('status', '=', 'Pending Confirmation')
      .execute();
    app.setNow(NOON + 2 * HOUR);
    await placeAndCancel();
    const refused = await place();
    expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_orders' } });
    expect(refused.headers['retry-after']).toBe(`${22 * 3600}`);
    app.setNow(NOON + 24 * HOUR);
    expect((await place()).status).toBe(201);
  });
});

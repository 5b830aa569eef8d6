import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dialects } from '../../../tests/support/databases.ts';
import { item, pickup } from '../../../tests/support/order-input.ts';
import { hire, listenLive } from '../../../tests/support/staff.ts';
import { NOON, startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { DAY, MINUTE } from '../../domain/times/zoned-time.ts';

describe.each(dialects)('a pause of ordering on %s', (dialect) => {
  let app: TestApp;
  let customer: string;
  let staff: string;
  beforeEach(async () => {
    app = await startTestApp(dialect, { ACCESS_TOKEN_S: '86400' });
    customer = await app.register();
    staff = await hire(app);
  });
  afterEach(() => app.close());

  const iso = (instant: number) => new Date(instant).toISOString();
  const pause = (until: number | null, reason?: string) =>
    app.call({
      method: 'PUT',
      url: '/staff/ordering-pause',
      token: staff,
      body: { until: until === null ? null : iso(until), reason },
    });
  const place = (scheduledAt: number | null = null) =>
    app.call({
      method: 'POST',
      url: '/orders',
      token: customer,
      body: pickup([item('lemonade')], {
        isASAP: scheduledAt === null,
        scheduledAt: scheduledAt === null ? null : iso(scheduledAt),
      }),
    });
  const shown = async () => (await app.call({ url: '/restaurants/public/-' })).body.data.restaurant.orderingPausedUntil;

  it('holds at once on the storefront and for every order within it', async () => {
    expect(await shown()).toBeNull();
    const heard = listenLive(app);
    const until = NOON + 45 * MINUTE;
    const answer = await pause(until, 'Too many orders');
    expect([answer.status, answer.body.data]).toEqual([200, { orderingPausedUntil: iso(until) }]);
    expect(await shown()).toBe(iso(until));
    expect((await app.call({ url: '/staff/board', token: staff })).body.data.orderingPausedUntil).toBe(iso(until));
    expect(heard.notices).toEqual([{ kind: 'ordering_paused', orderingPausedUntil: iso(until) }]);
    expect((await place()).body.code).toBe('ordering_paused');
    expect((await place(NOON + 30 * MINUTE)).body.code).toBe('ordering_paused');
    expect((await place(NOON + 60 * MINUTE)).status).toBe(201);
  });

  it('ends when it says, and when somebody ends it', async () => {
    await pause(NOON + 45 * MINUTE);
    app.setNow(NOON + 45 * MINUTE);
    expect((await place()).status).toBe(201);
    expect((await app.call({ url: '/staff/board', token: staff })).body.data.orderingPausedUntil).toBeNull();
    await pause(NOON + 90 * MINUTE);
    expect((await place()).status).toBe(409);
    expect((await pause(null)).body.data).toEqual({ orderingPausedUntil: null });
    expect((await place()).status).toBe(201);
  });

  it('lies ahead, and lasts a week at most', async () => {
    for (const until of [NOON - MINUTE, NOON, NOON + 7 * DAY + MINUTE]) {
      expect(await pause(until)).toMatchObject({ status: 422, body: { code: 'pause_out_of_range' } });
    }
    expect((await pause(NOON + 7 * DAY)).status).toBe(200);
  });

  it('is told to the owner: who, from what, to what, why', async () => {
    const owner = await hire(app, 'Owner');
    await pause(NOON + 45 * MINUTE, 'Too many orders');
    app.setNow(NOON + MINUTE);
    await pause(null);
    const { data } = (await app.call({ url: '/staff/audit?limit=1', token: owner })).body;
    const who = { name: 'Ada Cook' };
    expect(data.entries).toMatchObject([
      { who, action: 'ordering_pause', before: { until: iso(NOON + 45 * MINUTE) }, after: { until: null } },
    ]);
    // What comes meanwhile moves nothing.
    app.setNow(NOON + 2 * MINUTE);
    await pause(NOON + 60 * MINUTE);
    const older = (await app.call({ url: `/staff/audit?limit=1&after=${data.next}`, token: owner })).body.data;
    expect(older).toMatchObject({
      next: null,
      entries: [{ before: { until: null }, after: { until: iso(NOON + 45 * MINUTE), reason: 'Too many orders' } }],
    });
    const beyond = await app.call({ url: '/staff/audit?after=nobody-has-this-id', token: owner });
    expect(beyond.body.data).toEqual({ entries: [], next: null });
  });
});

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dialects } from '../../../tests/support/databases.ts';
import { hoursAround } from '../../../tests/support/hours-around.ts';
import { delivery, item, pickup } from '../../../tests/support/order-input.ts';
import { setOrderTimes } from '../../../tests/support/order-times.ts';
import { hire, listenLive } from '../../../tests/support/staff.ts';
import { NOON, startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { openStatus } from '../../domain/times/opening-hours.ts';
import { DAY, MINUTE } from '../../domain/times/zoned-time.ts';

const HOUR = 60 * MINUTE;
const TODAY = '2026-06-17';
const iso = (instant: number) => new Date(instant).toISOString();

describe.each(dialects)("today's hours, changed from the board, on %s", (dialect) => {
  let app: TestApp;
  let customer: string;
  let staff: string;
  let owner: string;
  beforeEach(async () => {
    app = await startTestApp(dialect, { ACCESS_TOKEN_S: '864000' });
    customer = await app.register();
    staff = await hire(app);
    owner = await hire(app, 'Owner');
  });
  afterEach(() => app.close());

  const change = (body: object) => app.call({ method: 'PUT', url: '/staff/todays-hours', token: staff, body });
  const longer = (until: number) => change({ change: 'open_until', until: iso(until) });
  const close = (until: number | null = null) =>
    change({ change: 'close_at', until: until === null ? null : iso(until) });
  const usual = () => change({ change: 'usual' });
  const restaurant = async () => (await app.call({ url: '/restaurants/public/-' })).body.data.restaurant;
  const order = async (at: number | null = null, type: 'Pickup' | 'Delivery' = 'Pickup') => {
    const time = { isASAP: at === null, scheduledAt: at === null ? null : iso(at) };
    const items = [item('lemonade', [], 6)];
    const body = type === 'Pickup' ? pickup(items, time) : delivery(items, time);
    const answer = await app.call({ method: 'POST', url: '/orders', token: customer, body });
    return answer.status === 201 ? 'taken' : answer.body.code;
  };
  const board = async () => (await app.call({ url: '/staff/board', token: staff })).body.data;
  const closing = async (now: number) => openStatus(await restaurant(), now).closesAt ?? 0;

  it.each(['2026-06-17T22:30Z', '2026-06-17T23:05Z', '2026-06-20T23:59Z', '2026-06-21T12:00Z'])(
    'close at once, open for two hours and go back to the usual ones at %s',
    async (at) => {
      const now = Date.parse(at);
      app.setNow(now);
      const openingHours = hoursAround(now, 'Europe/London');
      const body = { openingHours, exceptions: [], closures: [] };
      expect(await app.call({ method: 'PUT', url: '/staff/opening-hours', token: owner, body })).toMatchObject({
        status: 200,
      });
      app.setNow(now + MINUTE);
      const closesAsUsual = await closing(now + MINUTE);
      expect(closesAsUsual).toBe(now + 8 * HOUR);
      await close();
      app.setNow(now + 2 * MINUTE);
      expect(openStatus(await restaurant(), now + 2 * MINUTE)).toMatchObject({
        isOpen: false,
        nextOpening: expect.any(Number),
      });
      await longer(now + 2 * HOUR);
      expect(await closing(now + 2 * MINUTE)).toBe(now + 2 * HOUR);
      await usual();
      expect(await closing(now + 2 * MINUTE)).toBe(closesAsUsual);
    },
  );

  it('two hours more hold for storefront and orders at once, and twice the same tap is once', async () => {
    const heard = listenLive(app);
    const before = await restaurant();
    const closes = await closing(NOON);
    const until = closes + 2 * HOUR;
    expect(await order(closes + HOUR)).toBe('schedule_outside_hours');
    const answers = await Promise.all([longer(until), longer(until)]);
    for (const { status, body } of answers)
      expect([status, body.data]).toEqual([
        200,
        { changedHours: { date: TODAY, closesAt: iso(until), until: iso(until) } },
      ]);
    expect(await closing(NOON)).toBe(until);
    expect(await order(closes + HOUR)).toBe('taken');
    expect(await order(until + MINUTE)).toBe('schedule_outside_hours');
    expect((await board()).changedHours.date).toBe(TODAY);
    expect(heard.notices).toContainEqual({
      kind: 'todays_hours',
      changedHours: { date: TODAY, closesAt: iso(until), until: iso(until) },
    });
    app.setNow(until - MINUTE);
    expect(await order()).toBe('taken');
    app.setNow(NOON);
    expect((await usual()).body.data).toEqual({ changedHours: null });
    expect({ ...(await restaurant()), updatedAt: 0 }).toEqual({ ...before, updatedAt: 0 });
    expect(await board()).not.toHaveProperty('changedHours');
  });

  it('closing early takes no more orders today, but tomorrow', async () => {
    const closes = await closing(NOON);
    await close(NOON + HOUR);
    expect([await closing(NOON), await order()]).toEqual([NOON + HOUR, 'taken']);
    await close();
    expect([await order(), await order(closes - HOUR)]).toEqual(['restaurant_closed', 'schedule_outside_hours']);
    expect(await order(NOON + DAY)).toBe('taken');
    // What was changed first is not what is usual.
    await usual();
    expect([await closing(NOON), await order()]).toEqual([closes, 'taken']);
  });

  it('opens at once on a closed day, and a holiday stays one when it is taken back', async () => {
    const holiday = { openingHours: {}, exceptions: [{ date: TODAY, isClosed: true }] };
    await app.call({ method: 'PUT', url: '/staff/opening-hours', token: owner, body: holiday });
    expect(await order()).toBe('restaurant_closed');
    await longer(NOON + 2 * HOUR);
    expect([await order(), await closing(NOON)]).toEqual(['taken', NOON + 2 * HOUR]);
    await usual();
    expect(await order()).toBe('restaurant_closed');
    expect((await restaurant()).openingHoursExceptions).toMatchObject([{ date: TODAY, isClosed: true }]);
  });

  it('of a night that lasts past midnight, the night is changed and not the day that follows', async () => {
    const late = { isClosed: false, open: '18:00', close: '02:00' };
    const week = Object.fromEntries(['wednesday', 'thursday'].map((day) => [day, late]));
    const hours = { openingHours: week, exceptions: [] };
    await app.call({ method: 'PUT', url: '/staff/opening-hours', token: owner, body: hours });
    // 00:30 on Thursday in London.
    const night = Date.parse('2026-06-17T23:30:00Z');
    app.setNow(night);
    expect((await longer(night + 3 * HOUR)).body.data.changedHours).toMatchObject({
      date: TODAY,
      until: iso(night + 3 * HOUR),
    });
    expect(await closing(night)).toBe(night + 3 * HOUR);
    await close();
    expect(await order()).toBe('restaurant_closed');
    expect(await order(night + 18 * HOUR)).toBe('taken');
    expect((await board()).changedHours.date).toBe(TODAY);
    app.setNow(night + 10 * MINUTE);
    await longer(night + 2 * HOUR);
    expect([await order(), await closing(night + 10 * MINUTE)]).toEqual(['taken', night + 2 * HOUR]);
    await close();
    await usual();
    expect(await closing(night + 10 * MINUTE)).toBe(Date.parse('2026-06-18T01:00:00Z'));
  });

  it('deliveries keep hours of their own: cut when it closes, longer only where they end together', async () => {
    const closes = await closing(NOON);
    const clock = (time: number) =>
      new Date(time).toLocaleTimeString('en-GB', { timeZone: 'Europe/London', hour: '2-digit', minute: '2-digit' });
    const deliver = (to: number) =>
      setOrderTimes(app, owner, {
        deliveryHours: {
          openingHours: { wednesday: { isClosed: false, open: clock(NOON - HOUR), close: clock(to) } },
          exceptions: [],
        },
      });
    await deliver(NOON + 3 * HOUR);
    await longer(closes + 2 * HOUR);
    expect(await order(NOON + 2 * HOUR, 'Delivery')).toBe('taken');
    expect(await order(closes - HOUR, 'Delivery')).toBe('schedule_outside_hours');
    await close(NOON + HOUR);
    expect(await order(NOON + 2 * HOUR, 'Delivery')).toBe('schedule_outside_hours');
    await usual();
    expect(await order(NOON + 2 * HOUR, 'Delivery')).toBe('taken');
    await deliver(closes);
    await longer(closes + 2 * HOUR);
    expect(await order(closes + HOUR, 'Delivery')).toBe('taken');
  });

  it('is over with the day, and the next change leaves nothing of it', async () => {
    await close();
    app.setNow(NOON + DAY);
    expect(await board()).not.toHaveProperty('changedHours');
    await close();
    expect((await restaurant()).openingHoursExceptions.map(({ date }: { date: string }) => date)).not.toContain(TODAY);
    await usual();
    expect(await order()).toBe('taken');
  });

  it('what the office saves is not undone from the board', async () => {
    await close();
    const saved = (await app.call({ url: '/staff/opening-hours', token: owner })).body.data;
    const { version: expectedVersion, ...hours } = saved;
    const body = { ...hours, expectedVersion };
    expect((await app.call({ method: 'PUT', url: '/staff/opening-hours', token: owner, body })).status).toBe(200);
    await usual();
    expect(await order()).toBe('restaurant_closed');
  });

  it('lies ahead, and is shorter than a day', async () => {
    for (const until of [NOON - MINUTE, NOON, NOON + DAY, NOON + 2 * DAY]) {
      expect(await longer(until)).toMatchObject({ status: 422, body: { code: 'closing_out_of_range' } });
    }
    expect((await close(NOON + 2 * DAY)).status).toBe(422);
  });

  it('is told to the owner: who, and the hours before and after', async () => {
    await close(NOON + HOUR);
    const { entries } = (await app.call({ url: '/staff/audit?limit=1', token: owner })).body.data;
    expect(entries).toMatchObject([
      {
        who: { name: 'Ada Cook' },
        action: 'todays_hours',
        before: { changedHours: null },
        after: { changedHours: { date: TODAY }, windows: [{ close: '14:00' }] },
      },
    ]);
  });
});

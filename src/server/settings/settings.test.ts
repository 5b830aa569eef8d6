import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dialects } from '../../../tests/support/databases.ts';
import { delivery, item, pickup } from '../../../tests/support/order-input.ts';
import { hire } from '../../../tests/support/staff.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';

describe.each(dialects)('the restaurant’s own record on %s', (dialect) => {
  let app: TestApp;
  let customer: string;
  let manager: string;
  beforeEach(async () => {
    app = await startTestApp(dialect);
    customer = await app.register();
    manager = await hire(app, 'Manager');
  });
  afterEach(() => app.close());

  const read = async (path: string) => (await app.call({ url: `/staff${path}`, token: manager })).body.data;
  const write = (path: string, body: object) => app.call({ method: 'PUT', url: `/staff${path}`, token: manager, body });
  const shown = async (language = 'en') => {
    const headers = { 'accept-language': language };
    return (await app.call({ url: '/restaurants/public/-', headers })).body.data.restaurant;
  };
  const place = (body: object) => app.call({ method: 'POST', url: '/orders', token: customer, body });
  const lemonade = () => pickup([item('lemonade')]);

  it('opens when it says, from the moment it says so', async () => {
    const wednesday = { isClosed: false, open: '18:00', close: '01:00' };
    const input = { openingHours: { wednesday, sunday: { isClosed: true } }, exceptions: [] };
    const answer = await write('/opening-hours', input);
    const kept = { ...input, version: expect.any(String) };
    expect([answer.status, answer.body.data]).toEqual([200, kept]);
    expect(await read('/opening-hours')).toEqual(kept);
    expect((await shown()).openingHours).toEqual({
      wednesday,
      sunday: { open: '', close: '', isClosed: true },
    });
    expect((await place(lemonade())).body.code).toBe('restaurant_closed');
    const today = { date: '2026-06-17', isClosed: false, open: '12:00', close: '15:00' };
    const christmas = { date: '2026-12-25', isClosed: true };
    await write('/opening-hours', { ...input, exceptions: [christmas, today] });
    expect((await read('/opening-hours')).exceptions).toEqual([today, christmas]);
    expect((await place(lemonade())).status).toBe(201);
    expect((await write('/opening-hours', { openingHours: null, exceptions: [] })).status).toBe(200);
    expect((await shown()).openingHours).toBeNull();
  });

  it('opens for lunch and for dinner, and takes no orders between', async () => {
    const windows = (last: string) => [
      { open: '11:00', close: last },
      { open: '18:00', close: '23:00' },
    ];
    const split = (last: string) => ({ isClosed: false, open: '11:00', close: last, windows: windows(last) });
    const input = { openingHours: { wednesday: split('15:00') }, exceptions: [] };
    expect((await write('/opening-hours', input)).body.data).toEqual({ ...input, version: expect.any(String) });
    expect((await shown()).openingHours).toEqual({ wednesday: split('15:00') });
    expect((await place(lemonade())).status).toBe(201);
    await write('/opening-hours', { openingHours: { wednesday: split('11:30') }, exceptions: [] });
    expect((await place(lemonade())).body.code).toBe('restaurant_closed');
    const today = { date: '2026-06-17', ...split('15:00') };
    const { exceptions } = (await write('/opening-hours', { ...input, exceptions: [today] })).body.data;
    expect([exceptions, (await shown()).openingHoursExceptions]).toEqual([[today], [today]]);
  });

  it('takes no openings of a day that run into each other', async () => {
    const day = (first: { open: string; close: string }, next: { open: string; close: string }) => ({
      openingHours: { monday: { isClosed: false, ...first, windows: [first, next] } },
      exceptions: [],
    });
    const lunch = { open: '11:00', close: '15:00' };
    for (const next of [{ open: '14:00', close: '20:00' }, lunch, { open: '15:00', close: '20:00' }]) {
      const { status, body } = await write('/opening-hours', day(lunch, next));
      expect([status, body.errors]).toEqual([
        422,
        [{ field: 'openingHours.monday.windows', message: 'Each opening must end before the next one begins.' }],
      ]);
    }
    const dinner = { open: '18:00', close: '22:00' };
    const other = day(lunch, dinner);
    other.openingHours.monday.open = '10:00';
    expect((await write('/opening-hours', other)).status).toBe(422);
  });

  it('takes no hours that mean nothing', async () => {
    const hours = (open: string) => ({ openingHours: { monday: { isClosed: false, open, close: '22:00' } } });
    for (const wrong of [
      { ...hours('25:00'), exceptions: [] },
      { ...hours('9'), exceptions: [] },
      { openingHours: { someday: { isClosed: true } }, exceptions: [] },
      { openingHours: null, exceptions: [{ date: '2026-02-30', isClosed: true }] },
    ]) {
      expect((await write('/opening-hours', wrong)).status, JSON.stringify(wrong)).toBe(422);
    }
    const day = { date: '2026-12-25', isClosed: true };
    const twice = await write('/opening-hours', { openingHours: null, exceptions: [day, day] });
    expect(twice.body.errors).toEqual([{ field: 'exceptions', message: 'Each date may appear only once.' }]);
  });

  it('charges what it says for delivery, and says how long it takes in each language', async () => {
    const terms = { fee: 4, minimumOrderValue: 5, allowsCollection: false };
    const times = { deliveryTime: { from: 40, to: 60 }, collectionTime: null };
    expect((await write('/delivery-settings', { ...terms, ...times })).body.data).toEqual({
      ...terms,
      ...times,
      postcodes: null,
      version: expect.any(String),
    });
    const usual = { deliveryTime: '40-60 minutes', collectionTime: '15-20 minutes' };
    expect((await shown()).deliverySettings).toEqual({ ...terms, ...usual });
    const inJapanese = { deliveryTime: '40～60分', collectionTime: '15～20分' };
    expect((await shown('ja')).deliverySettings).toMatchObject(inJapanese);
    expect((await place(lemonade())).body.code).toBe('pickup_unavailable');
    const dinner = () => [item('pasta-trio', ['sauces/pesto', 'sauces/ragu'], 2)];
    expect((await place(delivery(dinner()))).body.code).toBe('price_changed');
    expect((await place(delivery(dinner(), { deliveryFee: 4 }))).status).toBe(201);
    const neither = await write('/delivery-settings', { ...terms, ...times, fee: null });
    expect([neither.status, neither.body.code]).toEqual([422, 'nothing_offered']);
  });

  it.each([
    { from: 45, to: 30 },
    { from: 0, to: 30 },
    { from: 30, to: 1441 },
    { from: 1.5, to: 2 },
    '30-45',
    { de: '30 Minuten' },
  ])('refuses %j as a usual time, and changes nothing', async (deliveryTime) => {
    const before = await read('/delivery-settings');
    const change = { fee: 9, minimumOrderValue: 5, allowsCollection: true, collectionTime: null, deliveryTime };
    expect((await write('/delivery-settings', change)).status).toBe(422);
    expect(await read('/delivery-settings')).toEqual(before);
  });

  it('is paid as it says', async () => {
    const { methods } = await read('/payment-methods');
    const only = (name: string) =>
      methods.map(({ methodName }: { methodName: string }) => ({ methodName, isEnabled: methodName === name }));
    expect((await write('/payment-methods', { methods: only('Card on Delivery') })).status).toBe(200);
    expect((await place(lemonade())).body.code).toBe('payment_method_unavailable');
    await write('/payment-methods', { methods: only('Cash') });
    expect((await place(lemonade())).status).toBe(201);
    const both = methods.map(({ methodName }: { methodName: string }) => ({
      methodName,
      isEnabled: true,
      orderTypes: methodName === 'Cash' ? ['Delivery'] : ['Pickup'],
    }));
    expect((await write('/payment-methods', { methods: both })).body.data.methods).toEqual(both);
    expect((await shown()).paymentMethods).toEqual(both);
    expect((await place(lemonade())).body.code).toBe('payment_method_unavailable');
    const none = both.map((each: object) => ({ ...each, orderTypes: [] }));
    expect((await write('/payment-methods', { methods: none })).status).toBe(422);
    expect((await write('/payment-methods', { methods: only('none') })).body.code).toBe('payment_method_needed');
    const unknown = { methods: [{ methodName: 'Shells', isEnabled: true }] };
    expect((await write('/payment-methods', unknown)).body.code).toBe('payment_method_unknown');
  });

  it('is changed in writing', async () => {
    const { version, ...before } = await read('/opening-hours');
    const after = { openingHours: null, exceptions: [] };
    await write('/opening-hours', after);
    const [line] = await app.services.db.selectFrom('audit_log').selectAll().execute();
    expect([line?.action, JSON.parse(line?.before ?? ''), JSON.parse(line?.after ?? '')]).toEqual([
      'opening_hours',
      before,
      after,
    ]);
  });
});

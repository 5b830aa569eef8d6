import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dialects } from '../../../tests/support/databases.ts';
import { delivery, ids, item, pickup } from '../../../tests/support/order-input.ts';
import { hire, listenLive } from '../../../tests/support/staff.ts';
import { NOON, SUSHI, startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { courierOrderAnswer } from '../../contract/staff/staff-couriers.ts';
import { MINUTE } from '../../domain/times/zoned-time.ts';
import { forgetOldLinks } from '../order-links/forget-old-links.ts';
import { partsOf } from '../papers/receiptline.ts';
import { wordsOf } from '../papers/rows.ts';
import { jobPaper } from '../printers/job-paper.ts';
import type { PrintJobRow } from '../printing/print-jobs.repo.ts';
import { findPrinter } from '../printing/printers.repo.ts';

const ONE = 'a'.repeat(32);
const OTHER = 'b'.repeat(32);

describe.each(dialects)('a courier’s link, on %s,', (dialect) => {
  let app: TestApp;
  let owner: string;
  let staff: string;
  beforeEach(async () => {
    app = await startTestApp(dialect, { ACCESS_TOKEN_S: '86400' });
    owner = await hire(app, 'Owner');
    staff = await hire(app);
    await switchTo(true);
  });
  afterEach(() => app.close());

  type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  const send = (method: Method, url: string, body?: object, token = staff) =>
    app.call({ method, url, token, ...(body && { body }) });
  const switchTo = (usesCouriers: boolean) => send('PUT', '/staff/couriers', { usesCouriers }, owner);
  const moveTo = (id: string, status: string) => send('PATCH', `/staff/orders/${id}/status`, { status });
  const linkTo = (id: string) => send('POST', `/staff/orders/${id}/courier-links`);
  const staffOrder = async (id: string) => (await send('GET', `/staff/orders/${id}`)).body.order;
  const placed = async () => {
    const body = delivery([item('margherita', ['size/large'], 2), item('lemonade')], { customerNotes: 'Blue gate' });
    return (await app.call({ method: 'POST', url: '/orders', token: await app.register(), body })).body.data._id;
  };
  /** An order that was accepted, or is further on, and the token of a link to it. */
  async function ride(...steps: string[]): Promise<{ id: string; token: string }> {
    const id: string = await placed();
    for (const status of ['Confirmed', ...steps]) expect((await moveTo(id, status)).status).toBe(200);
    const { body } = await linkTo(id);
    return { id, token: body.data.path.split('#')[1] };
  }
  const courier = (url: string, token: string, device: string, more: object = {}, host?: string) =>
    app.call({ method: 'POST', url: `/courier/${url}`, body: { token, device, ...more }, ...(host && { host }) });
  const look = async (token: string, device = ONE) => {
    const { status, body } = await courier('order', token, device);
    if (status !== 200) return { status, code: body.code };
    expect(courierOrderAnswer.parse(body)).toEqual(body);
    return body.data;
  };
  const take = (token: string, device = ONE, name = 'Jo') => courier('taking', token, device, { name });
  const step = (token: string, name: string, more: object = {}, device = ONE) =>
    courier('steps', token, device, { step: name, ...more });
  const history = async (id: string) =>
    (await send('GET', `/staff/orders/${id}/record`)).body.data.events.filter(
      ({ kind }: { kind: string }) => kind === 'status',
    );

  it('is off until the owner switches it on, and then off again shows nothing', async () => {
    const { id, token } = await ride();
    const restaurant = async () => (await app.call({ url: '/restaurants/public/-' })).body.data.restaurant;
    expect(await restaurant()).toHaveProperty('usesCouriers', true);
    await switchTo(false);
    expect((await linkTo(id)).body.code).toBe('couriers_off');
    expect(await look(token)).toEqual({ status: 404, code: 'not_found' });
    expect((await take(token)).status).toBe(404);
    expect((await send('PUT', '/staff/couriers', { usesCouriers: true })).status).toBe(403);
    expect(await restaurant()).not.toHaveProperty('usesCouriers');
  });

  it('gives the order to the first of two phones that take it at once', async () => {
    const { id, token } = await ride('Preparing');
    const free = await look(token);
    expect(free).toMatchObject({ state: 'free' });
    expect(free).not.toHaveProperty('way');
    expect(JSON.stringify(await look(token))).not.toMatch(/Lane|7946|Ada/);
    const heard = listenLive(app);
    const answers = await Promise.all([take(token, ONE, 'Jo'), take(token, OTHER, 'Kim')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('courier_taken');
    const [won, lost, name] = answers[0]?.status === 200 ? [ONE, OTHER, 'Jo'] : [OTHER, ONE, 'Kim'];
    expect(await look(token, lost)).toEqual({ state: 'taken' });
    expect(await look(token, won)).toMatchObject({
      state: 'mine',
      ride: {
        ...{ status: 'Preparing', steps: ['picked_up'], customerNotes: 'Blue gate', contactPhone: '+44 20 7946 0958' },
        deliveryAddress: { street: '2 Test Lane' },
        ...{ lang: 'en', items: [{ quantity: 2 }, { quantity: 1 }] },
      },
    });
    expect((await staffOrder(id)).courier).toEqual({ name, since: new Date(NOON).toISOString() });
    expect(heard.staff.filter(({ courier: who }) => who).length).toBe(1);
    // Its answer may have been lost: the phone that has it may ask again.
    expect((await take(token, won, name)).status).toBe(200);
    expect(heard.staff.filter(({ courier: who }) => who).length).toBe(1);
  });

  it('that was copied does nothing on another phone, also one that was made later', async () => {
    const { id, token } = await ride('Preparing');
    await take(token);
    const copy = (await linkTo(id)).body.data.path.split('#')[1];
    for (const each of [token, copy]) {
      expect(await look(each, OTHER)).toEqual({ state: 'taken' });
      expect((await take(each, OTHER)).body.code).toBe('courier_taken');
      expect((await step(each, 'picked_up', {}, OTHER)).body.code).toBe('courier_not_yours');
    }
    expect((await staffOrder(id)).status).toBe('Preparing');
  });

  it('takes the order out and hands it over, with its money, as the board would', async () => {
    const { id, token } = await ride();
    await take(token);
    const { ride: before } = await look(token);
    expect(before).toMatchObject({ paymentMethod: 'Cash', toCollect: (await staffOrder(id)).totalAmount });
    app.setNow(NOON + 10 * MINUTE);
    expect((await step(token, 'picked_up')).body.data.ride).toMatchObject({
      status: 'Out for Delivery',
      steps: ['delivered', 'failed'],
    });
    app.setNow(NOON + 25 * MINUTE);
    expect((await step(token, 'delivered')).body.data.ride).toMatchObject({ steps: [], toCollect: 0 });
    const order = await staffOrder(id);
    expect(order).toMatchObject({ status: 'Delivered', changedBy: 'Jo', paymentDetails: { paymentStatus: 'Paid' } });
    expect(order).not.toHaveProperty('courier');
    const events = await history(id);
    expect(events.map(({ status, courier: by }: { status: string; courier?: string }) => [status, by])).toEqual([
      ['Pending Confirmation', undefined],
      ['Confirmed', undefined],
      ['Preparing', 'Jo'],
      ['Out for Delivery', 'Jo'],
      ['Delivered', 'Jo'],
    ]);
    const log = (await send('GET', '/staff/audit?limit=10', undefined, owner)).body.data.entries;
    expect(log[0]).toMatchObject({ action: 'order_status', after: { status: 'Delivered', courier: 'Jo' } });
    expect(log.map(({ action }: { action: string }) => action)).toContain('courier_taken');
  });

  it('takes a tap once, however often it comes', async () => {
    const { id, token } = await ride('Preparing');
    await take(token);
    const statuses = (await Promise.all([step(token, 'picked_up'), step(token, 'picked_up')])).map(
      (each) => each.status,
    );
    expect(statuses.every((status) => status === 200 || status === 409)).toBe(true);
    expect((await step(token, 'picked_up')).status).toBe(200);
    for (const name of ['delivered', 'delivered', 'picked_up']) expect((await step(token, name)).status).toBe(200);
    expect((await history(id)).map(({ status }: { status: string }) => status)).toEqual([
      ...['Pending Confirmation', 'Confirmed', 'Preparing', 'Out for Delivery', 'Delivered'],
    ]);
  });

  it('keeps the time of a tap that came late, and believes no clock that goes wrong', async () => {
    const { id, token } = await ride('Preparing');
    await take(token);
    app.setNow(NOON + 5 * MINUTE);
    await step(token, 'picked_up');
    app.setNow(NOON + 60 * MINUTE);
    const tappedAt = new Date(NOON + 20 * MINUTE).toISOString();
    expect((await step(token, 'delivered', { tappedAt })).status).toBe(200);
    expect((await history(id)).at(-1)).toMatchObject({ status: 'Delivered', at: tappedAt });
    const { fulfilled_at } = await app.services.db
      .selectFrom('orders')
      .select('fulfilled_at')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(Number(fulfilled_at)).toBe(NOON + 20 * MINUTE);
    const other = await ride('Preparing');
    await take(other.token);
    for (const [name, at] of [
      ['picked_up', NOON - 600 * MINUTE],
      ['delivered', NOON + 600 * MINUTE],
    ] as const) {
      expect((await step(other.token, name, { tappedAt: new Date(at).toISOString() })).status).toBe(200);
    }
    const now = new Date(NOON + 60 * MINUTE).toISOString();
    expect((await history(other.id)).slice(-2).map(({ at }: { at: string }) => at)).toEqual([now, now]);
  });

  it('says why an order could not be delivered, to its customer too', async () => {
    const { id, token } = await ride('Preparing');
    await take(token);
    expect((await step(token, 'failed', { reason: 'nobody' })).body.code).toBe('illegal_transition');
    await step(token, 'picked_up');
    expect((await step(token, 'failed')).status).toBe(422);
    expect((await step(token, 'failed', { reason: 'nobody' })).body.data.ride).toMatchObject({
      status: 'Failed',
      steps: [],
    });
    expect((await history(id)).at(-1)).toMatchObject({
      ...{ status: 'Failed', courier: 'Jo' },
      notes: 'Nobody opened the door or answered the phone',
    });
  });

  it('refuses taps for an order that was called off meanwhile, and shows that', async () => {
    const { id, token } = await ride('Preparing');
    await take(token);
    await send('PATCH', `/staff/orders/${id}/status`, { status: 'Cancelled by Restaurant', reason: 'busy' });
    expect((await step(token, 'picked_up')).body.code).toBe('illegal_transition');
    expect(await look(token)).toMatchObject({ ride: { status: 'Cancelled by Restaurant', steps: [], toCollect: 0 } });
    const untaken = await ride('Preparing');
    await send('PATCH', `/staff/orders/${untaken.id}/status`, { status: 'Cancelled by Restaurant', reason: 'busy' });
    expect(await look(untaken.token)).toEqual({ state: 'over' });
    expect((await take(untaken.token)).body.code).toBe('nothing_to_deliver');
  });

  it('opens to another phone once staff have taken the order from the first', async () => {
    const { id, token } = await ride('Preparing');
    await take(token);
    const released = await send('DELETE', `/staff/orders/${id}/courier`);
    expect(released.body.data.order).not.toHaveProperty('courier');
    expect((await send('DELETE', `/staff/orders/${id}/courier`)).status).toBe(200);
    expect((await step(token, 'picked_up')).body.code).toBe('courier_not_yours');
    expect((await take(token, OTHER, 'Kim')).status).toBe(200);
    expect(await look(token)).toEqual({ state: 'taken' });
    expect((await step(token, 'picked_up', {}, OTHER)).status).toBe(200);
  });

  it('ends two hours after the order, and is then deleted', async () => {
    const { token } = await ride('Preparing');
    await take(token);
    await step(token, 'picked_up');
    app.setNow(NOON + 30 * MINUTE);
    await step(token, 'delivered');
    app.setNow(NOON + 150 * MINUTE - 1);
    expect(await look(token)).toMatchObject({ state: 'mine' });
    app.setNow(NOON + 150 * MINUTE);
    expect(await look(token)).toEqual({ status: 404, code: 'not_found' });
    expect((await step(token, 'delivered')).status).toBe(404);
    app.setNow(NOON + 151 * MINUTE);
    await forgetOldLinks(app.services).run();
    expect(await app.services.db.selectFrom('courier_links').selectAll().execute()).toEqual([]);
  });

  it('stands on the ticket of who delivers, instead of the map’s, and only there where couriers are used', async () => {
    const input = { name: 'Door', paper: 'courier', copies: 1, categoryIds: null, language: 'en', columns: 48 };
    const { printer } = (await send('POST', '/staff/printers', input, owner)).body.data;
    /** What the codes on the order's paper say. */
    const codesFor = async (orderId: string) => {
      const { db } = app.services;
      const row = await findPrinter(db, { restaurantId: ids.restaurant, id: printer._id });
      const jobs = await db.selectFrom('print_jobs').selectAll().where('order_id', '=', orderId).execute();
      const [job] = jobs as PrintJobRow[];
      if (!row || !job) throw new Error('nothing to print');
      const parts = partsOf(await jobPaper(app.services, row, job), row);
      return { codes: parts.flatMap((part) => ('qr' in part ? [part.qr] : [])), text: wordsOf(parts) };
    };
    const id: string = await placed();
    await moveTo(id, 'Confirmed');
    const { codes, text } = await codesFor(id);
    expect(codes).toEqual([expect.stringMatching(/^https?:\/\/[^/]+\/staff\/courier#[\w-]{22}$/)]);
    expect(text).toContain('COURIER: SCAN TO TAKE IT');
    expect(await look(codes[0]?.split('#')[1] ?? '')).toMatchObject({ state: 'free' });
    await switchTo(false);
    const after = await codesFor(id);
    expect(after.codes).toEqual([expect.stringContaining('openstreetmap')]);
    expect(after.text).not.toContain('COURIER');
  });

  it('is of one restaurant, kept as a hash beside the hash of the phone’s secret, and of deliveries only', async () => {
    const { token } = await ride('Preparing');
    await take(token);
    expect((await courier('order', token, ONE, {}, SUSHI)).status).toBe(404);
    expect((await courier('taking', token, ONE, { name: 'Jo' }, SUSHI)).status).toBe(404);
    expect((await look('A'.repeat(22))).status).toBe(404);
    expect((await courier('order', token, 'short')).status).toBe(422);
    const { db } = app.services;
    const rows = [
      ...(await db.selectFrom('courier_links').selectAll().execute()),
      ...(await db.selectFrom('orders').selectAll().execute()),
    ];
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(JSON.stringify(rows)).not.toContain(ONE);
    expect((await linkTo(await placed())).body.code).toBe('nothing_to_deliver');
    const body = pickup([item('lemonade', [], 6)]);
    const { _id } = (await app.call({ method: 'POST', url: '/orders', token: await app.register(), body })).body.data;
    await moveTo(_id, 'Confirmed');
    expect((await linkTo(_id)).body.code).toBe('nothing_to_deliver');
    expect((await linkTo('nobodys')).status).toBe(404);
  });
});

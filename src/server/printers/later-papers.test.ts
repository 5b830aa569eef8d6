import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dialects } from '../../../tests/support/databases.ts';
import { ids, item, pickup } from '../../../tests/support/order-input.ts';
import { setOrderTimes } from '../../../tests/support/order-times.ts';
import { starPrinter } from '../../../tests/support/simulated-printers.ts';
import { hire } from '../../../tests/support/staff.ts';
import { NOON, startTestApp, type TestApp, TRATTORIA } from '../../../tests/support/test-app.ts';
import { MINUTE } from '../../domain/times/zoned-time.ts';
import { toJson } from '../platform/database/json-columns.ts';

const KITCHEN = { name: 'Kitchen', paper: 'kitchen', copies: 1, categoryIds: null, language: 'en', columns: 48 };

describe.each(dialects)('papers that follow, and queues that end, on %s', (dialect) => {
  let app: TestApp;
  let manager: string;
  beforeEach(async () => {
    app = await startTestApp(dialect, { ACCESS_TOKEN_S: '86400' });
    manager = await hire(app, 'Manager');
  });
  afterEach(() => app.close());

  const send = (method: 'POST' | 'PATCH' | 'DELETE' | 'GET', url: string, body?: object) =>
    app.call({ method, url, token: manager, ...(body && { body }) });
  async function added(input: object = {}): Promise<{ id: string; path: string }> {
    const { body } = await send('POST', '/staff/printers', { ...KITCHEN, ...input });
    return { id: body.data.printer._id, path: body.data.path };
  }
  async function accepted(readyInMinutes?: number): Promise<string> {
    const body = pickup([item('margherita', ['size/large'])]);
    const order = (await app.call({ method: 'POST', url: '/orders', token: await app.register(), body })).body.data;
    await send('PATCH', `/staff/orders/${order._id}/status`, { status: 'Confirmed', readyInMinutes });
    return order._id;
  }
  const set = (id: string, status: string) =>
    send('PATCH', `/staff/orders/${id}/status`, {
      status,
      ...(status === 'Cancelled by Restaurant' && { notes: 'No' }),
    });
  const printerNow = async () => (await send('GET', '/staff/printers')).body.data.printers[0];

  it('every printer that has an order prints VOID when it is called off, and no other', async () => {
    const [kitchen, bar] = [await added(), await added({ name: 'Bar', categoryIds: [ids.of('category', 'drinks')] })];
    const [atKitchen, atBar] = [starPrinter(app, kitchen), starPrinter(app, bar)];
    const id = await accepted();
    await atKitchen.round();
    await set(id, 'Cancelled by Restaurant');
    for (let round = 0; round < 3; round++) await Promise.all([atKitchen.round(), atBar.round()]);
    expect(atKitchen.papers).toHaveLength(2);
    expect(atKitchen.papers[1]).toMatch(/VOID.*STOP.*Margherita/s);
    expect(atBar.papers).toEqual([]);
  });

  it('a kitchen that has an order prints NEW TIME when it is delayed, with the time before and without dishes', async () => {
    const printer = starPrinter(app, await added());
    const id = await accepted(20);
    await send('PATCH', `/staff/orders/${id}/ready-time`, { readyInMinutes: 40 });
    for (let round = 0; round < 2; round++) await printer.round();
    // The first paper already had the time that counts.
    expect(printer.papers).toHaveLength(1);
    await send('PATCH', `/staff/orders/${id}/ready-time`, { readyInMinutes: 60 });
    for (let round = 0; round < 3; round++) await printer.round();
    expect(printer.papers).toHaveLength(2);
    expect(printer.papers[1]).toMatch(/NEW TIME.*2:00 PM.*not 1:40 PM/s);
    expect(printer.papers[1]).not.toMatch(/Margherita|COPY/);
  });

  it('a printer that says nothing gets each paper once more, marked, and then the next, and is said to be so', async () => {
    const { path } = await added();
    for (let order = 0; order < 3; order++) {
      await accepted();
      app.setNow(NOON + (order + 1) * 1000);
    }
    const papers: string[] = [];
    for (let poll = 0; poll < 12; poll++) {
      const { body } = await app.app.inject({
        method: 'POST',
        url: path,
        payload: 'ConnectionType=GetRequest&ID=',
        headers: { host: TRATTORIA, 'content-type': 'application/x-www-form-urlencoded' },
      });
      papers.push(/<printjobid>([^<]+)/.exec(body)?.[1] ?? '-');
    }
    const times = Map.groupBy(papers, (id) => id);
    expect([...times.values()].map(({ length }) => length)).toEqual([2, 2, 2, 6]);
    expect(await printerNow()).toMatchObject({ state: 'unanswered', waiting: 0 });
    expect((await send('GET', '/staff/board')).body.data.printers).toMatchObject([{ state: 'unanswered' }]);
    // One that answers after all is well again.
    await accepted();
    await starPrinter(app, { path }).round();
    expect(await printerNow()).toMatchObject({ state: 'ready' });
  });

  it('what is completed, or older than the owner’s limit, is not printed late', async () => {
    const printer = starPrinter(app, await added({ oldestMinutes: 30 }));
    const done = await accepted(10);
    for (const status of ['Preparing', 'Ready for Pickup', 'Completed']) await set(done, status);
    await accepted(10);
    const late = await accepted(50);
    app.setNow(NOON + 45 * MINUTE);
    for (let round = 0; round < 4; round++) await printer.round();
    expect(printer.papers).toHaveLength(1);
    const { orderNumber } = (await send('GET', `/staff/orders/${late}`)).body.order;
    expect(printer.papers[0]).toContain(orderNumber);
    expect(await printerNow()).toMatchObject({ waiting: 0, oldestMinutes: 30 });
  });

  it('papers of an order for later wait until the cooks begin, where the owner wants it, and move with its time', async () => {
    const owner = await hire(app, 'Owner');
    await setOrderTimes(app, owner, { holdsPapers: true, startAheadMinutes: 60 });
    const printer = starPrinter(app, await added());
    const scheduledAt = new Date(NOON + 5 * 60 * MINUTE).toISOString();
    const body = pickup([item('margherita', ['size/large'])], { isASAP: false, scheduledAt });
    const order = (await app.call({ method: 'POST', url: '/orders', token: await app.register(), body })).body.data;
    await set(order._id, 'Confirmed');
    expect(await printer.poll()).toEqual({ jobReady: false });
    expect(await printerNow()).toMatchObject({ waiting: 0 });
    // Later than before: nobody who has no paper is told so.
    await send('PATCH', `/staff/orders/${order._id}/ready-time`, { readyInMinutes: 6 * 60 });
    app.setNow(NOON + 4.5 * 60 * MINUTE);
    expect(await printer.poll()).toEqual({ jobReady: false });
    app.setNow(NOON + 5 * 60 * MINUTE);
    await printer.round();
    expect(printer.papers).toHaveLength(1);
    expect(printer.papers[0]).toContain('Margherita');
  });

  it('who begins before an order’s time has its paper at once', async () => {
    const owner = await hire(app, 'Owner');
    await setOrderTimes(app, owner, { holdsPapers: true });
    const printer = starPrinter(app, await added());
    const scheduledAt = new Date(NOON + 5 * 60 * MINUTE).toISOString();
    const body = pickup([item('margherita', ['size/large'])], { isASAP: false, scheduledAt });
    const order = (await app.call({ method: 'POST', url: '/orders', token: await app.register(), body })).body.data;
    await set(order._id, 'Confirmed');
    await set(order._id, 'Preparing');
    await printer.round();
    expect(printer.papers).toHaveLength(1);
  });

  it('cooks read their own words for dishes and options, and the dish that meets the guest’s allergy', async () => {
    await app.services.db
      .updateTable('products')
      .set({ kitchen_name: 'MARG', cooking_minutes: 9, allergens: toJson(['milk']) })
      .where('id', '=', ids.of('product', 'margherita'))
      .execute();
    const printer = starPrinter(app, await added());
    const body = pickup([item('margherita', ['size/large'])], { customerNotes: 'Milk allergy!' });
    const order = (await app.call({ method: 'POST', url: '/orders', token: await app.register(), body })).body.data;
    await set(order._id, 'Confirmed');
    await printer.round();
    expect(printer.papers[0]).toMatch(/Milk allergy!.*MARG.*CONTAINS Milk/s);
    const { items } = (await send('GET', `/staff/orders/${order._id}`)).body.order;
    expect(items[0]).toMatchObject({ productName: 'Margherita', kitchenName: 'MARG', cookingMinutes: 9 });
  });

  it('one button empties a queue', async () => {
    const at = await added();
    await accepted();
    await accepted();
    const answer = await send('DELETE', `/staff/printers/${at.id}/papers`);
    expect(answer.body.data.printer).toMatchObject({ waiting: 0 });
    expect(await starPrinter(app, at).poll()).toEqual({ jobReady: false });
  });
});

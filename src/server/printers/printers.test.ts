import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dialects } from '../../../tests/support/databases.ts';
import { ids, item, pickup } from '../../../tests/support/order-input.ts';
import { epsonPrinter, starPrinter } from '../../../tests/support/simulated-printers.ts';
import { hire } from '../../../tests/support/staff.ts';
import { NOON, SUSHI, startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { waitingForLocks } from '../../../tests/support/waiting-for-locks.ts';
import { MINUTE } from '../../domain/times/zoned-time.ts';
import { deletePrinter } from '../printing/printers.repo.ts';
import { pauseForPrinters } from './pause-for-printers.ts';

const KITCHEN = { name: 'Kitchen', paper: 'kitchen', copies: 1, categoryIds: null, language: 'en', columns: 48 };

describe.each(dialects)('printers on %s', (dialect) => {
  let app: TestApp;
  let manager: string;
  beforeEach(async () => {
    app = await startTestApp(dialect, { ACCESS_TOKEN_S: '86400' });
    manager = await hire(app, 'Manager');
  });
  afterEach(() => app.close());

  const send = (method: 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'GET', url: string, body?: object) =>
    app.call({ method, url, token: manager, ...(body && { body }) });
  async function added(input: object = {}): Promise<{ id: string; path: string }> {
    const { status, body } = await send('POST', '/staff/printers', { ...KITCHEN, ...input });
    expect(status, JSON.stringify(body)).toBe(201);
    return { id: body.data.printer._id, path: body.data.path };
  }
  async function placed(more: object = {}): Promise<{ _id: string; orderNumber: string }> {
    const body = pickup([item('margherita', ['size/large', 'extras/olives'], 2)], {
      customerNotes: 'No basil',
      ...more,
    });
    return (await app.call({ method: 'POST', url: '/orders', token: await app.register(), body })).body.data;
  }
  const set = (id: string, status: string) =>
    send('PATCH', `/staff/orders/${id}/status`, {
      status,
      ...(status === 'Cancelled by Restaurant' && { notes: 'No' }),
    });
  async function accepted(): Promise<{ _id: string; orderNumber: string }> {
    const order = await placed();
    expect((await set(order._id, 'Confirmed')).status).toBe(200);
    return order;
  }

  it('print an accepted order once, and no other', async () => {
    const printer = starPrinter(app, await added());
    const order = await placed();
    await printer.round();
    expect(printer.papers).toEqual([]);
    await set(order._id, 'Confirmed');
    for (let round = 0; round < 4; round++) await printer.round();
    expect(printer.papers).toHaveLength(1);
    expect(printer.papers[0]).toMatch(
      new RegExp(`No basil.*2.*Margherita.*Large, Olives.*${order.orderNumber}.*Kitchen`, 's'),
    );
    expect(printer.papers[0]).not.toMatch(/COPY|PERHAPS|£/);
  });

  it('print what was changed in an accepted order, once, and that it is no new one', async () => {
    const printer = starPrinter(app, await added());
    const { _id: id } = await accepted();
    await printer.round();
    app.setNow(NOON + MINUTE);
    const { version } = (await send('GET', `/staff/orders/${id}`)).body.order;
    const change = { items: [{ line: 0, quantity: 1 }], reason: 'One fell down.', expectedVersion: version };
    expect((await send('PATCH', `/staff/orders/${id}/items`, change)).status).toBe(200);
    for (let round = 0; round < 3; round++) await printer.round();
    expect(printer.papers).toHaveLength(2);
    expect(printer.papers[1]).toMatch(/CHANGED.*-1 .*Margherita.*1 .*Margherita/s);
    expect(printer.papers[1]).not.toContain('COPY');
  });

  it('print once though the answers to a fetch and to a confirmation are lost', async () => {
    const printer = starPrinter(app, await added());
    await accepted();
    await printer.round({ fetch: { lost: true } });
    expect(printer.papers).toEqual([]);
    await printer.round({ confirm: { lost: true } });
    for (let round = 0; round < 3; round++) await printer.round();
    expect(printer.papers).toHaveLength(1);
    // The server can't know that the first fetch printed nothing: the paper says so.
    expect(printer.papers[0]).toContain('PERHAPS PRINTED BEFORE');
  });

  it('queue one paper of an order that two tablets accept at the same moment', async () => {
    const printer = starPrinter(app, await added());
    const { _id } = await placed();
    await Promise.all([set(_id, 'Confirmed'), set(_id, 'Confirmed')]);
    for (let round = 0; round < 3; round++) await printer.round();
    expect(printer.papers).toHaveLength(1);
  });

  it('that are removed while an order is accepted keep nobody from accepting it', async () => {
    const { id } = await added();
    const { _id } = await placed();
    const { db, dialect: of } = app.services;
    // The moment between what the acceptance reads and what it writes, held open: the removal has the printer's row.
    const accepting = await db.transaction().execute(async (tx) => {
      await deletePrinter(tx, { restaurantId: ids.restaurant, id });
      const asked = set(_id, 'Confirmed');
      if (of === 'postgres') await expect.poll(() => waitingForLocks(db)).toBe(1);
      return { asked };
    });
    expect((await accepting.asked).status).toBe(200);
    expect(await db.selectFrom('print_jobs').select('id').execute()).toEqual([]);
  });

  it('take a paper back when its order is cancelled before it is printed', async () => {
    const printer = starPrinter(app, await added());
    const { _id } = await accepted();
    await set(_id, 'Cancelled by Restaurant');
    expect(await printer.poll()).toEqual({ jobReady: false });
  });

  it('stand at a station, whose lines alone they print', async () => {
    const stations = await Promise.all(
      ['margherita', 'lemonade'].map(async (dish) => {
        const input = { name: dish, categoryIds: [], productIds: [ids.of('product', dish)] };
        const { stations: all } = (await send('POST', '/staff/stations', input)).body.data;
        return all.find(({ name }: { name: string }) => name === dish)._id;
      }),
    );
    const [oven, bar] = await Promise.all(stations.map(async (stationId) => added({ stationId })));
    const [atOven, atBar] = [starPrinter(app, oven as { path: string }), starPrinter(app, bar as { path: string })];
    await accepted();
    for (const printer of [atOven, atBar]) await printer.round();
    expect([atOven.papers.length, atBar.papers.length]).toEqual([1, 0]);
    const both = { ...pickup([item('margherita', ['size/large']), item('lemonade')]) };
    const order = (await app.call({ method: 'POST', url: '/orders', token: await app.register(), body: both })).body;
    await set(order.data._id, 'Confirmed');
    for (const printer of [atOven, atBar]) await printer.round();
    expect(atOven.papers[1]).toMatch(/Margherita/);
    expect(atOven.papers[1]).not.toMatch(/Lemonade/);
    expect(atBar.papers[0]).toMatch(/Lemonade/);
    expect(atBar.papers[0]).not.toMatch(/Margherita|£/);
    expect((await send('PUT', `/staff/printers/${oven?.id}`, { ...KITCHEN, stationId: 'nobodys' })).status).toBe(422);
    await send('DELETE', `/staff/stations/${stations[1]}`);
    const { printers } = (await send('GET', '/staff/printers')).body.data;
    expect(printers.map(({ stationId }: { stationId: string | null }) => stationId).sort()).toEqual(
      [stations[0], null].sort(),
    );
  });

  it('speak Epson’s Server Direct Print too, and keep what failed for want of paper', async () => {
    const { path, id } = await added();
    const printer = epsonPrinter(app, { path });
    const { orderNumber } = await accepted();
    await printer.round({ success: false, code: 'EPTR_REC_EMPTY' });
    const stateOf = async () =>
      (await send('GET', '/staff/printers')).body.data.printers.find((each: { _id: string }) => each._id === id);
    expect(await stateOf()).toMatchObject({ state: 'paper', waiting: 1 });
    expect((await send('GET', '/staff/board')).body.data.printers).toEqual([
      { name: 'Kitchen', state: 'paper', waiting: 1 },
    ]);
    await printer.round();
    await printer.round();
    expect(printer.papers).toHaveLength(1);
    expect(printer.papers[0]).toContain(orderNumber);
    expect(await stateOf()).toMatchObject({ state: 'ready', waiting: 0 });
    expect((await send('GET', '/staff/board')).body.data).not.toHaveProperty('printers');
    app.setNow(NOON + 3 * 60_000);
    expect(await stateOf()).toMatchObject({ state: 'silent' });
  });

  it('say COPY on a second paper', async () => {
    const { path, id } = await added({ copies: 2 });
    const printer = starPrinter(app, { path });
    const { _id } = await accepted();
    expect((await send('GET', `/staff/orders/${_id}/prints`)).body.data.printers).toMatchObject([{ copies: 2 }]);
    await send('POST', `/staff/orders/${_id}/prints`, { printerId: id });
    for (let round = 0; round < 5; round++) await printer.round();
    expect(printer.papers.map((paper) => paper.includes('COPY'))).toEqual([false, true, true]);
  });

  it('print no categories that the restaurant does not have', async () => {
    const add = (categoryIds: string[]) =>
      app.call({
        method: 'POST',
        url: '/staff/printers',
        token: manager,
        body: { ...KITCHEN, stationId: null, categoryIds },
      });
    const { id: foreign } = await app.services.db
      .selectFrom('categories')
      .select('id')
      .where('restaurant_id', '<>', ids.restaurant)
      .executeTakeFirstOrThrow();
    for (const other of ['nobodys', foreign])
      expect((await add([ids.of('category', 'pizza'), other])).status).toBe(422);
    expect((await add([ids.of('category', 'pizza')])).status).toBe(201);
  });

  it('print at a station only the dishes of its categories', async () => {
    const pizza = starPrinter(app, await added({ name: 'Oven', categoryIds: [ids.of('category', 'pizza')] }));
    const bar = starPrinter(app, await added({ name: 'Bar', categoryIds: [ids.of('category', 'drinks')] }));
    const body = pickup([item('margherita', ['size/large']), item('lemonade')]);
    const { _id } = (await app.call({ method: 'POST', url: '/orders', token: await app.register(), body })).body.data;
    await set(_id, 'Confirmed');
    await accepted();
    for (let round = 0; round < 4; round++) await Promise.all([pizza.round(), bar.round()]);
    expect(pizza.papers.map((paper) => paper.includes('Lemonade'))).toEqual([false, false]);
    expect(bar.papers).toHaveLength(1);
    expect(bar.papers[0]).toContain('Lemonade');
    expect(bar.papers[0]).not.toContain('Margherita');
  });

  it('have addresses that end when they are renewed, and that say nothing at another restaurant', async () => {
    const { path, id } = await added();
    await accepted();
    const elsewhere = await app.app.inject({ method: 'POST', url: path, headers: { host: SUSHI }, payload: {} });
    expect(elsewhere.statusCode).toBe(404);
    const renewed = await send('POST', `/staff/printers/${id}/address`);
    expect(
      (await app.app.inject({ method: 'POST', url: path, headers: { host: 'trattoria.localhost' }, payload: {} }))
        .statusCode,
    ).toBe(404);
    const printer = starPrinter(app, renewed.body.data);
    await printer.round();
    expect(printer.papers).toHaveLength(1);
    expect((await send('DELETE', `/staff/printers/${id}`)).status).toBe(200);
    expect((await send('GET', '/staff/printers')).body.data.printers).toEqual([]);
  });

  it('have addresses that refuse signs which no printer sends', async () => {
    const { path } = await added();
    const at = { url: `${path}?token=%00`, headers: { host: 'trattoria.localhost' } };
    expect((await app.app.inject({ method: 'GET', ...at })).statusCode).toBe(400);
    expect((await app.app.inject({ method: 'DELETE', ...at })).statusCode).toBe(400);
  });

  it('show the office the very paper', async () => {
    const { id } = await added({ paper: 'receipt' });
    const { orderNumber } = await accepted();
    const { svg, text } = (await send('GET', `/staff/printers/${id}/preview`)).body.data;
    expect(svg).toMatch(/^<svg/);
    expect(text).toContain(orderNumber);
    expect(text).toMatch(/Total +£\d/);
    // The picture is made of the bytes that a printer would get.
    expect(svg).toContain(orderNumber);
  });

  describe('that may pause ordering', () => {
    const paused = async () => (await send('GET', '/staff/board')).body.data.orderingPausedUntil;
    const look = () => pauseForPrinters(app.services).run();

    it('do so while they are silent or out of paper, and ordering goes on by itself', async () => {
      const printer = starPrinter(app, await added({ pausesOrdering: true }));
      app.setNow(NOON + 10 * MINUTE);
      await look();
      expect(await paused()).toBeNull();
      await printer.round();
      app.setNow(NOON + 13 * MINUTE);
      await look();
      expect(await paused()).toBe(new Date(NOON + 17 * MINUTE).toISOString());
      await look();
      app.setNow(NOON + 16 * MINUTE);
      await look();
      expect(await paused()).toBe(new Date(NOON + 20 * MINUTE).toISOString());
      await printer.round();
      app.setNow(NOON + 17 * MINUTE);
      await look();
      app.setNow(NOON + 20 * MINUTE + 1);
      expect(await paused()).toBeNull();
      const log = await app.services.db.selectFrom('audit_log').select(['action', 'after', 'user_id']).execute();
      expect(log.filter(({ action }) => action === 'ordering_pause')).toEqual([
        { action: 'ordering_pause', after: expect.stringContaining('Kitchen'), user_id: null },
      ]);
    });

    it('leave a longer pause, and what the owner did not choose, as they are', async () => {
      const printer = starPrinter(app, await added());
      await printer.round();
      app.setNow(NOON + 13 * MINUTE);
      await look();
      expect(await paused()).toBeNull();
      await starPrinter(app, await added({ name: 'Oven', pausesOrdering: true })).round();
      const until = new Date(NOON + 60 * MINUTE).toISOString();
      await send('PUT', '/staff/ordering-pause', { until, reason: 'Full house.' });
      app.setNow(NOON + 20 * MINUTE);
      await look();
      expect(await paused()).toBe(until);
    });
  });
});

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dialects } from '../../../tests/support/databases.ts';
import { type DeliveryApp, startDeliveryApp } from '../../../tests/support/delivery-app.ts';
import { type StuartJob, startStuart } from '../../../tests/support/stuart-server.ts';
import { NOON } from '../../../tests/support/test-app.ts';
import { MINUTE } from '../../domain/times/zoned-time.ts';

describe.each(dialects)('a delivery by Stuart on %s', (dialect) => {
  let stuart: Awaited<ReturnType<typeof startStuart>>;
  let app: DeliveryApp;
  beforeEach(async () => {
    let started: DeliveryApp | undefined;
    stuart = await startStuart({ now: () => started?.services.clock() ?? NOON });
    started = await startDeliveryApp(dialect, { STUART_URL: stuart.url });
    app = started;
  });
  afterEach(async () => {
    await stuart.close();
    await app.close();
  });

  const keys = () => ({ clientId: stuart.client.client_id, clientSecret: stuart.client.client_secret, isTest: true });
  const connect = () => app.office('PUT', '/delivery-services/stuart', keys());
  async function handed(): Promise<{ id: string; there: StuartJob }> {
    const id = await app.ready();
    const { offer } = (await app.quote(id, 'stuart')).body.data;
    expect(offer).toMatchObject({ price: 7.5, isWithoutTax: true });
    await app.give(id, offer.quote);
    await app.work();
    return { id, there: stuart.jobs.at(-1) as StuartJob };
  }
  async function zones(more: object) {
    const { zones: before, version } = (await app.office('GET', '/zones')).body.data;
    const zone = {
      ...{ name: 'North', postcodes: ['N1'], kilometres: null, fee: null, minimum: null, freeFrom: null },
      ...{ travelMinutes: 15, hours: null, ...more },
    };
    return app.office('PUT', '/zones', { zones: [zone, ...before], expectedVersion: version });
  }

  it('is sent as its clients send it, followed by events, and stands in the books with its tax', async () => {
    const { connection } = (await connect()).body.data.services[1];
    expect(connection).toMatchObject({ account: 'stuart-c', isTest: true, isHeard: true });
    const { id, there } = await handed();
    expect(stuart.mistakes).toEqual([]);
    expect(there.sent.dropoffs[0]).toMatchObject({
      ...{ address: '2 Test Lane, N1 2BB London, GB', comment: 'ring twice', client_reference: `${id}-1` },
      contact: { firstname: 'Ada', lastname: 'Cook', phone: '+442079460958' },
    });
    const tell = (body: object, path = new URL(connection.eventsUrl).pathname) => app.tell(path, JSON.stringify(body));
    Object.assign(there, { status: 'in_progress', delivery: 'picking', driver: { display_name: 'Léa' } });
    const event = { event: 'job', type: 'update', data: { id: there.id, status: there.status } };
    expect(await tell(event, '/api/v1/delivery-services/stuart/events/another')).toBe(400);
    expect((await app.shown(id)).handed.state).toBe('searching');
    expect(await tell(event)).toBe(200);
    expect((await app.shown(id)).handed).toMatchObject({ state: 'assigned', courier: 'Léa', price: 9 });
    there.delivery = 'delivering';
    await tell({ event: 'delivery', type: 'update', data: { id: 5000 + there.id, job: { id: there.id } } });
    expect((await app.shown(id)).status).toBe('Out for Delivery');
    Object.assign(there, { status: 'finished', delivery: 'delivered' });
    app.later(2 * MINUTE);
    await app.work();
    expect((await app.shown(id)).status).toBe('Delivered');
    const books = await app.books();
    expect(books.total.deliveryServices).toBe(9);
    expect(books.total.difference).toBe(0);
  });

  it('is one job however often its answer is lost', async () => {
    await connect();
    const id = await app.ready();
    await app.give(id, (await app.quote(id, 'stuart')).body.data.offer.quote);
    stuart.mode = 'lost';
    await app.work();
    stuart.mode = 'on';
    app.later(MINUTE);
    await app.work();
    app.later(MINUTE);
    await app.work();
    expect(stuart.jobs.length).toBeLessThanOrEqual(1);
    expect((await app.shown(id)).handed.state).toBe('searching');
  });

  it('is found by its reference where its answer was lost for good, and is Stuart’s again', async () => {
    await connect();
    const id = await app.ready();
    await app.give(id, (await app.quote(id, 'stuart')).body.data.offer.quote);
    // Asked for the reference it answers; what makes the job is lost.
    stuart.mode = 'mute';
    await app.work();
    stuart.mode = 'off';
    for (let minute = 0; minute < 12; minute++) {
      app.later(MINUTE);
      await app.work();
    }
    expect((await app.shown(id)).handed).toMatchObject({ state: 'failed', problem: { code: 'unanswered' } });
    expect((await app.books()).total.deliveriesToCheck).toBe(1);
    stuart.mode = 'on';
    app.later(2 * MINUTE);
    await app.work();
    expect(stuart.jobs).toHaveLength(1);
    expect((await app.shown(id)).handed.state).toBe('searching');
    expect((await app.books()).total).not.toHaveProperty('deliveriesToCheck');
  });

  it('gives back what it calls off, with its reason', async () => {
    await connect();
    const { id, there } = await handed();
    Object.assign(there, { status: 'canceled', delivery: 'cancelled', comment: 'No courier was found.' });
    app.later(2 * MINUTE);
    await app.work();
    const order = await app.shown(id);
    expect(order.handed).toMatchObject({ state: 'cancelled', problem: { words: 'No courier was found.' } });
    expect(order).not.toHaveProperty('courier');
    const books = await app.books();
    expect(books.total).not.toHaveProperty('deliveryServices');
    expect(books.total.deliveriesToCheck).toBe(1);
    expect(books.periods).toMatchObject([{ period: '2026-06-17', deliveriesToCheck: 1 }]);
  });

  it('brings the orders of its zone by itself, so that they are fetched when they are ready', async () => {
    await connect();
    expect((await zones({ deliveredBy: 'stuart' })).status).toBe(200);
    const [id, cash] = [await app.place(), await app.place({ paid: false })];
    await app.step(cash, 'Confirmed', { readyInMinutes: 40 });
    expect(await app.shown(cash)).not.toHaveProperty('handed');
    await app.step(id, 'Confirmed', { readyInMinutes: 80 });
    expect((await app.shown(id)).handed).toMatchObject({ service: 'stuart', state: 'asked' });
    await app.work();
    expect(stuart.jobs).toHaveLength(0);
    app.later(21 * MINUTE);
    await app.work();
    expect(stuart.jobs).toHaveLength(1);
    expect(Date.parse(stuart.jobs[0]?.sent.pickup_at ?? '')).toBe(NOON + 65 * MINUTE);
    await app.step(id, 'Cancelled by Restaurant', { notes: 'The oven is broken.' });
    await app.work();
    expect(stuart.jobs[0]?.status).toBe('canceled');
  });

  it('hears nothing of an order of a zone that is called off before its time', async () => {
    await connect();
    await zones({ deliveredBy: 'stuart' });
    const id = await app.place();
    await app.step(id, 'Confirmed', { readyInMinutes: 90 });
    await app.step(id, 'Cancelled by Restaurant', { notes: 'The oven is broken.' });
    await app.work();
    app.later(60 * MINUTE);
    await app.work();
    expect(stuart.asked.filter((each) => each.startsWith('POST /v2/jobs'))).toEqual([]);
    expect((await app.shown(id)).handed.state).toBe('cancelled');
  });
});

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dialects } from '../../../tests/support/databases.ts';
import { delivery, item } from '../../../tests/support/order-input.ts';
import { hire } from '../../../tests/support/staff.ts';
import { type StuartJob, startStuart } from '../../../tests/support/stuart-server.ts';
import { NOON, startTestApp, type TestApp, TRATTORIA } from '../../../tests/support/test-app.ts';
import { workOff } from '../../../tests/support/work.ts';
import { MINUTE } from '../../domain/times/zoned-time.ts';
import { HANDED_DELIVERIES } from './bring.ts';

describe.each(dialects)('a delivery by Stuart on %s', (dialect) => {
  let stuart: Awaited<ReturnType<typeof startStuart>>;
  let app: TestApp;
  let owner: string;
  let customer: string;
  let now = NOON;
  beforeEach(async () => {
    now = NOON;
    stuart = await startStuart({ now: () => now });
    app = await startTestApp(dialect, {
      ...{ ACCESS_TOKEN_S: '8640000', PAYMENTS_SECRET: 'p'.repeat(32), STUART_URL: stuart.url },
    });
    owner = await hire(app, 'Owner');
    customer = await app.register();
  });
  afterEach(async () => {
    await stuart.close();
    await app.close();
  });

  const office = (method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH', path: string, body?: object) =>
    app.call({ method, url: `/staff${path}`, token: owner, ...(body && { body }) });
  const keys = () => ({ clientId: stuart.client.client_id, clientSecret: stuart.client.client_secret, isTest: true });
  const connect = () => office('PUT', '/delivery-services/stuart', keys());
  async function place({ paid = true } = {}): Promise<string> {
    const input = delivery([item('pasta-trio', ['sauces/pesto', 'sauces/ragu'], 2)]);
    const { body } = await app.call({ method: 'POST', url: '/orders', token: customer, body: input });
    const id = body.data._id;
    if (paid) {
      const change = { payment_status: 'Paid' as const, paid_at: now };
      await app.services.db.updateTable('orders').set(change).where('id', '=', id).execute();
    }
    return id;
  }
  const step = (id: string, status: string, more: object = {}) =>
    office('PATCH', `/orders/${id}/status`, { status, ...more });
  const shown = async (id: string) => (await office('GET', `/orders/${id}`)).body.order;
  const work = () => workOff(app.services, HANDED_DELIVERIES);
  function later(ms: number) {
    now += ms;
    app.setNow(now);
  }
  async function handed(): Promise<{ id: string; there: StuartJob }> {
    const id = await place();
    await step(id, 'Confirmed', { readyInMinutes: 40 });
    const { offer } = (await office('POST', `/orders/${id}/delivery-quotes`, { service: 'stuart' })).body.data;
    expect(offer).toMatchObject({ price: 7.5, isWithoutTax: true });
    await office('POST', `/orders/${id}/handed-delivery`, { quote: offer.quote });
    await work();
    return { id, there: stuart.jobs.at(-1) as StuartJob };
  }
  async function zones(more: object) {
    const { zones: before, version } = (await office('GET', '/zones')).body.data;
    const zone = {
      ...{ name: 'North', postcodes: ['N1'], kilometres: null, fee: null, minimum: null, freeFrom: null },
      ...{ travelMinutes: 15, hours: null, ...more },
    };
    return office('PUT', '/zones', { zones: [zone, ...before], expectedVersion: version });
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
    const tell = async (body: object, path = new URL(connection.eventsUrl).pathname) => {
      const headers = { host: TRATTORIA, 'content-type': 'application/json' };
      const { statusCode } = await app.app.inject({
        method: 'POST',
        url: path,
        payload: JSON.stringify(body),
        headers,
      });
      await work();
      return statusCode;
    };
    Object.assign(there, { status: 'in_progress', delivery: 'picking', driver: { display_name: 'Léa' } });
    const event = { event: 'job', type: 'update', data: { id: there.id, status: there.status } };
    expect(await tell(event, '/api/v1/delivery-services/stuart/events/another')).toBe(400);
    expect((await shown(id)).handed.state).toBe('searching');
    expect(await tell(event)).toBe(200);
    expect((await shown(id)).handed).toMatchObject({ state: 'assigned', courier: 'Léa', price: 9 });
    there.delivery = 'delivering';
    await tell({ event: 'delivery', type: 'update', data: { id: 5000 + there.id, job: { id: there.id } } });
    expect((await shown(id)).status).toBe('Out for Delivery');
    Object.assign(there, { status: 'finished', delivery: 'delivered' });
    later(2 * MINUTE);
    await work();
    expect((await shown(id)).status).toBe('Delivered');
    const books = (await office('GET', '/books?from=2026-06-17&to=2026-06-17')).body.data;
    expect(books.total.deliveryServices).toBe(9);
    expect(books.total.difference).toBe(0);
  });

  it('is one job however often its answer is lost', async () => {
    await connect();
    const id = await place();
    await step(id, 'Confirmed', { readyInMinutes: 40 });
    const { offer } = (await office('POST', `/orders/${id}/delivery-quotes`, { service: 'stuart' })).body.data;
    await office('POST', `/orders/${id}/handed-delivery`, { quote: offer.quote });
    stuart.mode = 'lost';
    await work();
    stuart.mode = 'on';
    later(MINUTE);
    await work();
    later(MINUTE);
    await work();
    expect(stuart.jobs.length).toBeLessThanOrEqual(1);
    expect((await shown(id)).handed.state).toBe('searching');
  });

  it('gives back what it calls off, with its reason', async () => {
    await connect();
    const { id, there } = await handed();
    Object.assign(there, { status: 'canceled', delivery: 'cancelled', comment: 'No courier was found.' });
    later(2 * MINUTE);
    await work();
    const order = await shown(id);
    expect(order.handed).toMatchObject({ state: 'cancelled', problem: { words: 'No courier was found.' } });
    expect(order).not.toHaveProperty('courier');
    const books = (await office('GET', '/books?from=2026-06-17&to=2026-06-17')).body.data;
    expect(books.total).not.toHaveProperty('deliveryServices');
    expect(books.total.deliveriesToCheck).toBe(1);
    expect(books.periods).toMatchObject([{ period: '2026-06-17', deliveriesToCheck: 1 }]);
  });

  it('brings the orders of its zone by itself, so that they are fetched when they are ready', async () => {
    await connect();
    expect((await zones({ deliveredBy: 'stuart' })).status).toBe(200);
    const [id, cash] = [await place(), await place({ paid: false })];
    await step(cash, 'Confirmed', { readyInMinutes: 40 });
    expect(await shown(cash)).not.toHaveProperty('handed');
    await step(id, 'Confirmed', { readyInMinutes: 80 });
    expect((await shown(id)).handed).toMatchObject({ service: 'stuart', state: 'asked' });
    await work();
    expect(stuart.jobs).toHaveLength(0);
    later(21 * MINUTE);
    await work();
    expect(stuart.jobs).toHaveLength(1);
    expect(Date.parse(stuart.jobs[0]?.sent.pickup_at ?? '')).toBe(NOON + 65 * MINUTE);
    await step(id, 'Cancelled by Restaurant', { notes: 'The oven is broken.' });
    await work();
    expect(stuart.jobs[0]?.status).toBe('canceled');
  });

  it('hears nothing of an order of a zone that is called off before its time', async () => {
    await connect();
    await zones({ deliveredBy: 'stuart' });
    const id = await place();
    await step(id, 'Confirmed', { readyInMinutes: 90 });
    await step(id, 'Cancelled by Restaurant', { notes: 'The oven is broken.' });
    await work();
    later(60 * MINUTE);
    await work();
    expect(stuart.asked.filter((each) => each.startsWith('POST /v2/jobs'))).toEqual([]);
    expect((await shown(id)).handed.state).toBe('cancelled');
  });
});

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dialects } from '../../../tests/support/databases.ts';
import { type HubRiseOrder, startHubRise } from '../../../tests/support/hubrise-server.ts';
import { delivery, item, pickup } from '../../../tests/support/order-input.ts';
import { hire } from '../../../tests/support/staff.ts';
import { NOON, SUSHI, startTestApp, type TestApp, TRATTORIA } from '../../../tests/support/test-app.ts';
import { workOff } from '../../../tests/support/work.ts';
import { MINUTE } from '../../domain/times/zoned-time.ts';
import { claimWork } from '../work/leases.ts';
import { TILL_ORDERS } from './send-to-till.ts';
import { ORDERS_FOR_TILLS } from './tills.repo.ts';

const PARIS = '3r4s3-1';

describe.each(dialects)('a till on %s', (dialect) => {
  let hubRise: Awaited<ReturnType<typeof startHubRise>>;
  let app: TestApp;
  let owner: string;
  let customer: string;
  beforeEach(async () => {
    hubRise = await startHubRise();
    app = await startTestApp(dialect, {
      ...{ ACCESS_TOKEN_S: '864000', PAYMENTS_SECRET: 'p'.repeat(32), HUBRISE_URL: hubRise.url },
      ...{ HUBRISE_CLIENT_ID: hubRise.client.id, HUBRISE_CLIENT_SECRET: hubRise.client.secret },
    });
    owner = await hire(app, 'Owner');
    customer = await app.register();
  });
  afterEach(async () => {
    await hubRise.close();
    await app.close();
  });

  const office = (method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH', path: string, body?: object) =>
    app.call({ method, url: `/staff${path}`, token: owner, ...(body && { body }) });
  const till = async () => (await office('GET', '/till')).body.data;
  async function connect(location = PARIS) {
    const { url } = (await office('POST', '/till/page')).body.data;
    return office('PUT', '/till', hubRise.grant(url, location));
  }
  async function place(input: object = pickup([item('lemonade')])): Promise<string> {
    return (await app.call({ method: 'POST', url: '/orders', token: customer, body: input })).body.data._id;
  }
  const work = () => workOff(app.services, TILL_ORDERS);
  const shown = async (id: string) => (await office('GET', `/orders/${id}`)).body.order;
  async function sent(input?: object) {
    const id = await place(input);
    await work();
    return { id, there: hubRise.orders.at(-1) as HubRiseOrder };
  }
  async function tell(there: HubRiseOrder, change: object, { host = TRATTORIA, signature = '', ...more } = {}) {
    const event = hubRise.event({ ...there, ...change }, more);
    const response = await app.app.inject({
      ...{ method: 'POST', url: '/api/v1/till/events', payload: event.body },
      headers: {
        ...{ host, 'content-type': 'application/json' },
        'x-hubrise-hmac-sha256': signature || event.signature,
      },
    });
    return response.statusCode;
  }

  it('gets each order once it rings here, as HubRise documents it, and nothing from before', async () => {
    await place();
    expect((await connect()).body.data.connection).toMatchObject({ account: 'Bella Pizza', location: 'Paris' });
    const { id, there } = await sent(delivery([item('pasta-trio', ['sauces/pesto', 'sauces/ragu'], 2)]));
    expect(hubRise.orders).toHaveLength(1);
    const order = await shown(id);
    expect(there).toMatchObject({ private_ref: id, ref: order.orderNumber, status: 'new', service_type: 'delivery' });
    const minor = (text: string) => Math.round(Number(text.split(' ')[0]) * 100);
    const items = (there.items ?? []).reduce(
      (sum, { price, quantity, options = [] }) =>
        sum + Number(quantity) * (minor(price) + options.reduce((all, each) => all + minor(each.price ?? '0'), 0)),
      0,
    );
    const charges = (there.charges ?? []).reduce((sum, { price }) => sum + minor(price), 0);
    const discounts = (there.discounts ?? []).reduce((sum, { price_off }) => sum + minor(price_off), 0);
    expect(items + charges - discounts).toBe(Math.round(order.totalAmount * 100));
    expect(hubRise.callbacks.get(PARIS)).toMatch(/\/api\/v1\/till\/events$/);
    const kept = await app.services.db.selectFrom('tills').selectAll().execute();
    expect(JSON.stringify(kept)).not.toContain('token-of-');
  });

  it('moves the order as it says, with the time that it promises', async () => {
    await connect();
    const { id, there } = await sent();
    expect(await tell(there, { status: 'received' })).toBe(204);
    expect((await shown(id)).status).toBe('Pending Confirmation');
    const confirmed_time = new Date(NOON + 25 * MINUTE).toISOString();
    expect(await tell(there, { status: 'accepted', confirmed_time })).toBe(204);
    expect(await shown(id)).toMatchObject({ status: 'Confirmed', estimatedReadyAt: confirmed_time });
    const later = new Date(NOON + 40 * MINUTE).toISOString();
    await tell(there, { status: 'in_preparation', confirmed_time: later });
    expect(await shown(id)).toMatchObject({ status: 'Preparing', estimatedReadyAt: later });
    await tell(there, { status: 'awaiting_collection' });
    expect((await shown(id)).status).toBe('Ready for Pickup');
    await tell(there, { status: 'completed' });
    expect((await shown(id)).status).toBe('Completed');
  });

  it('takes what comes twice, late or out of order as if it had not', async () => {
    await connect();
    const { id, there } = await sent();
    await tell(there, { status: 'awaiting_collection' });
    const { version, statusHistory } = await shown(id);
    expect(statusHistory.map(({ status }: { status: string }) => status)).toEqual([
      ...['Pending Confirmation', 'Confirmed', 'Preparing', 'Ready for Pickup'],
    ]);
    for (const status of ['awaiting_collection', 'accepted', 'new', 'a word of next year']) {
      expect(await tell(there, { status })).toBe(204);
    }
    expect((await shown(id)).version).toBe(version);
    await Promise.all([tell(there, { status: 'completed' }), tell(there, { status: 'completed' })]);
    expect((await shown(id)).statusHistory).toHaveLength(5);
  });

  it('calls an order off with its reason, and is told of one that is called off here', async () => {
    await connect();
    const first = await sent();
    await tell(first.there, { status: 'rejected', seller_notes: 'The oven is broken' });
    const { status, statusHistory } = await shown(first.id);
    expect([status, statusHistory.at(-1).notes]).toEqual(['Cancelled by Restaurant', 'The oven is broken']);
    const second = await sent();
    await app.call({ method: 'PATCH', url: `/orders/${second.id}/cancel-my-order`, token: customer });
    await work();
    expect(hubRise.orders.at(-1)?.status).toBe('cancelled');
    const third = await sent();
    await office('PATCH', `/orders/${third.id}/status`, { status: 'Confirmed', readyInMinutes: 20 });
    await work();
    expect(hubRise.orders.at(-1)).toMatchObject({
      ...{ status: 'accepted', confirmed_time: new Date(NOON + 20 * MINUTE).toISOString() },
    });
  });

  it('refuses what is not signed, or is of another restaurant or location', async () => {
    await connect();
    const { id, there } = await sent();
    expect(await tell(there, { status: 'accepted' }, { signature: 'ab'.repeat(32) })).toBe(400);
    expect(await tell(there, { status: 'accepted' }, { host: SUSHI })).toBe(404);
    expect(await tell({ ...there, location_id: 'other-1' }, { status: 'accepted' })).toBe(404);
    expect(await tell({ ...there, id: 'hr99', private_ref: 'nobodys' }, { status: 'accepted' })).toBe(204);
    expect((await shown(id)).status).toBe('Pending Confirmation');
  });

  it('doubles nothing when an answer is lost or a process ends between sending and hearing', async () => {
    await connect();
    hubRise.mode = 'lost';
    const id = await place();
    await work();
    expect(hubRise.orders).toHaveLength(0);
    app.setNow(NOON + MINUTE);
    // It is looked up, and the answer to the order itself is lost.
    const claimed = await claimWork(app.services, ORDERS_FOR_TILLS, {
      ...{ restaurantId: (await restaurantOf()) as string, now: NOON + MINUTE, until: NOON + 3 * MINUTE },
    });
    expect(claimed?.order_id).toBe(id);
    hubRise.orders.push({ id: 'hr1', location_id: PARIS, private_ref: id, status: 'received' });
    hubRise.mode = 'on';
    await work();
    expect(hubRise.asked.at(-1)).not.toBe('POST /v1/location/orders');
    app.setNow(NOON + 4 * MINUTE);
    await work();
    expect(hubRise.orders).toHaveLength(1);
    expect((await till()).waiting).toEqual([]);
  });

  it('that is off for an hour gets everything, and staff see it meanwhile', async () => {
    await connect();
    hubRise.mode = 'off';
    const id = await place();
    await work();
    expect((await till()).connection.failedAt).toBe(new Date(NOON).toISOString());
    expect((await till()).waiting).toMatchObject([
      { orderId: id, state: 'waiting', error: expect.stringContaining('503') },
    ]);
    await office('PATCH', `/orders/${id}/status`, { status: 'Confirmed', readyInMinutes: 30 });
    app.setNow(NOON + 60 * MINUTE);
    hubRise.mode = 'on';
    await office('POST', '/till/again');
    await work();
    expect(hubRise.orders).toMatchObject([{ private_ref: id, status: 'accepted' }]);
    expect(await till()).toMatchObject({ connection: { failedAt: null, error: null }, waiting: [] });
  });

  it('is asked where what it told has not come', async () => {
    await connect();
    const { id, there } = await sent();
    there.status = 'in_preparation';
    app.setNow(NOON + 6 * MINUTE);
    await work();
    expect((await shown(id)).status).toBe('Preparing');
  });

  it('is connected by who began, once, and no location for two restaurants', async () => {
    const { url } = (await office('POST', '/till/page')).body.data;
    const back = hubRise.grant(url, PARIS);
    const other = await hire(app, 'Owner', 'other@example.test');
    const byOther = await app.call({ method: 'PUT', url: '/staff/till', token: other, body: back });
    expect(byOther.body.code).toBe('till_not_granted');
    expect((await office('PUT', '/till', back)).status).toBe(200);
    expect((await office('PUT', '/till', back)).body.code).toBe('till_not_granted');
    app.setNow(NOON + 11 * MINUTE);
    expect((await office('PUT', '/till', hubRise.grant(url, PARIS))).body.code).toBe('till_not_granted');
    const { id: sushi } = await app.services.db
      .selectFrom('restaurants')
      .select('id')
      .where('slug', '=', 'sushi-bar')
      .executeTakeFirstOrThrow();
    await app.services.db.deleteFrom('till_menus').execute();
    await app.services.db.updateTable('tills').set({ restaurant_id: sushi }).execute();
    expect((await connect()).body.code).toBe('till_taken');
  });

  it('gets nothing more once it is disconnected, and its token ends', async () => {
    await connect();
    expect((await office('DELETE', '/till')).body.data.connection).toBeNull();
    expect(hubRise.tokens.size).toBe(0);
    await place();
    await work();
    expect(hubRise.orders).toEqual([]);
  });

  async function restaurantOf() {
    const row = await app.services.db.selectFrom('tills').select('restaurant_id').executeTakeFirst();
    return row?.restaurant_id;
  }
});

it('a till cannot be connected where the operator has registered nothing', async () => {
  const app = await startTestApp('sqlite');
  const owner = await hire(app, 'Owner');
  const shown = await app.call({ url: '/staff/till', token: owner });
  expect(shown.body.data).toEqual({ isOffered: false, connection: null, waiting: [] });
  const asked = await app.call({ method: 'POST', url: '/staff/till/page', token: owner });
  expect(asked.body.code).toBe('tills_not_offered');
  await app.close();
});

import { Webhook } from 'standardwebhooks';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dialects } from '../../../tests/support/databases.ts';
import { ids, item, pickup } from '../../../tests/support/order-input.ts';
import { outboxRows } from '../../../tests/support/outbox.ts';
import { startPushService } from '../../../tests/support/push-service.ts';
import { hire } from '../../../tests/support/staff.ts';
import { NOON, startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { workOff } from '../../../tests/support/work.ts';
import { webhooksAnswer } from '../../contract/staff/staff-webhooks.ts';
import { DAY, MINUTE } from '../../domain/times/zoned-time.ts';
import { WEBHOOK_EVENTS } from '../../domain/webhook-events.ts';
import { claimWork } from '../work/leases.ts';
import { DELIVERIES_TO_MAKE } from './deliveries.repo.ts';
import { DELIVERIES } from './deliveries.ts';
import { forgetOldDeliveries } from './forget-old-deliveries.ts';

type Receiver = Awaited<ReturnType<typeof startPushService>>;

describe.each(dialects)('webhooks on %s', (dialect) => {
  let app: TestApp;
  let owner: string;
  let customer: string;
  let till: Receiver;
  beforeEach(async () => {
    app = await startTestApp(dialect, { ACCESS_TOKEN_S: '864000', ALARMS_TO_PRIVATE_NETWORK: 'true' });
    owner = await hire(app, 'Owner');
    customer = await app.register();
    till = await startPushService();
    till.status = 200;
  });
  afterEach(async () => {
    await till.close();
    await app.close();
  });

  type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  const office = async (method: Method, path: string, body?: object) =>
    app.call({ method, url: `/staff${path}`, token: owner, ...(body && { body }) });
  async function add(events: readonly string[] = WEBHOOK_EVENTS) {
    const { body } = await office('POST', '/webhooks', { url: `${till.origin}/orders`, events });
    return body.data.webhooks.at(-1) as { _id: string; secret: string };
  }
  async function place(): Promise<string> {
    const body = pickup([item('lemonade')]);
    return (await app.call({ method: 'POST', url: '/orders', token: customer, body })).body.data._id;
  }
  const move = (id: string, body: object) => office('PATCH', `/orders/${id}/status`, body);
  const accept = (id: string) => move(id, { status: 'Confirmed', readyInMinutes: 20 });
  const work = () => workOff(app.services, DELIVERIES);
  const told = () => till.received.map(({ body }) => JSON.parse(body.toString()));
  const deliveries = async (id: string) => (await office('GET', `/webhooks/${id}/deliveries`)).body.data.deliveries;

  it('tell of what happens, in order, signed by the library that receivers use', async () => {
    const { secret } = await add();
    const id = await place();
    await accept(id);
    await move(id, { status: 'Cancelled by Restaurant', notes: 'no gas' });
    const lemonade = ids.of('product', 'lemonade');
    await office('PUT', `/products/${lemonade}/availability`, { isAvailable: false });
    await office('PUT', '/ordering-pause', { until: new Date(NOON + 30 * MINUTE).toISOString() });
    for (let round = 0; round < 4; round++) await work();
    const all = told();
    const ofOrder = all.filter(({ data }) => data.orderId === id);
    expect(ofOrder.map(({ type }) => type)).toEqual(['order.placed', 'order.changed', 'order.called_off']);
    expect(ofOrder[0].data).toMatchObject({ restaurant: 'trattoria', order: { _id: id } });
    expect(ofOrder[1].data).toMatchObject({
      changed: ['status', 'readyAt'],
      ...{ status: 'Confirmed', formerStatus: 'Pending Confirmation' },
    });
    expect(all.map(({ type }) => type)).toContain('menu.changed');
    expect(all.find(({ type }) => type === 'ordering.paused').data.until).toBe(
      new Date(NOON + 30 * MINUTE).toISOString(),
    );
    const [{ headers, body }] = till.received as [Receiver['received'][0]];
    const signed = new Webhook(secret);
    // The clock of the app stands still, and receivers compare theirs.
    const sign = signed.sign(String(headers['webhook-id']), new Date(NOON), body.toString());
    expect(headers['webhook-signature']).toBe(sign);
  });

  it('tell only of what they want to know, and of nothing that was undone', async () => {
    const { _id } = await add(['order.called_off']);
    const id = await place();
    await accept(id);
    await app.call({
      method: 'POST',
      url: '/orders',
      token: customer,
      body: { ...pickup([item('lemonade')]), totalAmount: 1 },
    });
    expect(await deliveries(_id)).toEqual([]);
    await add(['order.placed']);
    const refused = { ...pickup([item('lemonade')]), totalAmount: 1 };
    expect((await app.call({ method: 'POST', url: '/orders', token: customer, body: refused })).status).toBe(409);
    await work();
    expect(told()).toEqual([]);
  });

  it('keep one order’s order while the receiver is away, and let other orders through', async () => {
    const { _id } = await add();
    till.status = 503;
    const id = await place();
    await accept(id);
    await work();
    expect(told().map(({ type }) => type)).toEqual(['order.placed']);
    till.status = 200;
    const other = await place();
    await work();
    expect(told().at(-1).data.orderId).toBe(other);
    app.setNow(NOON + MINUTE);
    await work();
    await work();
    const ofOrder = told().filter(({ data }) => data.orderId === id);
    expect(ofOrder.map(({ type }) => type)).toEqual(['order.placed', 'order.placed', 'order.changed']);
    const [first, second] = till.received.filter(({ body }) => JSON.parse(body.toString()).data.orderId === id);
    expect(first?.headers['webhook-id']).toBe(second?.headers['webhook-id']);
    const rows = await deliveries(_id);
    expect(
      rows.every(({ state, status }: { state: string; status: number }) => state === 'delivered' && status === 200),
    ).toBe(true);
  });

  it('are told again by another process what a killed one had begun', async () => {
    await add(['order.placed']);
    const id = await place();
    const claim = { restaurantId: ids.restaurant, now: NOON, until: NOON + MINUTE };
    expect(await claimWork(app.services, DELIVERIES_TO_MAKE, claim)).toMatchObject({ order_id: id });
    await work();
    expect(told()).toEqual([]);
    app.setNow(NOON + MINUTE);
    await work();
    expect(told()).toMatchObject([{ type: 'order.placed', data: { orderId: id } }]);
  });

  it('are switched off after three days without an answer, with a mail to the owner, and on again by hand', async () => {
    const { _id } = await add(['order.placed']);
    till.status = 500;
    await place();
    await work();
    const [failed] = await deliveries(_id);
    expect(failed).toMatchObject({ state: 'waiting', attempts: 1, status: 500, error: 'HTTP 500' });
    expect(failed.nextAt).not.toBeNull();
    app.setNow(NOON + 3 * DAY + 1);
    await work();
    const { webhooks } = (await office('GET', '/webhooks')).body.data;
    expect(webhooks[0].offAt).toBe(new Date(NOON + 3 * DAY + 1).toISOString());
    expect(await deliveries(_id)).toMatchObject([{ state: 'failed', nextAt: null }]);
    const mails = (await outboxRows(app.services)).filter(({ kind }) => kind === 'webhook_off');
    expect(mails).toHaveLength(1);
    await place();
    expect(await deliveries(_id)).toHaveLength(1);
    expect((await office('POST', `/webhooks/${_id}/deliveries/${failed._id}/again`)).body.code).toBe('webhook_is_off');
    const { url, events } = webhooks[0];
    till.status = 200;
    await office('PUT', `/webhooks/${_id}`, { url, events, isOn: true });
    await office('POST', `/webhooks/${_id}/deliveries/${failed._id}/again`);
    await work();
    expect(await deliveries(_id)).toMatchObject([{ state: 'delivered', status: 200 }]);
  });

  it('stay on where only one event is not taken', async () => {
    const { _id } = await add(['order.placed']);
    till.status = 400;
    await place();
    await work();
    till.status = 200;
    app.setNow(NOON + DAY);
    await place();
    // The first is not due again yet.
    await app.services.db
      .updateTable('deliveries')
      .set({ due_at: NOON + 4 * DAY })
      .where('attempts', '>', 0)
      .execute();
    await work();
    app.setNow(NOON + 4 * DAY);
    await work();
    expect((await office('GET', '/webhooks')).body.data.webhooks[0].offAt).toBeNull();
    const states = (await deliveries(_id)).map(({ state }: { state: string }) => state);
    expect(states.sort()).toEqual(['delivered', 'failed']);
  });

  it('follow no redirect, and wait as long as they are asked to', async () => {
    const { _id } = await add(['order.placed']);
    till.status = 302;
    till.headers = { location: `${till.origin}/elsewhere`, 'retry-after': '600' };
    await place();
    await work();
    expect(till.received.map(({ path }) => path)).toEqual(['/orders']);
    expect((await deliveries(_id))[0]).toMatchObject({
      status: 302,
      nextAt: new Date(NOON + 10 * MINUTE).toISOString(),
    });
  });

  it('are signed by both secrets for a day after a change', async () => {
    const { _id, secret: former } = await add();
    const renewed = (await office('POST', `/webhooks/${_id}/secret`)).body;
    expect(webhooksAnswer.parse(renewed)).toEqual(renewed);
    const [{ secret, formerUntil }] = renewed.data.webhooks;
    expect(secret).not.toBe(former);
    expect(formerUntil).toBe(new Date(NOON + DAY).toISOString());
    const signatures = async (at: number) => {
      app.setNow(at);
      await office('POST', `/webhooks/${_id}/test`);
      await work();
      const { headers, body } = till.received.at(-1) as Receiver['received'][0];
      const by = (key: string) => new Webhook(key).sign(String(headers['webhook-id']), new Date(at), body.toString());
      return { sent: String(headers['webhook-signature']).split(' '), both: [by(secret), by(former)] };
    };
    const during = await signatures(NOON + DAY - 1000);
    expect(during.sent).toEqual(during.both);
    const after = await signatures(NOON + DAY);
    expect(after.sent).toEqual(after.both.slice(0, 1));
  });

  it('keep nothing of a person, and tell nothing of who was forgotten', async () => {
    await add();
    const id = await place();
    const stored = async () => JSON.stringify(await app.services.db.selectFrom('deliveries').selectAll().execute());
    await work();
    expect(told()[0].data.order.contactPhone).toBeTruthy();
    expect(await stored()).not.toContain(told()[0].data.order.contactPhone);
    expect(await stored()).not.toContain(told()[0].data.order.customer?.name ?? 'Ada');
    expect(await stored()).toContain(id);
  });

  it('are five at most, lead outside, and are forgotten with what they were told', async () => {
    for (let made = 0; made < 5; made++) await add();
    const sixth = await office('POST', '/webhooks', { url: `${till.origin}/x`, events: ['order.placed'] });
    expect(sixth.body.code).toBe('too_many_webhooks');
    await place();
    const { webhooks } = (await office('GET', '/webhooks')).body.data;
    const { body } = await office('DELETE', `/webhooks/${webhooks[0]._id}`);
    expect(body.data.webhooks).toHaveLength(4);
    expect((await office('GET', `/webhooks/${webhooks[0]._id}/deliveries`)).status).toBe(404);
    await work();
    app.setNow(NOON + 30 * DAY + 1);
    const rows = await app.services.db.selectFrom('deliveries').select('id').execute();
    expect(await forgetOldDeliveries(app.services).run()).toBe(rows.length);
  });
});

describe('addresses of webhooks', () => {
  it('lead into no private network', async () => {
    const app = await startTestApp('sqlite');
    const owner = await hire(app, 'Owner');
    for (const url of [
      'http://till.example/x',
      'https://127.0.0.1/x',
      'https://10.0.0.1/',
      'https://a:b@till.example/',
      'nowhere',
    ]) {
      const body = { url, events: ['order.placed'] };
      const answer = await app.call({ method: 'POST', url: '/staff/webhooks', token: owner, body });
      expect(answer, url).toMatchObject({ status: 409, body: { code: 'webhook_not_outside' } });
    }
    await app.close();
  });
});

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dialects } from '../../../tests/support/databases.ts';
import type { DeliveryApp } from '../../../tests/support/delivery-app.ts';
import { startUberApp, type UberApp, type UberServer } from '../../../tests/support/uber-app.ts';
import type { UberDelivery } from '../../../tests/support/uber-server.ts';
import { DAY, MINUTE } from '../../domain/times/zoned-time.ts';

describe.each(dialects)('a delivery by Uber Direct on %s', (dialect) => {
  let test: UberApp;
  let app: DeliveryApp;
  let uber: UberServer;
  beforeEach(async () => {
    test = await startUberApp(dialect);
    ({ app, uber } = test);
  });
  afterEach(() => test.close());

  const connect = (more?: object) => test.connect(more);
  const quote = (id: string) => test.quote(id);
  const handed = () => test.handed();
  const tell = (...event: Parameters<UberApp['tell']>) => test.tell(...event);
  const seen = async (id: string) =>
    (await app.call({ method: 'GET', url: `/orders/${id}`, token: app.customer })).body.order;

  it('is connected with keys that are tried first, and are never shown', async () => {
    expect((await connect({ clientSecret: 'wrong' })).body.code).toBe('service_keys_wrong');
    expect((await connect({ customerId: '' })).status).toBe(422);
    const { body } = await connect();
    expect(body.data.services[0].connection).toMatchObject({ account: 'cus_trattoria', isHeard: true });
    expect(JSON.stringify(body)).not.toContain(uber.client.client_secret);
    const kept = await app.services.db.selectFrom('delivery_services').selectAll().execute();
    expect(JSON.stringify(kept)).not.toMatch(/the-clients-secret|the-webhooks-key/);
    const restaurant = await app.call({ url: '/restaurants/public/trattoria' });
    expect(restaurant.body.data.restaurant.deliveredBy).toEqual(['uber_direct']);
    await app.office('DELETE', '/delivery-services/uber_direct');
    const after = await app.call({ url: '/restaurants/public/trattoria' });
    expect(after.body.data.restaurant).not.toHaveProperty('deliveredBy');
  });

  it('is offered with its price and its minutes, and sent by a second tap', async () => {
    await connect();
    const id = await app.ready();
    const { offer } = (await quote(id)).body.data;
    expect(offer).toMatchObject({ price: 6.2, pickupMinutes: 12, dropoffMinutes: 33 });
    expect(uber.deliveries).toHaveLength(0);
    expect((await app.give(id, offer.quote)).body.data.order).toMatchObject({
      ...{ courier: { name: 'Uber Direct' }, handed: { service: 'uber_direct', state: 'asked', price: 6.2 } },
    });
    await app.work();
    expect(uber.mistakes).toEqual([]);
    const order = await app.shown(id);
    expect(uber.deliveries[0]?.sent).toMatchObject({
      ...{ manifest_reference: order.orderNumber, idempotency_key: `${id}-1`, quote_id: 'dqt_1' },
      ...{ dropoff_name: 'Ada Cook', dropoff_phone_number: '+442079460958', dropoff_notes: 'ring twice' },
      ...{ manifest_total_value: Math.round(order.totalAmount * 100), undeliverable_action: 'return' },
      dropoff_address: { street_address: ['2 Test Lane'], city: 'London', zip_code: 'N1 2BB', country: 'GB' },
    });
    expect(order.handed).toMatchObject({ state: 'searching', trackingUrl: 'https://www.ubereats.com/orders/del_1' });
  });

  it('moves the order as it is picked up and delivered, and shows its customer where it is', async () => {
    await connect();
    const { id, there } = await handed();
    there.status = 'pickup';
    there.courier = { name: 'Maria' };
    expect(await tell(there)).toBe(200);
    expect(await app.shown(id)).toMatchObject({ status: 'Confirmed', handed: { state: 'assigned', courier: 'Maria' } });
    there.status = 'dropoff';
    await tell(there);
    expect(await app.shown(id)).toMatchObject({ status: 'Out for Delivery', handed: { state: 'picked_up' } });
    const { handed: forCustomer } = await seen(id);
    expect(forCustomer).toMatchObject({ state: 'picked_up', trackingUrl: 'https://www.ubereats.com/orders/del_1' });
    expect(forCustomer).not.toHaveProperty('price');
    there.status = 'delivered';
    await tell(there);
    expect(await app.shown(id)).toMatchObject({ status: 'Delivered', handed: { state: 'delivered' } });
    const { version } = await app.shown(id);
    for (const _ of [1, 2]) await tell(there);
    app.later(10 * MINUTE);
    await app.work();
    expect((await app.shown(id)).version).toBe(version);
  });

  it('is asked about where no event comes, and hears no event that is not signed', async () => {
    await connect();
    const { id, there } = await handed();
    there.status = 'pickup_complete';
    expect(await tell(there, { signature: '00' })).toBe(400);
    expect((await app.shown(id)).status).toBe('Confirmed');
    app.later(2 * MINUTE);
    await app.work();
    expect((await app.shown(id)).status).toBe('Out for Delivery');
    const { version } = await app.shown(id);
    there.status = 'pickup';
    await tell(there);
    expect(await app.shown(id)).toMatchObject({ version, status: 'Out for Delivery' });
  });

  it('is one delivery however often its answer is lost', async () => {
    await connect();
    const id = await app.ready();
    const { offer } = (await quote(id)).body.data;
    await app.give(id, offer.quote);
    uber.mode = 'lost';
    await app.work();
    app.later(MINUTE);
    await app.work();
    uber.mode = 'on';
    app.later(MINUTE);
    await app.work();
    expect(uber.deliveries).toHaveLength(1);
    expect((await app.shown(id)).handed).toMatchObject({ state: 'searching' });
  });

  it('is the house’s again where the service refuses, or does not answer, and the board says why', async () => {
    await connect();
    const id = await app.ready();
    const { offer } = (await quote(id)).body.data;
    await app.give(id, offer.quote);
    uber.mode = 'off';
    for (let minute = 0; minute < 12; minute++) {
      await app.work();
      app.later(MINUTE);
    }
    const after = await app.shown(id);
    expect(after.handed).toMatchObject({ state: 'failed', problem: { code: 'unanswered' } });
    expect(after).not.toHaveProperty('courier');
    expect((await seen(id)).handed).toBeUndefined();
    // The kitchen was never held.
    expect((await app.step(id, 'Preparing')).status).toBe(200);
    uber.mode = 'on';
    const again = (await quote(id)).body.data.offer;
    await app.give(id, again.quote);
    await app.work();
    expect(uber.deliveries.at(-1)?.sent.idempotency_key).toBe(`${id}-2`);
    const there = uber.deliveries.at(-1) as UberDelivery;
    Object.assign(there, { status: 'returned', undeliverable_reason: 'CUSTOMER_UNAVAILABLE' });
    await tell(there);
    expect((await app.shown(id)).handed).toMatchObject({
      state: 'returned',
      problem: { words: 'CUSTOMER_UNAVAILABLE' },
    });
  });

  it('says why there is no offer', async () => {
    await connect();
    const id = await app.ready();
    uber.mode = 'far';
    expect((await quote(id)).body.data.problem).toMatchObject({
      code: 'refused',
      words: expect.stringContaining('deliverable area'),
    });
    uber.mode = 'on';
    uber.currency = 'EUR';
    expect((await quote(id)).body.data.problem.code).toBe('currency');
    uber.currency = 'GBP';
    const cash = await app.place({ paid: false });
    await app.step(cash, 'Confirmed', { readyInMinutes: 30 });
    expect((await quote(cash)).body.data.problem.code).toBe('cash');
    uber.mode = 'off';
    expect((await quote(id)).body.code).toBe('service_unreachable');
  });

  it('and a courier’s phone never have one order both', async () => {
    await connect();
    await app.office('PUT', '/couriers', { usesCouriers: true });
    const id = await app.ready();
    const { path } = (await app.office('POST', `/orders/${id}/courier-links`)).body.data;
    const token = path.split(/[/#]/).at(-1);
    const take = () =>
      app.call({ method: 'POST', url: '/courier/taking', body: { token, device: 'd'.repeat(32), name: 'Mo' } });
    const { offer } = (await quote(id)).body.data;
    const [byPhone, byService] = await Promise.all([take(), app.give(id, offer.quote)]);
    expect([byPhone.status < 300, byService.status < 300].filter(Boolean)).toHaveLength(1);
    const rows = await app.services.db.selectFrom('handed_deliveries').selectAll().execute();
    expect(rows).toHaveLength(byService.status < 300 ? 1 : 0);
    if (byService.status < 300) {
      expect((await app.office('DELETE', `/orders/${id}/courier`)).body.code).toBe('handed_over');
      expect((await take()).body.code).toBe('courier_taken');
    }
  });

  it('is called back, unless its courier is under way', async () => {
    await connect();
    const { id } = await handed();
    expect((await app.office('DELETE', `/orders/${id}/handed-delivery`)).body.data.order.handed.isCalledBack).toBe(
      true,
    );
    await app.work();
    expect(await app.shown(id)).toMatchObject({ handed: { state: 'cancelled', isCalledBack: true } });
    expect(await app.shown(id)).not.toHaveProperty('courier');
    const { offer } = (await quote(id)).body.data;
    await app.give(id, offer.quote);
    await app.work();
    uber.isKept = true;
    await app.office('DELETE', `/orders/${id}/handed-delivery`);
    await app.work();
    expect(await app.shown(id)).toMatchObject({
      ...{ courier: { name: 'Uber Direct' }, handed: { state: 'searching', problem: { code: 'kept' } } },
    });
  });

  it('is called off with its order', async () => {
    await connect();
    const { id, there } = await handed();
    await app.step(id, 'Cancelled by Restaurant', { notes: 'The oven is broken.' });
    await app.work();
    expect(there.status).toBe('canceled');
    expect((await app.shown(id)).status).toBe('Cancelled by Restaurant');
  });

  it('is counted in the books where it was taken and not brought: what that costs, only its bill says', async () => {
    await connect();
    const taken = await handed();
    await app.office('DELETE', `/orders/${taken.id}/handed-delivery`);
    await app.work();
    expect(taken.there.status).toBe('canceled');
    expect((await app.books()).total).toMatchObject({ deliveriesToCheck: 1 });
    // The fee that it goes on naming is what the delivery would have cost.
    expect((await app.books()).total).not.toHaveProperty('deliveryServices');
    // Called back before it was sent: nobody there has heard of it.
    const unsent = await app.ready();
    await app.give(unsent, (await quote(unsent)).body.data.offer.quote);
    await app.office('DELETE', `/orders/${unsent}/handed-delivery`);
    await app.work();
    const { there } = await handed();
    Object.assign(there, { status: 'returned' });
    await tell(there);
    expect((await app.books()).total).toMatchObject({ deliveriesToCheck: 2, deliveryServices: 6.2 });
    const file = String((await app.office('GET', '/books.csv?from=2026-06-17&to=2026-06-17&separator=comma')).body);
    const [head = '', line = ''] = file.split('\r\n');
    expect(line.split(',')[head.split(',').indexOf('deliveriesToCheck')]).toBe('2');
  });

  it('asks for a token once a month, and anew where it is not known any more', async () => {
    await connect();
    const id = await app.ready();
    await quote(id);
    await quote(id);
    expect(uber.tokens.size).toBe(1);
    uber.tokens.clear();
    expect((await quote(id)).body.data.offer).not.toBeNull();
    expect(uber.asked.filter((each) => each.endsWith('/oauth/v2/token'))).toHaveLength(2);
    app.later(30 * DAY);
    await quote(id);
    expect(uber.asked.filter((each) => each.endsWith('/oauth/v2/token'))).toHaveLength(3);
  });

  it('keeps an offer for its order, and for its minutes', async () => {
    await connect();
    const [one, other] = [await app.ready(), await app.ready()];
    const { offer } = (await quote(one)).body.data;
    expect((await app.give(other, offer.quote)).body.code).toBe('quote_over');
    app.later(16 * MINUTE);
    expect((await app.give(one, offer.quote)).body.code).toBe('quote_over');
  });

  it('has its service kept while it has an order', async () => {
    await connect();
    const { there } = await handed();
    expect((await app.office('DELETE', '/delivery-services/uber_direct')).body.code).toBe('service_has_orders');
    there.status = 'delivered';
    await tell(there);
    expect((await app.office('DELETE', '/delivery-services/uber_direct')).status).toBe(200);
  });
});

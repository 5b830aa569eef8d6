import { type Kysely, sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { up as takeOver } from '../../../db/migrations/440-zones.ts';
import { dialects } from '../../../tests/support/databases.ts';
import {
  delivery,
  deliveryAddress,
  ids,
  item,
  pickup,
  productId,
  promotionId,
} from '../../../tests/support/order-input.ts';
import { hire } from '../../../tests/support/staff.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';

const NO_TERMS = { fee: null, minimum: null, freeFrom: null, travelMinutes: null, hours: null };
const zone = (name: string, postcodes: string[], terms: object = {}) => ({
  name,
  postcodes,
  kilometres: null,
  ...NO_TERMS,
  ...terms,
});
const pizzas = (count = 2) => [item('margherita', ['size/regular'], count)];
const at = (postcode: string) => ({ ...deliveryAddress, postalCode: postcode, postcode });

describe.each(dialects)('zones of delivery on %s', (dialect) => {
  let app: TestApp;
  let customer: string;
  let manager: string;
  beforeEach(async () => {
    app = await startTestApp(dialect);
    customer = await app.register();
    manager = await hire(app, 'Manager');
  });
  afterEach(() => app.close());

  const read = async () => (await app.call({ url: '/staff/zones', token: manager })).body.data;
  const write = (zones: object[], more: object = {}) =>
    app.call({ method: 'PUT', url: '/staff/zones', token: manager, body: { zones, ...more } });
  const shown = async () => (await app.call({ url: '/restaurants/public/-' })).body.data.restaurant;
  const quote = async (postcode: string | null, more: object = {}) => {
    const lines = pizzas().map(({ productId, quantity, selectedOptions }) => ({
      productId,
      quantity,
      selectedOptions,
    }));
    const body = {
      ...{ restaurantId: ids.restaurant, orderType: 'Delivery', isASAP: true, scheduledAt: null, items: lines },
      ...{ paymentMethod: 'Cash', deliveryAddress: postcode === null ? null : { postalCode: postcode }, ...more },
    };
    const answer = await app.call({ method: 'POST', url: '/cart/quote', token: customer, body });
    expect(answer.status).toBe(200);
    return answer.body.data;
  };
  /** As the page sends it: with the amounts that were quoted. */
  const place = async (postcode: string, figures: object, more: object = {}) =>
    app.call({
      method: 'POST',
      url: '/orders',
      token: customer,
      body: { ...delivery(pizzas(), { deliveryAddress: at(postcode) }), ...figures, ...more },
    });

  it('are none at first, and leave every answer as it was', async () => {
    expect((await read()).zones).toEqual([]);
    expect((await shown()).deliverySettings).not.toHaveProperty('zones');
    expect(await quote('ZZ9 9ZZ')).not.toHaveProperty('zone');
    const placed = await place('ZZ9 9ZZ', {});
    expect(placed.status).toBe(201);
    expect(Object.keys(placed.body.data.deliveryAddress).sort()).toEqual([
      ...['city', 'country', 'deliveryInstructions', 'postalCode', 'street'],
    ]);
  });

  it('ask the price of the first zone that contains the address, in the owner’s order', async () => {
    await write([zone('Inner', ['N1'], { fee: 1.5, minimum: 10 }), zone('Outer', ['N'], { fee: 4, minimum: 20 })]);
    const inner = await quote('N1 2BB');
    expect([inner.figures.deliveryFee, inner.zone]).toEqual([1.5, { name: 'Inner', minimumOrderValue: 10 }]);
    const outer = await quote('N7 1AA');
    expect([outer.figures.deliveryFee, outer.zone]).toEqual([4, { name: 'Outer', minimumOrderValue: 20 }]);

    const { zones } = await read();
    await write([...zones].reverse());
    expect((await quote('N1 2BB')).zone.name).toBe('Outer');
    expect((await read()).zones.map(({ _id }: { _id: string }) => _id)).toEqual(
      zones.map(({ _id }: { _id: string }) => _id).reverse(),
    );
  });

  it('place the order for what was quoted, and keep the zone with it', async () => {
    await write([zone('Inner', ['N1'], { fee: 1.5, minimum: 10 })]);
    const { figures } = await quote('N1 2BB');
    const placed = await place('N1 2BB', figures);
    expect(placed.status).toBe(201);
    const order = placed.body.data;
    expect([order.deliveryFee, order.deliveryAddress.zone]).toEqual([
      1.5,
      { id: expect.any(String), name: 'Inner', metres: null },
    ]);
    expect((await place('E1 6AN', figures)).body.code).toBe('outside_delivery_area');
  });

  it('refuse with the difference when a zone has changed since the page', async () => {
    await write([zone('Inner', ['N1'], { fee: 1.5 })]);
    const { figures } = await quote('N1 2BB');
    await write([zone('Inner', ['N1'], { fee: 2 })]);
    const { status, body } = await place('N1 2BB', figures);
    expect([status, body.code]).toEqual([409, 'price_changed']);
    expect(body.errors).toContainEqual({ field: 'deliveryFee', message: expect.stringContaining('£2.00') });
    expect((await place('N1 2BB', body.figures)).status).toBe(201);
  });

  it('hold the minimum of the zone', async () => {
    await write([zone('Far', ['N1'], { fee: 1, minimum: 500 })]);
    const { figures, obstacles } = await quote('N1 2BB');
    expect(obstacles).toMatchObject([{ code: 'below_minimum', message: expect.stringContaining('£500.00') }]);
    expect((await place('N1 2BB', figures)).body.code).toBe('below_minimum');
  });

  it('are free from a sum on: at it, and not a penny below', async () => {
    const { figures } = await quote('N1 2BB');
    const terms = (freeFrom: number) => ({ fee: 3, freeFrom });
    await write([zone('Near', ['N1'], terms(figures.subtotal))]);
    expect((await quote('N1 2BB')).figures.deliveryFee).toBe(0);
    await write([zone('Near', ['N1'], terms(figures.subtotal + 0.01))]);
    const charged = await quote('N1 2BB');
    expect([charged.figures.deliveryFee, charged.zone.freeFrom]).toEqual([3, figures.subtotal + 0.01]);
  });

  it('add their way to the promise', async () => {
    await write([zone('Near', ['N1'], { travelMinutes: 5 }), zone('Far', ['N'], { travelMinutes: 40 })]);
    const asapOf = async (postcode: string) => Date.parse((await quote(postcode)).times.asap.at);
    expect((await asapOf('N7 1AA')) - (await asapOf('N1 2BB'))).toBe(35 * 60_000);
    expect((await shown()).orderTimes).toMatchObject({ daysAhead: 7 });
    const { figures, times } = await quote('N7 1AA');
    const placed = await place('N7 1AA', figures, { promisedAt: times.asap.at });
    expect([placed.status, placed.body.data.promisedAt]).toEqual([201, times.asap.at]);
  });

  it('are delivered to in their hours, by the time of the order', async () => {
    const now = new Date(app.services.clock());
    const today = now.toLocaleDateString('en-GB', { weekday: 'long', timeZone: 'Europe/London' }).toLowerCase();
    const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
    const hours = { weekdays: days.filter((day) => day !== today), from: '00:00', to: '00:00' };
    await write([zone('Never today', ['N1'], { fee: 1, hours }), zone('Else', ['N7'], { fee: 2 })]);
    expect((await quote('N1 2BB')).obstacles).toMatchObject([{ code: 'zone_closed', field: 'scheduledAt' }]);
    expect((await place('N1 2BB', {})).body.code).toBe('zone_closed');
    await write([zone('Never today', ['N1'], { fee: 1, hours }), zone('Else', ['N'], { fee: 2 })]);
    expect((await quote('N1 2BB')).zone.name).toBe('Else');
  });

  it('leave pickups, and orders without an address yet, to the restaurant’s own terms', async () => {
    await write([zone('Inner', ['N1'], { fee: 1.5, minimum: 500 })]);
    expect((await quote(null)).figures.deliveryFee).toBe(2.5);
    const body = pickup(pizzas());
    expect((await app.call({ method: 'POST', url: '/orders', token: customer, body })).status).toBe(201);
  });

  it('are told to everybody, with the terms that hold in each', async () => {
    await write([zone('Inner', ['N1', 'n1 '], { freeFrom: 30 }), zone('Outer', ['EC1A'], { fee: 4, minimum: 20 })]);
    expect((await shown()).deliverySettings).toMatchObject({
      postcodes: ['N1', 'EC1A'],
      zones: [
        { name: 'Inner', postcodes: ['N1'], fee: 2.5, minimumOrderValue: 15, freeFrom: 30 },
        { name: 'Outer', postcodes: ['EC1A'], fee: 4, minimumOrderValue: 20 },
      ],
    });
  });

  it('are the postcodes of the delivery settings while they say no more than these', async () => {
    const settings = async () => (await app.call({ url: '/staff/delivery-settings', token: manager })).body.data;
    const terms = { fee: 2.5, minimumOrderValue: 15, allowsCollection: true, deliveryTime: null, collectionTime: null };
    const save = (postcodes: unknown) =>
      app.call({ method: 'PUT', url: '/staff/delivery-settings', token: manager, body: { ...terms, postcodes } });
    await save(['N1', 'EC1A']);
    expect((await read()).zones).toEqual([
      { _id: expect.any(String), name: '', postcodes: ['N1', 'EC1A'], kilometres: null, polygon: null, ...NO_TERMS },
    ]);
    expect(await shown()).not.toHaveProperty('deliverySettings.zones');

    await write([zone('Inner', ['N1'], { fee: 1 }), zone('City', ['EC1A'])]);
    expect((await settings()).postcodes).toEqual(['N1', 'EC1A']);
    expect((await save(['N1', 'EC1A'])).status).toBe(200);
    expect((await save(['N1'])).body.code).toBe('area_by_zones');
    expect((await read()).zones).toHaveLength(2);
    await write([]);
    expect((await settings()).postcodes).toBeNull();
  });

  it('are refused without a name, and as another editor left them', async () => {
    const nameless = await write([zone('', ['N1'], { fee: 1 })]);
    expect([nameless.status, nameless.body.errors[0].field]).toEqual([422, 'zones.0.name']);
    const wrong = await write([zone('Inner', ['N1'], { fee: 1.005 })]);
    expect(wrong.body.errors[0].field).toBe('zones.0.fee');
    const { version } = await read();
    await write([zone('Inner', ['N1'])]);
    expect((await write([], { expectedVersion: version })).body.code).toBe('menu_changed');
  });

  it('of kilometres are measured, and the order keeps its place and its way', async () => {
    const radius = { ...zone('Around', []), postcodes: null, kilometres: 3, fee: 2 };
    await write([radius]);
    expect((await shown()).deliverySettings).not.toHaveProperty('postcodes');
    const point = (longitude: number) => ({ location: { type: 'Point', coordinates: [longitude, 51.5] } });
    const asked = { deliveryAddress: { postalCode: 'N1 2BB', ...point(-0.12) } };
    const { figures, zone: found } = await quote(null, asked);
    expect([figures.deliveryFee, found.kilometres]).toEqual([2, 1.4]);
    const at1400 = { deliveryAddress: { ...at('N1 2BB'), ...point(-0.12) } };
    const placed = await place('N1 2BB', figures, at1400);
    expect(placed.body.data.deliveryAddress).toMatchObject({
      coordinates: [-0.12, 51.5],
      zone: { name: 'Around', metres: 1384 },
    });
    const far = await place('N1 2BB', figures, { deliveryAddress: { ...at('N1 2BB'), ...point(0.1) } });
    expect(far.body.code).toBe('outside_delivery_area');
  });

  it('of kilometres are never delivered to without a point', async () => {
    await write([{ ...zone('Around', []), postcodes: null, kilometres: 3 }]);
    expect((await quote('N1 2BB')).obstacles).toMatchObject([{ code: 'point_needed', field: 'deliveryAddress' }]);
    expect((await place('N1 2BB', {})).body.code).toBe('point_needed');
    await app.services.db
      .updateTable('restaurants')
      .set({ longitude: null, latitude: null })
      .where('id', '=', ids.restaurant)
      .execute();
    const again = await write([{ ...zone('Around', []), postcodes: null, kilometres: 4 }]);
    expect([again.status, again.body.code]).toEqual([409, 'place_unknown']);
  });

  it('that are drawn keep their corners, and are told to everybody without them', async () => {
    const corners = [
      [-0.2, 51.4],
      [0, 51.4],
      [0, 51.6],
      [-0.2, 51.6],
    ];
    const drawn = { ...zone('Drawn', []), postcodes: null, polygon: corners, fee: 2 };
    expect((await write([drawn])).status).toBe(200);
    expect((await read()).zones).toMatchObject([
      { name: 'Drawn', postcodes: null, kilometres: null, polygon: corners },
    ]);
    expect((await shown()).deliverySettings.zones).toEqual([{ name: 'Drawn', fee: 2, minimumOrderValue: 15 }]);
  });

  it('that are drawn take an order with a point, on the border too, and none without', async () => {
    const corners = [
      [-0.2, 51.4],
      [0, 51.4],
      [0, 51.6],
      [-0.2, 51.6],
    ];
    await write([{ ...zone('Drawn', []), postcodes: null, polygon: corners, fee: 2 }]);
    const at1400 = (longitude: number) => ({
      deliveryAddress: { ...at('N1 2BB'), location: { type: 'Point', coordinates: [longitude, 51.5] } },
    });
    const { figures } = await quote(null, at1400(-0.1));
    const placed = await place('N1 2BB', figures, at1400(0));
    expect(placed.body.data.deliveryAddress).toMatchObject({
      coordinates: [0, 51.5],
      zone: { name: 'Drawn', metres: expect.any(Number) },
    });
    expect((await place('N1 2BB', figures, at1400(0.001))).body.code).toBe('outside_delivery_area');
    expect((await place('N1 2BB', figures)).body.code).toBe('point_needed');
  });

  it('that are measured come before the postcodes after them, whatever a page knows of the place', async () => {
    await write([{ ...zone('Near', []), postcodes: null, kilometres: 3, fee: 9 }, zone('Town', ['N1'], { fee: 1 })]);
    expect((await place('N1 2BB', {})).body.code).toBe('point_needed');
    await write([zone('Town', ['N1'], { fee: 1 }), { ...zone('Near', []), postcodes: null, kilometres: 3, fee: 9 }]);
    expect((await quote('N1 2BB')).zone.name).toBe('Town');
  });

  it('are refused without a place, with two, or with too few corners', async () => {
    const fieldOf = async (more: object) =>
      (await write([{ ...zone('Odd', []), postcodes: null, ...more }])).body.errors[0].field;
    expect(await fieldOf({})).toBe('zones.0.postcodes');
    expect(await fieldOf({ postcodes: ['N1'], kilometres: 3 })).toBe('zones.0.kilometres');
    const line = [
      [0, 51],
      [1, 51],
    ];
    expect(await fieldOf({ polygon: line })).toBe('zones.0.polygon');
    expect(await fieldOf({ polygon: [...line, [0, 91]] })).toMatch(/^zones\.0\.polygon/);
  });

  it('that deliver for nothing leave nothing to a promotion that does', async () => {
    const many = {
      items: [{ productId: productId('margherita'), quantity: 4, selectedOptions: pizzas()[0]?.selectedOptions }],
    };
    const promoted = { ...many, promotionId: promotionId('free-ride'), couponCode: 'FREESHIP' };
    const { figures } = await quote('N1 2BB', many);
    await write([zone('Dear', ['N1'], { fee: 4 })]);
    expect((await quote('N1 2BB', promoted)).figures).toMatchObject({ deliveryFee: 4, discountAmount: 4 });
    await write([zone('Dear', ['N1'], { fee: 4, freeFrom: figures.subtotal })]);
    const free = await quote('N1 2BB', promoted);
    expect([free.figures.discountAmount, free.obstacles[0]?.code]).toEqual([0, 'delivery_already_free']);
  });

  it('take the postcodes of a restaurant over from before there were zones, and change no answer', async () => {
    const { db } = app.services;
    const terms = { fee: 2.5, minimumOrderValue: 15, allowsCollection: true, deliveryTime: null, collectionTime: null };
    const body = { ...terms, postcodes: ['N1', 'EC1A'] };
    await app.call({ method: 'PUT', url: '/staff/delivery-settings', token: manager, body });
    const answers = async () => [await read(), (await app.call({ url: '/restaurants/public/-' })).body];
    const before = await answers();
    await sql`alter table restaurants drop column zones`.execute(db);
    await takeOver(db as unknown as Kysely<unknown>);
    expect(await answers()).toEqual(before);
    expect((await place('E1 6AN', {})).body.code).toBe('outside_delivery_area');
    expect((await place('N1 2BB', {})).status).toBe(201);
  });

  it('of one restaurant are not those of another', async () => {
    await write([zone('Inner', ['N1'], { fee: 1 })]);
    const other = await app.call({ url: '/restaurants/public/sushi-bar' });
    expect(other.body.data.restaurant.deliverySettings).not.toHaveProperty('zones');
  });
});

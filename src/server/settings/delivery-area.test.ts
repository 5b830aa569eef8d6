import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dialects } from '../../../tests/support/databases.ts';
import { delivery, deliveryAddress, item, pickup } from '../../../tests/support/order-input.ts';
import { hire } from '../../../tests/support/staff.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';

const pizzas = () => [item('margherita', ['size/regular'], 2)];
const to = (postalCode: string) =>
  delivery(pizzas(), { deliveryAddress: { ...deliveryAddress, postalCode, postcode: postalCode } });

describe.each(dialects)('an area of delivery on %s', (dialect) => {
  let app: TestApp;
  let customer: string;
  let manager: string;
  beforeEach(async () => {
    app = await startTestApp(dialect);
    customer = await app.register();
    manager = await hire(app, 'Manager');
  });
  afterEach(() => app.close());

  const url = '/staff/delivery-settings';
  const read = async () => (await app.call({ url, token: manager })).body.data;
  const write = (postcodes: unknown, headers = {}) => {
    const terms = { fee: 2.5, minimumOrderValue: 15, allowsCollection: true, deliveryTime: null, collectionTime: null };
    const body = postcodes === undefined ? terms : { ...terms, postcodes };
    return app.call({ method: 'PUT', url, token: manager, headers, body });
  };
  const place = (body: object, headers = {}) =>
    app.call({ method: 'POST', url: '/orders', token: customer, headers, body });
  const shown = async () => (await app.call({ url: '/restaurants/public/-' })).body.data.restaurant.deliverySettings;

  it('is everywhere until the restaurant names one', async () => {
    expect((await read()).postcodes).toBeNull();
    expect(await shown()).not.toHaveProperty('postcodes');
    expect((await place(to('ZZ9 9ZZ'))).status).toBe(201);
  });

  it('refuses deliveries elsewhere and takes those within, and pickups', async () => {
    expect((await write(['n1', ' ec1a ', 'N1'])).body.data.postcodes).toEqual(['N1', 'EC1A']);
    expect((await shown()).postcodes).toEqual(['N1', 'EC1A']);

    const { status, body } = await place(to('N10 1AA'));
    expect([status, body.code, body.message]).toEqual([
      409,
      'outside_delivery_area',
      'This restaurant does not deliver to N10 1AA. Please choose another address.',
    ]);
    const orders = await app.call({ url: '/orders/my-orders', token: customer });
    expect(orders.body.orders).toEqual([]);
    expect((await place(to('n1 2bb'))).status).toBe(201);
    expect((await place(to('EC1A 1BB'))).status).toBe(201);
    expect((await place(pickup(pizzas()))).status).toBe(201);
  });

  it('takes postcodes with the sign of their country, in areas and in addresses', async () => {
    const inGermany = (postcode: string) =>
      delivery(pizzas(), {
        deliveryAddress: { ...deliveryAddress, postalCode: postcode, postcode, country: 'Deutschland' },
      });
    await write(['10115', 'D-202']);
    for (const postcode of ['D-10115', 'de 10115', 'D10115', 'Ｄ－１０１１５', '20259', 'DE-20259']) {
      expect([postcode, (await place(inGermany(postcode))).status]).toEqual([postcode, 201]);
    }
    expect((await place(inGermany('D-10117'))).body.code).toBe('outside_delivery_area');
    expect((await place(inGermany('F-10115'))).body.code).toBe('postcode_invalid');
  });

  it('refuses what is no postcode of the country that the address names', async () => {
    const inPortugal = (postcode: string) =>
      delivery(pizzas(), {
        deliveryAddress: { ...deliveryAddress, postalCode: postcode, postcode, country: 'Portugal' },
      });
    const { status, body } = await place(inPortugal('NOPE'));
    expect([status, body.code, body.errors[0].field]).toEqual([422, 'postcode_invalid', 'deliveryAddress.postalCode']);
    expect(body.message).toContain('“NOPE”');
  });

  it('asks for a postcode that the country does not demand', async () => {
    const inIreland = (postcode: string) =>
      delivery(pizzas(), {
        deliveryAddress: { ...deliveryAddress, postalCode: postcode, postcode, country: 'Ireland' },
      });
    expect((await place(inIreland(''))).status).toBe(201);
    await write(['D02']);
    const { status, body } = await place(inIreland(''));
    expect([status, body.code, body.errors[0].field]).toEqual([422, 'postcode_needed', 'deliveryAddress.postalCode']);
    expect((await place(inIreland('D02 AF30'))).status).toBe(201);
  });

  it('says so in the customer’s language', async () => {
    await write(['N1']);
    const { body } = await place(to('N10 1AA'), { 'accept-language': 'de' });
    expect(body.message).toContain('liefert nicht nach N10 1AA');
  });

  it('stays as it is when a request does not name it, and ends with null', async () => {
    await write(['N1']);
    expect((await write(undefined)).body.data.postcodes).toEqual(['N1']);
    expect((await write(null)).body.data.postcodes).toBeNull();
    expect((await place(to('ZZ9 9ZZ'))).status).toBe(201);
  });

  it.each([
    ['an empty list', []],
    ['a beginning without letters or digits', ['N1', '–']],
    ['two beginnings in one', ['N1 2BB EC1A']],
    ['too many', Array.from({ length: 201 }, (_, index) => `N${index}`)],
    ['no list', 'N1'],
  ])('refuses %s and changes nothing', async (_, postcodes) => {
    const { status, body } = await write(postcodes);
    expect([status, body.errors[0].field]).toEqual([422, 'postcodes']);
    expect((await read()).postcodes).toBeNull();
  });
});

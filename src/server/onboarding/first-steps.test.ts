import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dialects } from '../../../tests/support/databases.ts';
import { categoryInput, dishInput } from '../../../tests/support/menu-input.ts';
import { pickup } from '../../../tests/support/order-input.ts';
import { employ } from '../../../tests/support/people.ts';
import { SETUP_OWNER, setupForm } from '../../../tests/support/setup-form.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { importIds } from '../import/import-ids.ts';
import { importRestaurant } from '../import/import-restaurant.ts';
import { newId } from '../platform/ids/ids.ts';
import { newRestaurant } from './new-restaurant.ts';
import { parseSetup, type SetupInput } from './setup-input.ts';

const RESTAURANT = importIds('casa-nova').restaurant;
const COLOURS = { primary: '#0b5cad', secondary: '#0d7a6b', accent: '#d6409f' };
const UNDECIDED = {
  hasDelivery: false,
  hasPayment: false,
  hasLegal: false,
  hasTaxes: false,
  hasLook: false,
  isPreparing: false,
};
const NOTHING = { hasHours: false, hasDish: false, hasCover: false, hasOrder: false, ...UNDECIDED };

describe.each(dialects)('the first steps of a new restaurant on %s', (dialect) => {
  const host = 'casa-nova.localhost';
  let app: TestApp;
  let owner: string;
  beforeEach(async () => {
    app = await startTestApp(dialect);
    const { input } = parseSetup({ ...setupForm, contentLanguage: 'en' }) as { input: SetupInput };
    const file = newRestaurant(input, null);
    await importRestaurant(app.services, { baseDir: null, file });
    owner = await app.register(SETUP_OWNER.email, host);
    const { user } = (await app.call({ url: '/users/me', host, token: owner })).body.data;
    await employ(app, user._id, 'Owner', RESTAURANT);
  });
  afterEach(() => app.close());

  const steps = async () => (await app.call({ url: '/staff/first-steps', host, token: owner })).body.data;
  const write = async (method: 'POST' | 'PUT', url: string, body: object, headers = {}) => {
    const answer = await app.call({ method, url: `/staff${url}`, host, token: owner, body, headers });
    expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
    return answer.body.data;
  };

  it('are the hours, a dish that customers see, a picture and the order itself, one after the other', async () => {
    expect(await steps()).toEqual(NOTHING);

    await write('PUT', '/opening-hours', { openingHours: { monday: { isClosed: true } }, exceptions: [] });
    expect(await steps()).toEqual(NOTHING);
    const wednesday = { isClosed: false, open: '10:00', close: '23:00' };
    await write('PUT', '/opening-hours', { openingHours: { wednesday }, exceptions: [] });
    expect(await steps()).toEqual({ ...NOTHING, hasHours: true });

    const { category } = await write('POST', '/categories', categoryInput);
    const { product: dish } = await write('POST', '/products', { ...dishInput(category._id), isActive: true });
    expect(await steps()).toEqual({ ...NOTHING, hasHours: true });
    await write('PUT', `/categories/${category._id}`, {
      ...categoryInput,
      isActive: true,
      expectedVersion: category.version,
    });
    expect(await steps()).toEqual({ ...NOTHING, hasHours: true, hasDish: true });

    const { picture } = await write('POST', '/pictures?use=hero', await photo(), { 'content-type': 'image/jpeg' });
    await write('PUT', '/theme', { ...COLOURS, coverId: picture._id });
    const shown = { ...NOTHING, hasHours: true, hasDish: true, hasCover: true, hasLook: true };
    expect(await steps()).toEqual(shown);

    const { _id: productId, price } = dish;
    const line = { productId, quantity: 1, unitPrice: price, productName: 'Focaccia', selectedOptions: [] };
    const order = pickup([{ ...line, itemSubtotal: price }], { restaurantId: RESTAURANT });
    const headers = { 'idempotency-key': newId() };
    const token = await app.register('ada@example.test', host);
    expect(await app.call({ method: 'POST', url: '/orders', host, token, headers, body: order })).toMatchObject({
      status: 201,
    });
    expect(await steps()).toEqual({ ...shown, hasOrder: true });
  });

  it('count delivery as said once it is off or its postcodes are known: without any, nobody would be too far away', async () => {
    const terms = { minimumOrderValue: 10, allowsCollection: true, deliveryTime: null, collectionTime: null };
    const hasDelivery = async (fee: number | null, postcodes: string[] | null) => {
      await write('PUT', '/delivery-settings', { ...terms, fee, postcodes });
      return (await steps()).hasDelivery;
    };
    expect(await hasDelivery(2.5, null)).toBe(false);
    expect(await hasDelivery(2.5, ['CO1'])).toBe(true);
    expect(await hasDelivery(2.5, null)).toBe(false);
    expect(await hasDelivery(null, null)).toBe(true);

    const { db } = app.services;
    await db.updateTable('restaurants').set({ country: 'United Arab Emirates' }).where('id', '=', RESTAURANT).execute();
    expect(await hasDelivery(2.5, null)).toBe(true);
  });

  it('end with the owner’s decision to open: until then customers read "opening soon", and the server takes no order', async () => {
    const { services } = app;
    await services.db.updateTable('restaurants').set({ preparing_since: 1 }).where('id', '=', RESTAURANT).execute();
    const open = () => app.call({ method: 'POST', url: '/staff/open-for-orders', host, token: owner });
    expect(await open()).toMatchObject({ status: 409, body: { code: 'not_ready' } });

    const wednesday = { isClosed: false, open: '10:00', close: '23:00' };
    await write('PUT', '/opening-hours', { openingHours: { wednesday }, exceptions: [] });
    const { category } = await write('POST', '/categories', { ...categoryInput, isActive: true });
    const { product: dish } = await write('POST', '/products', { ...dishInput(category._id), isActive: true });
    const restaurant = async () => (await app.call({ url: '/restaurants/public/-', host })).body.data.restaurant;
    expect((await restaurant()).isPreparing).toBe(true);

    const line = {
      productId: dish._id,
      quantity: 1,
      unitPrice: dish.price,
      productName: 'Focaccia',
      selectedOptions: [],
    };
    const body = pickup([{ ...line, itemSubtotal: dish.price }], { restaurantId: RESTAURANT });
    const token = await app.register('ada@example.test', host);
    const order = () =>
      app.call({ method: 'POST', url: '/orders', host, token, headers: { 'idempotency-key': newId() }, body });
    expect(await order()).toMatchObject({ status: 409, body: { code: 'opening_soon' } });

    expect(await open()).toMatchObject({ status: 200, body: { data: { isPreparing: false } } });
    expect(await restaurant()).not.toHaveProperty('isPreparing');
    expect((await order()).status).toBe(201);
    expect((await open()).status).toBe(200);
  });

  it('are told to nobody who could not take them', async () => {
    const customer = await app.register('ada@example.test', host);
    expect((await app.call({ url: '/staff/first-steps', host, token: customer })).status).toBe(403);
    expect((await app.call({ url: '/staff/first-steps', host })).status).toBe(401);
  });
});

const photo = () =>
  sharp({ create: { width: 1600, height: 900, channels: 3, background: '#0b5cad' } })
    .jpeg()
    .toBuffer();

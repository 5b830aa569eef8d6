import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dialects } from '../../../tests/support/databases.ts';
import { delivery, ids, item } from '../../../tests/support/order-input.ts';
import { userIdOf } from '../../../tests/support/people.ts';
import { hire } from '../../../tests/support/staff.ts';
import { NOON, SUSHI, startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { DAY } from '../../domain/times/zoned-time.ts';
import { inTransaction } from '../platform/database/database.ts';
import { deleteAroundOrders } from '../privacy/forget-here.repo.ts';
import { forgetOldPhotos, photoOf } from './order-photos.repo.ts';

const PHONE = 'a'.repeat(32);

describe.each(dialects)('the photo of an order that could not be delivered, on %s,', (dialect) => {
  let app: TestApp;
  let staff: string;
  let customer: string;
  let order: string;
  let link: string;
  beforeEach(async () => {
    app = await startTestApp(dialect, { ACCESS_TOKEN_S: String(200 * 86400) });
    staff = await hire(app);
    customer = await app.register();
    await send('PUT', '/staff/couriers', { usesCouriers: true }, await hire(app, 'Owner'));
    const body = delivery([item('margherita', ['size/large'], 2)]);
    order = (await send('POST', '/orders', body, customer)).body.data._id;
    for (const status of ['Confirmed', 'Preparing']) await send('PATCH', `/staff/orders/${order}/status`, { status });
    link = (await send('POST', `/staff/orders/${order}/courier-links`)).body.data.path.split('#')[1];
    await courier('taking', { name: 'Jo' });
    await courier('steps', { step: 'picked_up' });
  });
  afterEach(() => app.close());

  const send = (method: 'GET' | 'POST' | 'PUT' | 'PATCH', url: string, body?: object, token = staff) =>
    app.call({ method, url, token, ...(body && { body }) });
  const courier = (url: string, more: object, device = PHONE) =>
    app.call({ method: 'POST', url: `/courier/${url}`, body: { token: link, device, ...more } });
  const fail = (photo: string, device = PHONE) => courier('steps', { step: 'failed', reason: 'nobody', photo }, device);
  const photo = (token = staff) => send('GET', `/staff/orders/${order}/photo`, undefined, token);
  const isKept = async () =>
    (await photoOf(app.services.db, { restaurantId: ids.restaurant, orderId: order })) !== undefined;

  /** As a phone's camera makes it: on its side, and with the place where it was taken. */
  async function taken(): Promise<string> {
    const picture = sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#a04020' } });
    const place = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 53/1 0/1' } };
    const jpeg = await picture.withExif(place).jpeg({ quality: 60 }).withMetadata({ orientation: 6 }).toBuffer();
    return jpeg.toString('base64');
  }

  it('is seen by staff on the order’s page, upright, smaller and without what the camera wrote', async () => {
    expect((await send('GET', `/staff/orders/${order}/record`)).body.data).not.toHaveProperty('hasPhoto');
    expect((await photo()).status).toBe(404);
    app.setNow(NOON + 60_000);
    expect((await fail(await taken())).body.data.ride).toMatchObject({ status: 'Failed' });
    expect((await send('GET', `/staff/orders/${order}/record`)).body.data.hasPhoto).toBe(true);
    const { picture, takenAt } = (await photo()).body.data;
    expect(takenAt).toBe(new Date(NOON + 60_000).toISOString());
    const seen = await sharp(Buffer.from(picture.replace('data:image/webp;base64,', ''), 'base64')).metadata();
    expect(seen).toMatchObject({ format: 'webp', width: 960, height: 1280 });
    expect([seen.exif, seen.xmp, seen.iptc, seen.icc]).toEqual([undefined, undefined, undefined, undefined]);
  });

  it('is for nobody else: not for couriers, customers or another restaurant', async () => {
    await fail(await taken());
    expect((await photo(await hire(app, 'Courier'))).status).toBe(403);
    expect((await photo(customer)).status).toBe(403);
    const elsewhere = await app.call({ url: `/staff/orders/${order}/photo`, token: staff, host: SUSHI });
    expect([401, 403, 404]).toContain(elsewhere.status);
    expect(JSON.stringify((await send('GET', `/orders/${order}`, undefined, customer)).body)).not.toContain('photo');
  });

  it('is taken from the phone alone that has the order, and of one that is no picture nothing is kept', async () => {
    expect((await fail(await taken(), 'b'.repeat(32))).body.code).toBe('courier_not_yours');
    expect(await isKept()).toBe(false);
    expect((await fail('no base64')).status).toBe(422);
    expect((await fail('A'.repeat(190_001))).status).toBe(422);
    expect((await fail(Buffer.from('<svg/>').toString('base64'))).body.data.ride).toMatchObject({ status: 'Failed' });
    expect(await isKept()).toBe(false);
  });

  it('goes with what is forgotten of its order, and by itself after four months', async () => {
    await fail(await taken());
    const { db } = app.services;
    const at = { restaurantId: ids.restaurant, userId: await userIdOf(app, customer) };
    app.setNow(NOON + 119 * DAY);
    expect(await forgetOldPhotos(app.services).run()).toBe(0);
    expect(await isKept()).toBe(true);
    const kept = await photoOf(db, { restaurantId: ids.restaurant, orderId: order });
    await inTransaction(db, (tx) => deleteAroundOrders(tx, at));
    expect(await isKept()).toBe(false);
    if (kept) await db.insertInto('order_photos').values(kept).execute();
    app.setNow(NOON + 121 * DAY);
    expect(await forgetOldPhotos(app.services).run()).toBe(1);
    expect(await isKept()).toBe(false);
  });
});

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dialects } from '../../../tests/support/databases.ts';
import { delivery, ids, item, promotionId } from '../../../tests/support/order-input.ts';
import { hire } from '../../../tests/support/staff.ts';
import { allRows } from '../../../tests/support/stored-rows.ts';
import { PASSWORD, startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { emailHash } from '../promotions/promotion-contacts.repo.ts';

describe.each(dialects)('a customer with an account, on %s,', (dialect) => {
  let app: TestApp;
  let token: string;
  beforeEach(async () => {
    app = await startTestApp(dialect);
    token = await app.register('ada@example.test');
  });
  afterEach(() => app.close());

  const post = (url: string, body: object = {}, by = token) => app.call({ method: 'POST', url, token: by, body });
  const order = async () => (await post('/orders', delivery([item('lemonade', [], 4)]))).body.data._id as string;

  it('gets a copy of what is stored about them, and of nobody else', async () => {
    const orderId = await order();
    const other = await app.register('bo@example.test');
    await app.call({ method: 'POST', url: '/orders', token: other, body: delivery([item('lemonade', [], 5)]) });
    const { status, body } = await post('/users/me/copy');
    expect(status).toBe(200);
    expect(body.data.copy).toMatchObject({
      profile: { email: 'ada@example.test' },
      restaurants: [{ orders: [{ _id: orderId, deliveryAddress: { street: '2 Test Lane' } }] }],
    });
    expect(JSON.stringify(body)).not.toContain('bo@example.test');
    const guest = (await app.call({ method: 'POST', url: '/auth/guest', body: {} })).body.accessToken;
    expect((await post('/users/me/copy', {}, guest)).status).toBe(403);
  });

  it('deletes it with their password, which ends every session and frees the address', async () => {
    const wrong = await post('/users/me/deletion', { currentPassword: 'not it' });
    expect(wrong.body).toMatchObject({ code: 'wrong_password', errors: [{ field: 'currentPassword' }] });
    expect((await post('/users/me/deletion', { currentPassword: PASSWORD })).status).toBe(204);
    expect((await app.call({ url: '/users/me', token })).status).toBe(401);
    const rows = await app.services.db.selectFrom('users').select(['email', 'name']).execute();
    expect(JSON.stringify(rows)).not.toContain('ada@example.test');
    expect(await app.register('ada@example.test')).toBeTruthy();
  });

  it('takes along what the account itself asked for, and leaves the use of a coupon counted', async () => {
    const { db } = app.services;
    await db.updateTable('restaurants').set({ mailing_list: 1 }).execute();
    expect(
      (await app.call({ method: 'PUT', url: '/users/me/subscription', token, body: { source: 'profile' } })).status,
    ).toBeLessThan(300);
    const { copy } = (await post('/users/me/copy')).body.data;
    expect(copy.restaurants).toMatchObject([{ mailingLists: [{ email: 'ada@example.test' }] }]);
    const counted = { promotion_id: promotionId('last-five'), contact_hash: emailHash('ada@example.test') };
    await db
      .insertInto('promotion_contacts')
      .values({ restaurant_id: ids.restaurant, ...counted, uses: 1, guest_uses: 0 })
      .execute();
    expect((await post('/users/me/deletion', { currentPassword: PASSWORD })).status).toBe(204);
    expect((await allRows(db)).filter((row) => row.includes('ada@example.test'))).toEqual([]);
    expect(await db.selectFrom('promotion_contacts').selectAll().execute()).toMatchObject([counted]);
  });

  it('keeps it while an order is under way, and as long as a restaurant would have no owner', async () => {
    await order();
    const busy = await post('/users/me/deletion', { currentPassword: PASSWORD });
    expect([busy.status, busy.body.code]).toEqual([409, 'own_orders_under_way']);
    const owner = await hire(app, 'Owner');
    const alone = await post('/users/me/deletion', { currentPassword: PASSWORD }, owner);
    expect([alone.status, alone.body.code]).toEqual([409, 'only_owner']);
  });
});

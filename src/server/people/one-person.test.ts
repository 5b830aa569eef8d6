import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dialects } from '../../../tests/support/databases.ts';
import { ids, item, pickup } from '../../../tests/support/order-input.ts';
import { hire } from '../../../tests/support/staff.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';

const NATIONAL = '12 34 56 78';
const ABROAD = '+45 12 34 56 78';
const FOREIGN = '+46 12 34 56 78';

describe.each(dialects)('one person in two spellings, on %s,', (dialect) => {
  let app: TestApp;
  let owner: string;
  beforeEach(async () => {
    app = await startTestApp(dialect, { RATE_LIMITS: 'true', OPEN_ORDERS: '1' });
    await app.services.db
      .updateTable('restaurants')
      .set({ country: 'Danmark', mailing_list: 1 })
      .where('id', '=', ids.restaurant)
      .execute();
    owner = await hire(app, 'Owner');
  });
  afterEach(() => app.close());

  const order = async (guest: { name: string; email: string }, contactPhone: string, more = {}) => {
    const token = (await app.call({ method: 'POST', url: '/auth/guest' })).body.accessToken;
    const body = { ...pickup([item('lemonade')], { contactPhone, ...more }), guest };
    return { token, ...(await app.call({ method: 'POST', url: '/orders', token, body })) };
  };
  const ana = (tag = '') => ({ name: 'Ana', email: `ana${tag}@example.test` });
  const asOwner = (method: 'POST' | 'PATCH', url: string, body: object) =>
    app.call({ method, url, token: owner, body });
  const finish = () => app.services.db.updateTable('orders').set({ status: 'Cancelled by User' }).execute();

  it('is held to the orders that one may have open, by number and by mailbox', async () => {
    expect((await order(ana(), NATIONAL)).status).toBe(201);
    expect((await order({ ...ana(), email: 'other@example.test' }, ABROAD)).body.code).toBe('too_many_open_orders');
    expect((await order(ana('+1'), '+45 87 65 43 21')).body.code).toBe('too_many_open_orders');
    expect((await order({ ...ana(), email: 'swede@example.test' }, FOREIGN)).status).toBe(201);
    const member = async (email: string) => {
      const token = await app.register(email);
      return app.call({ method: 'POST', url: '/orders', token, body: pickup([item('lemonade')]) });
    };
    expect((await member('ana+2@example.test')).body.code).toBe('too_many_open_orders');
  });

  it('is blocked, by number and by mailbox', async () => {
    await asOwner('POST', '/staff/blocks', { phone: NATIONAL, email: 'ana@example.test', reason: 'Never came.' });
    expect((await order({ ...ana(), email: 'other@example.test' }, ABROAD)).body.code).toBe('call_to_order');
    expect((await order(ana('+again'), '+45 87 65 43 21')).body.code).toBe('call_to_order');
    expect((await order({ ...ana(), email: 'other@example.test' }, FOREIGN)).status).toBe(201);
  });

  it('is known when they call, and found by what they say', async () => {
    const call = async (contactPhone: string, customerName: string) => {
      const body = { ...pickup([item('lemonade')], { contactPhone }), customerName, email: null };
      return asOwner('POST', '/staff/phone-orders', { ...body, readyInMinutes: 20, overrides: [] });
    };
    expect((await call(NATIONAL, 'Cara')).status).toBe(201);
    const caller = async (phone: string) => (await asOwner('POST', '/staff/callers', { phone })).body.data.caller;
    expect((await caller(ABROAD))?.name).toBe('Cara');
    expect(await caller(FOREIGN)).toBeNull();
    for (const typed of [NATIONAL, ABROAD, '5678']) {
      const { customers } = (await asOwner('POST', '/staff/customer-searches', { typed })).body.data;
      expect(customers).toMatchObject([{ name: 'Cara' }]);
    }
  });

  it('orders for the first time once', async () => {
    const guestOf = async ({ body }: { body: { data: { _id: string } } }) =>
      (await app.call({ url: `/staff/orders/${body.data._id}`, token: owner })).body.order.guest;
    expect(await guestOf(await order(ana(), NATIONAL))).toBe('first');
    await finish();
    expect(await guestOf(await order({ ...ana(), email: 'other@example.test' }, ABROAD))).toBe('known');
    await finish();
    expect(await guestOf(await order(ana('+1'), '+45 87 65 43 21'))).toBe('known');
  });

  it('gets few links to the list and few codes, whatever stands behind the plus', async () => {
    for (let i = 0; i < 6; i++)
      await app.call({
        method: 'POST',
        url: '/mailing-list',
        body: { email: `list+${i}@example.test`, source: 'page' },
      });
    const links = await app.services.db.selectFrom('outbox').select('id').where('kind', '=', 'list_confirm').execute();
    expect(links).toHaveLength(3);
    const codes = [];
    for (let i = 0; i < 6; i++) {
      const { token, body } = await order(ana(`+${i}`), `+45 20 00 00 0${i}`);
      const link = await app.call({ method: 'POST', url: `/orders/${body.data._id}/links`, token });
      const claim = { token: link.body.data.token };
      codes.push((await app.call({ method: 'POST', url: '/tracked-orders/claims', body: claim })).status);
      await finish();
    }
    expect(codes).toEqual([...Array(5).fill(201), 429]);
  });
});

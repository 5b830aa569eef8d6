import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dialects } from '../../../tests/support/databases.ts';
import { delivery, item, pickup } from '../../../tests/support/order-input.ts';
import { employ, pointsOf, userIdOf } from '../../../tests/support/people.ts';
import { hire } from '../../../tests/support/staff.ts';
import { NOON, SUSHI, startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { SUSHI_PLACE } from '../../../tests/support/world-places.ts';

describe.each(dialects)('the book of customers, on %s', (dialect) => {
  let app: TestApp;
  let staff: string;
  let manager: string;
  let ana: string;
  beforeEach(async () => {
    app = await startTestApp(dialect);
    staff = await hire(app, 'Staff');
    manager = await hire(app, 'Manager');
    ana = await app.register('ana.silva@example.test');
    await app.call({ method: 'PUT', url: '/users/me', token: ana, body: { name: 'Ana Maria da Silva' } });
  });
  afterEach(() => app.close());

  const order = async (token: string, more: object = {}) =>
    (await app.call({ method: 'POST', url: '/orders', token, body: { ...pickup([item('lemonade')]), ...more } })).body
      .data;
  const call = async (name: string, phone = '+44 20 7946 0958') =>
    app.call({
      ...{ method: 'POST', url: '/staff/phone-orders', token: staff },
      body: {
        ...delivery([item('margherita', ['size/large'], 2)], { contactPhone: phone }),
        customerName: name,
        readyInMinutes: 30,
      },
    });
  const search = async (typed = '', more: object = {}, token = staff) =>
    (await app.call({ method: 'POST', url: '/staff/customer-searches', token, body: { typed, ...more } })).body.data;
  const names = async (typed: string) => (await search(typed)).customers.map(({ name }: { name: string }) => name);
  const read = async (id: string, token = staff) =>
    (await app.call({ url: `/staff/customers/${id}`, token })).body.data?.customer;

  it('finds who ordered by name, last name, address, end of number and order, with what is open', async () => {
    expect(await names('')).toEqual([]);
    const placed = await order(ana, { contactPhone: '+44 20 7946 0111' });
    app.setNow(NOON + 60_000);
    await call('Benoît O’Hara');
    expect(await names('')).toEqual(['Benoît O’Hara', 'Ana Maria da Silva']);
    for (const typed of ['ana', 'ANA MARIA D', 'silva', 'ana.silva@ex', '0111', '7946 0111', '+44 20 7946 0111'])
      expect([typed, await names(typed)]).toEqual([typed, ['Ana Maria da Silva']]);
    expect(await names('benoit')).toEqual(['Benoît O’Hara']);
    expect(await names('ohara')).toEqual(['Benoît O’Hara']);
    for (const typed of ['maria', 'lva', '99', '0112', 'x']) expect([typed, await names(typed)]).toEqual([typed, []]);
    const { orders } = await search('ana');
    expect(orders).toMatchObject([{ _id: placed._id, customerName: 'Ana Maria da Silva' }]);
    const byNumber = await search(placed.orderNumber.toLowerCase().replace('-', ' '));
    expect(byNumber).toMatchObject({ orders: [{ _id: placed._id }], customers: [{ name: 'Ana Maria da Silva' }] });
  });

  it('knows who changed their name, and nobody whose payment is awaited', async () => {
    await order(ana);
    await app.call({ method: 'PUT', url: '/users/me', token: ana, body: { name: 'Ana Pereira' } });
    expect(await names('silva')).toEqual([]);
    expect(await names('pereira')).toEqual(['Ana Pereira']);
  });

  it('shows everybody by page, who ordered last first', async () => {
    for (let i = 0; i < 23; i++) {
      app.setNow(NOON + i * 1000);
      await call(`Caller ${i}`, `+44 20 7946 ${1000 + i}`);
    }
    const first = await search();
    expect([first.customers.length, first.hasMore, first.customers[0].name]).toEqual([20, true, 'Caller 22']);
    const second = await search('', { after: first.customers.at(-1)._id });
    expect([second.customers.map(({ name }: { name: string }) => name), second.hasMore]).toEqual([
      ['Caller 2', 'Caller 1', 'Caller 0'],
      false,
    ]);
    expect((await search('caller')).hasMore).toBe(true);
  });

  it('is of one restaurant, and of who ordered there', async () => {
    await order(ana);
    const id = await userIdOf(app, ana);
    const there = await app.register('sushi@example.test', SUSHI);
    await employ(
      app,
      (await app.call({ url: '/users/me', token: there, host: SUSHI })).body.data.user._id,
      'Owner',
      SUSHI_PLACE.restaurantId,
    );
    const as = { host: SUSHI, token: there };
    const found = await app.call({ method: 'POST', url: '/staff/customer-searches', ...as, body: { typed: 'ana' } });
    expect(found.body.data.customers).toEqual([]);
    expect((await app.call({ url: `/staff/customers/${id}`, ...as })).status).toBe(404);
    expect((await app.call({ url: `/staff/customers/${await userIdOf(app, staff)}`, token: staff })).status).toBe(404);
  });

  it('says what somebody has ordered, without what was called off, and who has the same number', async () => {
    const kept = await order(ana, { contactPhone: '+44 20 7946 0958' });
    const dropped = await order(ana);
    await app.call({ method: 'PATCH', url: `/orders/${dropped._id}/cancel-my-order`, token: ana });
    await call('Ana', '020 7946 0958');
    const id = await userIdOf(app, ana);
    const [entry] = (await search('silva')).customers;
    expect(entry).toMatchObject({ orders: 1, spent: kept.totalAmount, isGuest: false });
    await order(ana, { contactPhone: '+44 20 7946 0958' });
    expect((await read(id)).alike).toMatchObject([{ name: 'Ana', isGuest: true, orders: 1, email: null }]);
    const listed = await app.call({ url: `/staff/orders?customer=${id}`, token: staff });
    expect(listed.body.data.orders).toHaveLength(3);
  });

  it('keeps one note of all staff, of which nobody writes over another’s', async () => {
    await order(ana);
    const id = await userIdOf(app, ana);
    const { version } = (await read(id)).note;
    const write = (note: string, expectedVersion: string) =>
      app.call({ method: 'PUT', url: `/staff/customers/${id}/note`, token: staff, body: { note, expectedVersion } });
    const [one, other] = await Promise.all([write('Allergic to nuts.', version), write('Rings twice.', version)]);
    expect([one.status, other.status].sort()).toEqual([200, 409]);
    const refused = one.status === 409 ? one : other;
    expect(refused.body).toMatchObject({ code: 'menu_changed', note: (await read(id)).note });
    const audit = await app.services.db
      .selectFrom('audit_log')
      .selectAll()
      .where('action', '=', 'customer_note')
      .execute();
    expect(audit).toHaveLength(1);
    expect(JSON.stringify(audit)).not.toMatch(/nuts|twice/);
  });

  it('credits points once for a key, by managers, to accounts', async () => {
    await order(ana);
    await call('Cara');
    const id = await userIdOf(app, ana);
    const grant = (to: string, token: string, key = 'one') =>
      app.call({
        ...{ method: 'POST', url: `/staff/customers/${to}/points`, token },
        headers: { 'idempotency-key': key },
        body: { points: 50, reason: 'The pizza was cold.' },
      });
    expect((await grant(id, staff)).status).toBe(403);
    const answers = await Promise.all(Array.from({ length: 5 }, () => grant(id, manager)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await pointsOf(app, id)).toEqual({ balance: 50, ledger: 50 });
    expect(await read(id)).toMatchObject({
      points: 50,
      ledger: [{ points: 50, reason: 'granted', note: 'The pizza was cold.' }],
    });
    const [caller] = (await search('cara')).customers;
    expect(await grant(caller._id, manager)).toMatchObject({ status: 409, body: { code: 'points_need_account' } });
    const audit = await app.services.db
      .selectFrom('audit_log')
      .select(['after'])
      .where('action', '=', 'points_granted')
      .execute();
    expect(audit).toEqual([{ after: JSON.stringify({ pointsGranted: 50, reason: 'The pizza was cold.' }) }]);
  });
});

import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dialects } from '../../../tests/support/databases.ts';
import { finishOrders } from '../../../tests/support/finish-orders.ts';
import { operate } from '../../../tests/support/operator.ts';
import { delivery, deliveryAddress, item } from '../../../tests/support/order-input.ts';
import { PASSWORD, startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { newWorld, type World } from '../../../tests/support/world.ts';
import { TRATTORIA_PLACE } from '../../../tests/support/world-places.ts';

const PHONE = '+44 20 7946 0123';
const NAME = 'Augusta King';

describe.each(dialects)('an account that is to be deleted, on %s', { timeout: 60_000 }, (dialect) => {
  let app: TestApp;
  let world: World;
  beforeEach(async () => {
    app = await startTestApp(dialect);
    world = await newWorld(app, TRATTORIA_PLACE);
    const { db } = app.services;
    await db.updateTable('users').set({ name: NAME, phone_number: PHONE }).where('id', '=', world.userId).execute();
    await db.updateTable('reviews').set({ user_name: NAME }).where('id', '=', world.reviewId).execute();
    const notes = 'No nuts please: an allergy';
    const body = delivery([item('pasta-trio', ['sauces/pesto', 'sauces/ragu'], 2)], {
      contactPhone: PHONE,
      customerNotes: notes,
    });
    expect((await app.call({ method: 'POST', url: '/orders', token: world.token, body })).status).toBe(201);
  });
  afterEach(() => app.close());

  const forget = (...words: string[]) => operate(app, 'operate/forget-account', ...words);
  const copy = async (email: string) => JSON.parse(await operate(app, 'operate/export-account', email));
  const finish = () => finishOrders(app);
  const reviews = async () => (await app.call({ url: `/restaurants/${world.restaurantId}/reviews` })).body.data;
  const signIn = (email: string) =>
    app.call({ method: 'POST', url: '/auth/login', body: { email, password: PASSWORD } });

  it('is copied whole, for its holder', async () => {
    const { profile, savedAddresses, restaurants } = await copy(world.email.toUpperCase());
    expect(profile).toMatchObject({ name: NAME, email: world.email, phoneNumber: PHONE, language: 'en' });
    expect(profile.passwordHash).toBeUndefined();
    expect(savedAddresses).toMatchObject([{ street: deliveryAddress.street, note: deliveryAddress.note }]);
    expect(restaurants).toHaveLength(1);
    const [there] = restaurants;
    expect(there.restaurant).toEqual({ slug: 'trattoria', name: 'Trattoria Test' });
    expect(there.role).toBeNull();
    expect(there.orders).toHaveLength(13);
    expect(there.orders.at(-1)).toMatchObject({
      contactPhone: PHONE,
      customerNotes: 'No nuts please: an allergy',
      deliveryAddress: { street: deliveryAddress.street },
      items: [{ productName: 'Pasta trio', quantity: 2 }],
    });
    expect(there.points).toContainEqual(expect.objectContaining({ reason: 'earned', points: 28 }));
    expect(there.favorites).toMatchObject([{ name: 'Margherita' }]);
    expect(there.reviews).toMatchObject([{ userName: NAME, rating: 5, comment: 'The best in town.' }]);
    expect(there.signIns).toHaveLength(1);
  });

  it('waits until its orders are finished, and for an account that is there', async () => {
    const before = await everything();
    await expect(forget(world.email)).rejects.toThrow(/Orders are under way: trattoria \w{4}-\w{4}, trattoria/);
    await expect(forget('nobody@example.test')).rejects.toThrow('Nobody has an account with nobody@example.test.');
    await expect(copy('nobody@example.test')).rejects.toThrow('Nobody has an account with nobody@example.test.');
    expect(await everything()).toEqual(before);
  });

  it('leaves nothing by which somebody could be known, but every receipt', async () => {
    await finish();
    const receipts = async () =>
      app.services.db
        .selectFrom('orders')
        .select(['id', 'number', 'subtotal', 'total', 'payment_method', 'status', 'created_at'])
        .where('user_id', '=', world.userId)
        .orderBy('id')
        .execute();
    const before = await receipts();
    const lines = await app.services.db.selectFrom('order_lines').selectAll().orderBy('order_id').execute();

    expect(await forget(world.email)).toContain('Orders that stay as receipts: 13.');

    expect(await receipts()).toEqual(before);
    expect(await app.services.db.selectFrom('order_lines').selectAll().orderBy('order_id').execute()).toEqual(lines);
    const left = await everything();
    // With the quote: the addresses of the world's staff end in the customer's.
    for (const trace of [
      NAME,
      `"${world.email}`,
      PHONE,
      deliveryAddress.note,
      deliveryAddress.street,
      'No nuts please',
    ]) {
      expect(left.filter((row) => row.toLowerCase().includes(trace.toLowerCase()))).toEqual([]);
    }
    // What is left names the account only where an order needs it.
    const naming = left.filter((row) => row.includes(world.userId)).map((row) => row.slice(0, row.indexOf(' ')));
    expect(new Set(naming)).toEqual(new Set(['users', 'orders', 'order_status_history']));
  });

  it('lets nobody in any more, and its address is free again', async () => {
    await finish();
    await forget(world.email);
    expect((await app.call({ url: '/users/me', token: world.token })).status).toBe(401);
    expect((await signIn(world.email)).status).toBe(401);
    expect((await signIn(`${world.userId}@deleted.invalid`)).status).toBe(401);
    const token = await app.register(world.email);
    expect((await app.call({ url: '/orders/my-orders', token })).body.totalOrders).toBe(0);
  });

  it('keeps its reviews without a name, or loses them too if its holder asks for that', async () => {
    await finish();
    const before = await reviews();
    await forget(world.email);
    const kept = await reviews();
    expect(kept.totalReviews).toBe(before.totalReviews);
    expect(kept.reviews[0]).toMatchObject({ userName: 'Deleted account', comment: 'The best in town.' });

    const other = await newWorld(app, TRATTORIA_PLACE);
    await finish();
    expect((await reviews()).totalReviews).toBe(before.totalReviews + 1);
    await forget(other.email, '--with-reviews');
    expect((await reviews()).totalReviews).toBe(before.totalReviews);
    expect((await reviews()).averageRating).toBe(kept.averageRating);
    const left = (await everything()).filter((row) => /^review/.test(row) && row.includes(other.reviewId));
    expect(left).toEqual([]);
  });

  it('stays while it is a restaurant’s only owner; its replies then become the restaurant’s', async () => {
    const { email } = await app.services.db
      .selectFrom('users')
      .select('email')
      .where('id', '=', world.staffId)
      .executeTakeFirstOrThrow();
    await expect(forget(email)).rejects.toThrow(`${email} is the only owner of trattoria.`);
    expect((await app.call({ url: '/staff/me', token: world.staffToken })).status).toBe(200);

    const token = await app.register('next@example.test');
    await operate(app, 'operate/make-owner', 'trattoria', 'next@example.test');
    await operate(app, 'operate/make-owner', 'trattoria', email);
    await forget(email);
    const { staff } = (await app.call({ url: '/staff/people', token })).body.data;
    expect(staff.map(({ userId }: { userId: string }) => userId)).not.toContain(world.staffId);
    const [{ replies }] = (await reviews()).reviews;
    expect(replies).toMatchObject([{ userName: 'Trattoria Test', comment: 'Come again soon.' }]);
    const { entries } = (await app.call({ url: '/staff/audit', token })).body.data;
    expect(entries[0]).toMatchObject({ who: null, before: { name: 'Deleted account', role: 'Owner' }, after: null });
  });

  /** Every row of every table as "table {…}". */
  async function everything(): Promise<string[]> {
    const { db } = app.services;
    const rows: string[] = [];
    for (const { name } of await db.introspection.getTables()) {
      const found = await sql`select * from ${sql.table(name)}`.execute(db);
      rows.push(...found.rows.map((row) => `${name} ${JSON.stringify(row)}`));
    }
    return rows.sort();
  }
});

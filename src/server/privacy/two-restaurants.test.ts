import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dialects } from '../../../tests/support/databases.ts';
import { delivery, deliveryAddress, ids, item, pickup } from '../../../tests/support/order-input.ts';
import { userIdOf } from '../../../tests/support/people.ts';
import { hire } from '../../../tests/support/staff.ts';
import { allRows } from '../../../tests/support/stored-rows.ts';
import { NOON, PASSWORD, SUSHI, startTestApp, type TestApp, TRATTORIA } from '../../../tests/support/test-app.ts';
import type { Place } from '../../../tests/support/world-place.ts';
import { SUSHI_PLACE, TRATTORIA_PLACE } from '../../../tests/support/world-places.ts';
import { emailKey } from '../../domain/people/email.ts';
import { DAY } from '../../domain/times/zoned-time.ts';
import { emailBlock } from '../blocks/block-keys.ts';
import { newId, sha256 } from '../platform/ids/ids.ts';
import { emailHash } from '../promotions/promotion-contacts.repo.ts';
import { forgetOldGuests } from './forget-old-guests.ts';
import { TRACES } from './lives-elsewhere.ts';

/** Whom a guest says to be; nobody has proved it. */
const VICTIM = { name: 'Vera Victim', email: 'vera@example.test' };
const OTHER = { name: 'Otto Other', email: 'otto@example.test' };
const NAMES = [VICTIM.name, VICTIM.email, OTHER.name, OTHER.email];
const PHONES = ['+44 20 7946 0111', '+44 20 7946 0222'] as const;

describe.each(dialects)('two restaurants that know one person, on %s,', { timeout: 120_000 }, (dialect) => {
  let app: TestApp;
  let owner: string;
  beforeEach(async () => {
    app = await startTestApp(dialect);
    owner = await hire(app, 'Owner');
  });
  afterEach(() => app.close());

  const guestAt = async (host: string) =>
    (await app.call({ method: 'POST', url: '/auth/guest', host })).body.accessToken as string;
  const orderAsGuest = async (
    token: string,
    { host, restaurantId, line }: Place,
    guest: object,
    contactPhone: string,
  ): Promise<string> => {
    const body = { ...pickup([line], { restaurantId, contactPhone }), guest };
    const placed = await app.call({ method: 'POST', url: '/orders', host, token, body });
    expect(placed.status).toBe(201);
    const id: string = placed.body.data._id;
    const link = await app.call({ method: 'POST', url: `/orders/${id}/links`, host, token });
    await app.call({ method: 'POST', url: '/tracked-orders/claims', host, body: { token: link.body.data.token } });
    return id;
  };
  /** What a restaurant keeps by the address alone. */
  const keepAddress = async ({ restaurantId: restaurant_id }: Place, invited_by: string) => {
    const { db, clock } = app.services;
    const { name, email } = VICTIM;
    const [email_key, now] = [emailKey(email), clock()];
    const message = { subject: 'Seats', message: `I am ${name}.`, language: 'en', created_at: now };
    await db
      .insertInto('messages')
      .values({ restaurant_id, id: newId(), name, email, email_key, ...message })
      .execute();
    await db
      .insertInto('invitations')
      .values({
        ...{ restaurant_id, id: newId(), email, email_key, role: 'Staff', token_hash: sha256(newId()), invited_by },
        ...{ mail_id: newId(), state: 'open' as const, expires_at: now + DAY },
      })
      .execute();
    const block = { reason: `${name} never came.`, created_at: now };
    await db
      .insertInto('blocks')
      .values({ restaurant_id, ...emailBlock(restaurant_id, email), ...block })
      .execute();
    const words = { source: 'page', words: 'Yes', words_version: 1, language: 'en', token_hash: sha256(newId()) };
    const times = { expires_at: null, asked_at: now, confirmed_at: now, left_at: null, mailed_at: null };
    await db
      .insertInto('subscribers')
      .values({
        restaurant_id,
        id: newId(),
        email,
        email_key,
        email_hash: sha256(email_key),
        user_id: null,
        ...words,
        ...times,
      })
      .execute();
    const reset = { kind: 'password_reset', recipient: email, language: 'en', payload: '{"path":"/reset"}' };
    await db
      .insertInto('outbox')
      .values({ restaurant_id, id: newId(), ...reset, attempts: 0, next_attempt_at: now, created_at: now })
      .execute();
    const promotion = await db
      .selectFrom('promotions')
      .select('id')
      .where('restaurant_id', '=', restaurant_id)
      .limit(1)
      .executeTakeFirst();
    if (promotion)
      await db
        .insertInto('promotion_contacts')
        .values({ restaurant_id, promotion_id: promotion.id, contact_hash: emailHash(email), uses: 1, guest_uses: 1 })
        .execute();
  };
  const rowsOf = async ({ restaurantId }: Place) =>
    (await allRows(app.services.db)).filter((row) => row.includes(restaurantId));
  const tracesIn = (rows: readonly string[]) =>
    rows
      .filter((row) => [...NAMES, ...PHONES].some((each) => row.includes(each)))
      .map((row) => row.slice(0, row.indexOf(' ')));
  /** At both: the victim's guest orders, and what is kept by the address. At the trattoria the same browser then orders as somebody else. */
  const seed = async () => {
    const there = await app.register('there@example.test', SUSHI);
    const thereId = (await app.call({ url: '/users/me', token: there, host: SUSHI })).body.data.user._id;
    const hereId = await userIdOf(app, owner);
    await orderAsGuest(await guestAt(SUSHI), SUSHI_PLACE, VICTIM, PHONES[0]);
    await keepAddress(SUSHI_PLACE, thereId);
    const token = await guestAt(TRATTORIA);
    const first = await orderAsGuest(token, TRATTORIA_PLACE, VICTIM, PHONES[0]);
    await staff('POST', `/staff/orders/${first}/notes`, { text: `${VICTIM.name} rang.` });
    await callOff(first, `${VICTIM.name} is not at home.`);
    app.setNow(NOON + 1000);
    const second = await orderAsGuest(token, TRATTORIA_PLACE, OTHER, PHONES[1]);
    await callOff(second, `${OTHER.name} neither.`);
    await keepAddress(TRATTORIA_PLACE, hereId);
    const { db } = app.services;
    const { user_id } = await db
      .selectFrom('orders')
      .select('user_id')
      .where('id', '=', first)
      .executeTakeFirstOrThrow();
    return user_id;
  };
  const staff = (method: 'POST' | 'PATCH' | 'DELETE', url: string, body?: object) =>
    app.call({ method, url, token: owner, ...(body && { body }) });
  const callOff = async (id: string, notes: string) => {
    const body = { status: 'Cancelled by Restaurant', notes };
    expect((await staff('PATCH', `/staff/orders/${id}/status`, body)).status).toBe(200);
  };

  it('are told apart when an owner forgets a guest: all that each order said goes here, and nothing there', async () => {
    const userId = await seed();
    const there = await rowsOf(SUSHI_PLACE);
    const { copy } = (await staff('POST', `/staff/customers/${userId}/copy`)).body.data;
    expect(copy).toMatchObject({
      orders: [{ customer: VICTIM }, { customer: OTHER }],
      orderNotes: [{ text: `${VICTIM.name} rang.` }],
      messages: [{ message: `I am ${VICTIM.name}.` }],
      blocks: [{ reason: `${VICTIM.name} never came.` }],
      mailingLists: [{ email: VICTIM.email }],
    });
    expect(new Set(copy.mails.map(({ to }: { to: string }) => to))).toEqual(new Set([VICTIM.email, OTHER.email]));
    expect((await staff('DELETE', `/staff/customers/${userId}`)).status).toBe(204);
    expect(await rowsOf(SUSHI_PLACE)).toEqual(there);
    // The reset link is an account's: the guest has proved nothing.
    expect(tracesIn(await rowsOf(TRATTORIA_PLACE))).toEqual(['outbox']);
    const kept = await app.services.db
      .selectFrom('outbox')
      .select('kind')
      .where('restaurant_id', '=', ids.restaurant)
      .where('recipient', 'in', [VICTIM.email, OTHER.email])
      .execute();
    expect(kept).toEqual([{ kind: 'password_reset' }]);
    const blocked = await orderAfter();
    expect(blocked).toMatchObject({ status: 403, body: { code: 'call_to_order' } });
  });

  const orderAfter = async () =>
    app.call({
      ...{ method: 'POST', url: '/orders', token: await guestAt(TRATTORIA) },
      body: { ...pickup([item('lemonade')]), guest: VICTIM },
    });

  it('are told apart when names of guests are old: what only the address says stays, here too', async () => {
    await seed();
    const there = await rowsOf(SUSHI_PLACE);
    await app.services.db
      .updateTable('restaurants')
      .set({ guest_months: null })
      .where('id', '=', SUSHI_PLACE.restaurantId)
      .execute();
    app.setNow(NOON + 400 * DAY);
    await forgetOldGuests(app.services).run();
    const now = (await rowsOf(SUSHI_PLACE)).filter((row) => !row.startsWith('restaurants '));
    expect(now).toEqual(there.filter((row) => !row.startsWith('restaurants ')));
    expect(tracesIn(await rowsOf(TRATTORIA_PLACE)).sort()).toEqual(
      ['invitations', 'messages', 'outbox', 'subscribers'].sort(),
    );
  });

  it('keep an account that lives at the other: here it is nobody any more, there all is as it was', async () => {
    const token = await app.register(VICTIM.email, SUSHI);
    const there = { host: SUSHI, token };
    await app.call({ method: 'POST', url: '/users/me/addresses', ...there, body: deliveryAddress });
    const favorite = `/users/me/favorites/${SUSHI_PLACE.productId}`;
    expect((await app.call({ method: 'PUT', url: favorite, ...there })).status).toBeLessThan(300);
    const userId = (await app.call({ url: '/users/me', ...there })).body.data.user._id;
    const signIn = (host: string) =>
      app.call({ method: 'POST', url: '/auth/login', host, body: { email: VICTIM.email, password: PASSWORD } });
    const here = (await signIn(TRATTORIA)).body.accessToken;
    const body = delivery([item('margherita', ['size/large'])], { contactPhone: PHONES[0] });
    const placed = await app.call({ method: 'POST', url: '/orders', token: here, body });
    await callOff(placed.body.data._id, 'Ada Cook is not at home.');
    const before = await rowsOf(SUSHI_PLACE);

    expect((await staff('DELETE', `/staff/customers/${userId}`)).status).toBe(204);

    expect(await rowsOf(SUSHI_PLACE)).toEqual(before);
    expect((await app.call({ url: '/users/me', ...there })).status).toBe(200);
    expect((await signIn(SUSHI)).status).toBe(200);
    const own = (await allRows(app.services.db)).filter((row) => /^(addresses|favorites|users) /.test(row));
    expect(own.filter((row) => row.includes(userId)).length).toBe(3);
    const rows = await rowsOf(TRATTORIA_PLACE);
    expect(rows.filter((row) => row.includes(userId)).map((row) => row.split(' ')[0])).toEqual(['sessions']);
    expect(tracesIn(rows)).toEqual([]);
    expect((await app.call({ url: '/orders/my-orders', token: here })).body.totalOrders).toBe(0);
    const { entries } = (await app.call({ url: '/staff/audit', token: owner })).body.data;
    expect(JSON.stringify(entries)).not.toMatch(/Ada Cook is|Vera/);
  });

  it('show and lose nothing to whoever registers with an address that is not theirs', async () => {
    await seed();
    const known = async () =>
      (await allRows(app.services.db)).filter((row) => NAMES.some((name) => row.includes(name)));
    const before = await known();
    const token = await app.register(VICTIM.email);
    const me = (url: string, body: object = {}) => app.call({ method: 'POST', url: `/users/me/${url}`, token, body });
    const phone = { name: 'Eve', phoneNumber: PHONES[0] };
    expect((await app.call({ method: 'PUT', url: '/users/me', token, body: phone })).status).toBe(200);
    const { copy } = (await me('copy')).body.data;
    expect(copy.restaurants).toMatchObject([
      { messages: [], blocks: [], mailingLists: [], mails: [], invitation: null },
    ]);
    expect(JSON.stringify(copy)).not.toContain(VICTIM.name);
    expect((await me('deletion', { currentPassword: PASSWORD })).status).toBe(204);
    expect(await known()).toEqual(before);
    const contacts = await app.services.db.selectFrom('promotion_contacts').select('contact_hash').execute();
    expect(contacts.map(({ contact_hash }) => contact_hash)).toContain(emailHash(VICTIM.email));
  });

  it('are looked for in every table that says where an account is used', async () => {
    const tables = await app.services.db.introspection.getTables();
    const having = tables.filter(({ columns }) =>
      ['restaurant_id', 'user_id'].every((name) => columns.some((column) => column.name === name)),
    );
    // Staff have a question of their own; a log and fetches say what staff did; aliases go with their customer.
    const OTHERWISE = ['staff', 'staff_devices', 'audit_log', 'picture_fetches', 'customer_aliases'];
    expect(having.map(({ name }) => name).sort()).toEqual([...TRACES, ...OTHERWISE].sort());
  });
});

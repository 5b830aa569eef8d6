import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dialects } from '../../../tests/support/databases.ts';
import { PASSWORD, startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { TRATTORIA_PLACE } from '../../../tests/support/world-places.ts';
import { changeGuest, insertGuest, isMailable } from './guests.repo.ts';
import { findByEmail, findUser } from './users.repo.ts';

describe.each(dialects)('a guest, on %s,', (dialect) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp(dialect);
  });
  afterAll(() => test.close());

  const { restaurantId } = TRATTORIA_PLACE;
  const contact = { name: 'Gia Guest', email: 'Gia@Example.com', phone: '+44 20 7946 0958' };
  const newGuest = (parts = {}) =>
    insertGuest(test.services.db, { restaurantId, language: 'en', now: test.services.clock(), ...contact, ...parts });
  const signIn = (email: string, password = PASSWORD) =>
    test.call({ method: 'POST', url: '/auth/login', body: { email, password } });

  it('is kept with name, address and number, of one restaurant', async () => {
    const id = await newGuest();
    expect(await findUser(test.services.db, id)).toMatchObject({
      kind: 'guest',
      name: 'Gia Guest',
      email: 'Gia@Example.com',
      phone_number: '+44 20 7946 0958',
      registered_with: restaurantId,
      contact_email_key: 'gia@example.com',
      contact_phone_key: '+442079460958',
    });
  });

  it('takes no address: another guest, and then an account, may have the same', async () => {
    const email = 'shared@example.com';
    await newGuest({ email });
    await newGuest({ email });
    expect(await findByEmail(test.services.db, email)).toBeUndefined();
    await test.register(email);
    expect(await findByEmail(test.services.db, email)).toMatchObject({ kind: 'customer' });
    expect((await signIn(email)).status).toBe(200);
  });

  it('can’t sign in or be found, by address or key', async () => {
    const id = await newGuest({ email: null, phone: null });
    const { email, email_key } = (await findUser(test.services.db, id)) ?? {};
    expect(isMailable(String(email))).toBe(false);
    expect(await signIn(String(email))).toMatchObject({ status: 401, body: { code: 'invalid_credentials' } });
    expect(await signIn(String(email_key))).toMatchObject({ status: 422 });
    expect(await findByEmail(test.services.db, String(email))).toBeUndefined();
  });

  it('can be changed while a guest, and nobody else by that way', async () => {
    const id = await newGuest();
    const { db } = test.services;
    const other = { name: 'Gina', email: null, phone: '555 0100' };
    const change = (userId: string) => db.transaction().execute((tx) => changeGuest(tx, userId, other));
    expect(await change(id)).toBe(true);
    expect(await findUser(db, id)).toMatchObject({
      name: 'Gina',
      contact_email_key: null,
      contact_phone_key: '5550100',
    });
    await test.register('member@example.com');
    const member = await findByEmail(db, 'member@example.com');
    expect(await change(String(member?.id))).toBe(false);
    expect(await findUser(db, String(member?.id))).toEqual(member);
  });
});

import type { Language } from '../../domain/languages.ts';
import { emailKey } from '../../domain/people/email.ts';
import { phoneKey } from '../people/same-person.ts';
import type { Db, Tx } from '../platform/database/database.ts';
import { newId } from '../platform/ids/ids.ts';
import type { UsersTable } from '../platform/tables/account-tables.ts';

/** Who a guest is to the restaurant. What they have not given is null. */
export interface GuestContact {
  name: string;
  email: string | null;
  phone: string | null;
  /** ISO 3166: where a number without a code is from; missing: unknown. */
  country?: string | null | undefined;
}

/** The address of a guest who gave none. It is no address (RFC 2606). */
export function noEmail(id: string): string {
  return `${id}@guest.invalid`;
}

/** Whether mails can go to the address: not of guests without one, nor of deleted accounts. */
export function isMailable(email: string): boolean {
  return !email.endsWith('.invalid');
}

/**
 * Adds a guest of the restaurant and returns the id. Guests have no password, and their key is no address: nobody signs in as one,
 * registers over one, or finds one by an e-mail address.
 */
export async function insertGuest(
  db: Db,
  guest: GuestContact & { restaurantId: string; language: Language; now: number },
): Promise<string> {
  const id = newId();
  await db
    .insertInto('users')
    .values({
      id,
      kind: 'guest',
      ...columnsOf(id, guest),
      email_key: `guest:${id}`,
      password_hash: '',
      avatar_url: null,
      language: guest.language,
      created_at: guest.now,
      registered_with: guest.restaurantId,
    })
    .execute();
  return id;
}

/** Replaces what a guest has given. Returns false if they are no guest, or not any more. */
export async function changeGuest(tx: Tx, id: string, contact: GuestContact): Promise<boolean> {
  const result = await tx
    .updateTable('users')
    .set(columnsOf(id, contact))
    .where('id', '=', id)
    .where('kind', '=', 'guest')
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export function findGuest(db: Db, id: string): Promise<UsersTable | undefined> {
  return db.selectFrom('users').selectAll().where('id', '=', id).where('kind', '=', 'guest').executeTakeFirst();
}

/** Reads a guest and keeps them from ordering until the transaction ends. */
export function lockGuest(tx: Tx, id: string): Promise<UsersTable | undefined> {
  return tx
    .updateTable('users')
    .set((eb) => ({ created_at: eb.ref('created_at') }))
    .where('id', '=', id)
    .where('kind', '=', 'guest')
    .returningAll()
    .executeTakeFirst();
}

/** Deletes at most `limit` guests who began before `before` (ms) and never said who they are, as each order does. Returns how many. */
export async function deleteUnusedGuests(db: Db, before: number, limit: number): Promise<number> {
  const result = await db
    .deleteFrom('users')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('users')
        .select('id')
        .where('kind', '=', 'guest')
        .where('name', '=', '')
        .where('created_at', '<=', before)
        .limit(limit),
    )
    // An order may be naming them at this moment.
    .where('name', '=', '')
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}

function columnsOf(id: string, { name, email, phone, country = null }: GuestContact) {
  return {
    name,
    email: email ?? noEmail(id),
    phone_number: phone,
    contact_email_key: email && emailKey(email),
    contact_phone_key: (phone && phoneKey(phone, country)) || null,
  };
}

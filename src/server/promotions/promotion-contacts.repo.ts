import type { OrderChannel } from '../../domain/orders/order-channels.ts';
import { countryOf } from '../people/country-of.ts';
import { mailboxKey, phoneKey } from '../people/same-person.ts';
import type { Db, Tx } from '../platform/database/database.ts';
import { sha256 } from '../platform/ids/ids.ts';

/** Whose orders count together: what mails and calls reach the same person. */
export interface Contacts {
  /** Ordered without an account. */
  isGuest: boolean;
  /** Hashes of the address and of the number; null: not known. */
  email: string | null;
  phone: string | null;
}

/** What an order says of who placed it. */
export interface ContactOrder {
  user_id: string;
  channel: OrderChannel;
  guest_email_key?: string | null | undefined;
  customer_mailbox?: string | null | undefined;
  customer_phone_key?: string | null | undefined;
}

interface OfPromotion {
  restaurantId: string;
  promotionId: string;
}

export function emailHash(email: string): string {
  return mailboxHash(mailboxKey(email));
}

/** null: there are no digits. */
export function phoneHash(phone: string | null, country: string | null): string | null {
  return keyHash(phone === null ? null : phoneKey(phone, country));
}

function mailboxHash(mailbox: string): string {
  return sha256(`email\u0000${mailbox}`);
}

function keyHash(key: string | null): string | null {
  return key ? sha256(`phone\u0000${key}`) : null;
}

/** By what an order counts, the same when it is placed and when it is called off, to whichever account it has come meanwhile. */
export function contactsOf(order: ContactOrder): Contacts {
  const { isGuest, mailbox, phone } = contactKeysOf(order);
  return { isGuest, email: mailbox ? mailboxHash(mailbox) : null, phone: keyHash(phone) };
}

export function contactKeysOf(order: ContactOrder): ContactKeys {
  const {
    guest_email_key: guestEmail = null,
    customer_mailbox: mailbox = null,
    customer_phone_key: phone = null,
  } = order;
  return { isGuest: guestEmail !== null || order.channel === 'phone', mailbox: mailbox || null, phone: phone || null };
}

/** By what an order of this user would count that is not placed yet; `given` is what it would say. */
export async function contactsOfUser(db: Db, user: OfUser, given: GivenContacts): Promise<Contacts> {
  const { isGuest, mailbox, phone } = await contactKeysOfUser(db, user, given);
  return { isGuest, email: mailbox === null ? null : mailboxHash(mailbox), phone: keyHash(phone) };
}

interface OfUser {
  userId: string;
  restaurantId: string;
}

interface GivenContacts {
  email?: string | undefined;
  phone?: string | undefined;
}

/** What tells who a customer is, before it is hashed; null: not known. */
export interface ContactKeys {
  isGuest: boolean;
  mailbox: string | null;
  phone: string | null;
}

export async function contactKeysOfUser(
  db: Db,
  { userId, restaurantId }: OfUser,
  given: GivenContacts,
): Promise<ContactKeys> {
  const user = await db
    .selectFrom('users')
    .select(['kind', 'email', 'phone_number', 'contact_email_key'])
    .where('id', '=', userId)
    .executeTakeFirst();
  const isGuest = user?.kind === 'guest';
  const email = isGuest ? (given.email ?? user?.contact_email_key ?? null) : (user?.email ?? null);
  const phone = given.phone ?? user?.phone_number ?? null;
  return {
    isGuest,
    mailbox: email === null ? null : mailboxKey(email),
    phone: phone === null ? null : phoneKey(phone, await countryOf(db, restaurantId)) || null,
  };
}

/**
 * Adds one use by these contacts. Returns false if `limit` is reached for one of them, when the transaction must not go on; null: no limit,
 * but the use is counted. Accounts
 * with one number are customers of their own, as a family has one: of them a number counts only guests' uses.
 */
export async function countContactUse(
  tx: Tx,
  { restaurantId, promotionId }: OfPromotion,
  contacts: Contacts,
  limit: number | null,
): Promise<boolean> {
  const counters = countersOf(contacts);
  if (counters.length === 0) return true;
  const guests = Number(contacts.isGuest);
  const result = await tx
    .insertInto('promotion_contacts')
    .values(
      counters.map(({ hash }) => ({
        restaurant_id: restaurantId,
        promotion_id: promotionId,
        contact_hash: hash,
        uses: 1,
        guest_uses: guests,
      })),
    )
    .onConflict((conflict) => {
      const added = conflict.columns(['restaurant_id', 'promotion_id', 'contact_hash']).doUpdateSet((eb) => ({
        uses: eb('promotion_contacts.uses', '+', 1),
        guest_uses: eb('promotion_contacts.guest_uses', '+', guests),
      }));
      if (limit === null) return added;
      return added.where((eb) =>
        eb.or(
          counters.map(({ hash, counted }) =>
            eb.and([eb('promotion_contacts.contact_hash', '=', hash), eb(`promotion_contacts.${counted}`, '<', limit)]),
          ),
        ),
      );
    })
    .executeTakeFirst();
  return Number(result.numInsertedOrUpdatedRows) === counters.length;
}

/** How often a promotion was used by who has these contacts, as its limit counts. */
export async function usesOfContacts(
  db: Db,
  { restaurantId, promotionId }: OfPromotion,
  contacts: Contacts,
): Promise<number> {
  const counters = countersOf(contacts);
  if (counters.length === 0) return 0;
  const rows = await db
    .selectFrom('promotion_contacts')
    .select(['contact_hash', 'uses', 'guest_uses'])
    .where('restaurant_id', '=', restaurantId)
    .where('promotion_id', '=', promotionId)
    .where(
      'contact_hash',
      'in',
      counters.map(({ hash }) => hash),
    )
    .execute();
  const counted = counters.map(
    ({ hash, counted: column }) => rows.find((row) => row.contact_hash === hash)?.[column] ?? 0,
  );
  return Math.max(0, ...counted);
}

/** Takes one use back. */
export async function uncountContactUse(
  tx: Tx,
  { restaurantId, promotionId }: OfPromotion,
  contacts: Contacts,
): Promise<void> {
  for (const { hash } of countersOf(contacts)) {
    await tx
      .updateTable('promotion_contacts')
      .set((eb) => ({ uses: eb('uses', '-', 1), guest_uses: eb('guest_uses', '-', Number(contacts.isGuest)) }))
      .where('restaurant_id', '=', restaurantId)
      .where('promotion_id', '=', promotionId)
      .where('contact_hash', '=', hash)
      .where('uses', '>', 0)
      .where('guest_uses', '>=', Number(contacts.isGuest))
      .execute();
  }
}

/** The rows that count, in one order for all, so that two orders do not wait for each other; and what of each the limit compares. */
function countersOf({ isGuest, email, phone }: Contacts): { hash: string; counted: 'uses' | 'guest_uses' }[] {
  const counters = [
    ...(email ? [{ hash: email, counted: 'uses' as const }] : []),
    ...(phone ? [{ hash: phone, counted: isGuest ? ('uses' as const) : ('guest_uses' as const) }] : []),
  ];
  return counters.sort((one, other) => one.hash.localeCompare(other.hash));
}

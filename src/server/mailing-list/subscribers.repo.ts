import { emailKey } from '../../domain/people/email.ts';
import { toIso } from '../platform/clock.ts';
import type { Db, Tx } from '../platform/database/database.ts';
import { sha256 } from '../platform/ids/ids.ts';
import type { SubscribersTable } from '../platform/tables/list-tables.ts';

/** Adds who asks, or renews their asking. Returns false for an address that is on the list already: it stays as it is. */
export async function insertAsking(tx: Tx, asking: SubscribersTable): Promise<boolean> {
  const { restaurant_id: _, id: __, email_key: ___, ...renewed } = asking;
  const result = await tx
    .insertInto('subscribers')
    .values(asking)
    .onConflict((conflict) =>
      conflict
        .columns(['restaurant_id', 'email_key'])
        .doUpdateSet(renewed)
        .where('subscribers.confirmed_at', 'is', null),
    )
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

interface Link {
  restaurantId: string;
  tokenHash: string;
  now: number;
}

/** Who a mailed link would confirm, or has confirmed; undefined: it is unknown or its time is over. */
export function findByLink(db: Db, { restaurantId, tokenHash, now }: Link): Promise<SubscribersTable | undefined> {
  return db
    .selectFrom('subscribers')
    .selectAll()
    .where('restaurant_id', '=', restaurantId)
    .where('token_hash', '=', tokenHash)
    .where((eb) => eb.or([eb('confirmed_at', 'is not', null), eb('expires_at', '>', now)]))
    .executeTakeFirst();
}

/** Puts who opened their link on the list, once: a second tap changes nothing. Returns false if the link works no more. */
export async function confirmByLink(db: Db, { restaurantId, tokenHash, now }: Link): Promise<boolean> {
  const result = await db
    .updateTable('subscribers')
    .set((eb) => ({ confirmed_at: eb.fn.coalesce('confirmed_at', eb.val(now)), expires_at: null }))
    .where('restaurant_id', '=', restaurantId)
    .where('token_hash', '=', tokenHash)
    .where((eb) => eb.or([eb('confirmed_at', 'is not', null), eb('expires_at', '>', now)]))
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Who the row is of, also if they have left. */
export function findSubscriber(db: Db, restaurantId: string, id: string): Promise<SubscribersTable | undefined> {
  return db
    .selectFrom('subscribers')
    .selectAll()
    .where('restaurant_id', '=', restaurantId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** What stays of a consent that has ended: when it was given, to which words, and a hash of who gave it. */
const ENDED = { email: null, email_key: null, mailbox_key: null, user_id: null, token_hash: null, expires_at: null };

/** Ends a consent. A second time changes nothing. */
export async function endSubscription(db: Db, restaurantId: string, id: string, now: number): Promise<void> {
  await db
    .updateTable('subscribers')
    .set({ ...ENDED, left_at: now })
    .where('restaurant_id', '=', restaurantId)
    .where('id', '=', id)
    .where('left_at', 'is', null)
    .execute();
}

/** The account's own asking or consent; undefined: none, or somebody else asked for that address. */
export function findOwn(
  db: Db,
  { restaurantId, userId, email }: { restaurantId: string; userId: string; email: string },
): Promise<SubscribersTable | undefined> {
  return db
    .selectFrom('subscribers')
    .selectAll()
    .where('restaurant_id', '=', restaurantId)
    .where('email_key', '=', emailKey(email))
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** How many are on the list, were mailed a link that still works, and left since an instant (ms). */
export async function countSubscribers(
  db: Db,
  { restaurantId, now, since }: { restaurantId: string; now: number; since: number },
): Promise<{ subscribed: number; asked: number; left: number }> {
  const row = await db
    .selectFrom('subscribers')
    .where('restaurant_id', '=', restaurantId)
    .select((eb) => [
      eb.fn.countAll().filterWhere('confirmed_at', 'is not', null).filterWhere('left_at', 'is', null).as('subscribed'),
      eb.fn.countAll().filterWhere('expires_at', '>', now).as('asked'),
      eb.fn.countAll().filterWhere('confirmed_at', 'is not', null).filterWhere('left_at', '>=', since).as('left'),
    ])
    .executeTakeFirstOrThrow();
  return { subscribed: Number(row.subscribed), asked: Number(row.asked), left: Number(row.left) };
}

/** The next subscribers after the id `after`, or the first ones, by id. */
export function subscribersAfter(
  db: Db,
  { restaurantId, after, limit }: { restaurantId: string; after: string; limit: number },
): Promise<SubscribersTable[]> {
  return db
    .selectFrom('subscribers')
    .selectAll()
    .where('restaurant_id', '=', restaurantId)
    .where('confirmed_at', 'is not', null)
    .where('left_at', 'is', null)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Deletes at most `limit` askings whose link works no more, and consents that ended before an instant (ms). Returns how many. */
export async function deleteOldSubscribers(
  db: Db,
  { now, leftBefore, limit }: { now: number; leftBefore: number; limit: number },
): Promise<number> {
  const result = await db
    .deleteFrom('subscribers')
    .where(({ eb, refTuple, selectFrom }) =>
      eb(
        refTuple('restaurant_id', 'id'),
        'in',
        selectFrom('subscribers')
          .select(['restaurant_id', 'id'])
          .where((or) => or.or([or('expires_at', '<=', now), or('left_at', '<', leftBefore)]))
          .limit(limit)
          .$asTuple('restaurant_id', 'id'),
      ),
    )
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}

/** What the restaurant knows of an address on its list, for the copy of who asks for it; null: it is not on the list. */
export async function subscriptionAt(db: Db, restaurantId: string, email: string) {
  const row = await db
    .selectFrom('subscribers')
    .selectAll()
    .where('restaurant_id', '=', restaurantId)
    .where('email_key', '=', emailKey(email))
    .executeTakeFirst();
  if (!row) return null;
  const { source, words: agreedTo, language } = row;
  return { askedAt: toIso(row.asked_at), confirmedAt: toIso(row.confirmed_at), source, agreedTo, language };
}

/** The same of what an account itself has asked for. */
export async function ownSubscriptionsAt(db: Db, restaurantId: string, userId: string) {
  const rows = await db
    .selectFrom('subscribers')
    .select('email')
    .where('restaurant_id', '=', restaurantId)
    .where('user_id', '=', userId)
    .execute();
  const emails = rows.flatMap(({ email }) => email ?? []);
  return subscriptionsAt(db, restaurantId, emails);
}

/** The same of several addresses of one person: those that are on the list. */
export async function subscriptionsAt(db: Db, restaurantId: string, emails: readonly string[]) {
  const rows = await Promise.all(
    emails.map(async (email) => {
      const subscription = await subscriptionAt(db, restaurantId, email);
      return subscription && { email, ...subscription };
    }),
  );
  return rows.filter((row) => row !== null);
}

/** The same at all restaurants, by their short names. */
export async function subscriptionsOf(db: Db, email: string) {
  const places = await db
    .selectFrom('subscribers as s')
    .innerJoin('restaurants as r', 'r.id', 's.restaurant_id')
    .select(['r.id', 'r.slug'])
    .where('s.email_key', '=', emailKey(email.trim()))
    .orderBy('r.slug')
    .execute();
  return Promise.all(
    places.map(async ({ id, slug }) => ({ restaurant: slug, ...(await subscriptionAt(db, id, email.trim())) })),
  );
}

/** Deletes what an account itself has asked for at a restaurant, with the list's mails to it. */
export async function forgetOwnSubscriptions(
  tx: Tx,
  { restaurantId, userId }: { restaurantId: string; userId: string },
): Promise<void> {
  const deleted = await tx
    .deleteFrom('subscribers')
    .where('restaurant_id', '=', restaurantId)
    .where('user_id', '=', userId)
    .returning('email')
    .execute();
  const emails = deleted.flatMap(({ email }) => email ?? []);
  if (emails.length === 0) return;
  await tx
    .deleteFrom('outbox')
    .where('restaurant_id', '=', restaurantId)
    .where('recipient', 'in', emails)
    .where('kind', 'in', ['campaign', 'list_confirm'])
    .execute();
}

/** Deletes all consents of an address, ended ones too, at one restaurant or at all, with the list's mails to it. Returns how many. */
export async function forgetSubscriptions(tx: Tx, email: string, restaurantId?: string): Promise<number> {
  const key = emailKey(email.trim());
  const deleted = await tx
    .deleteFrom('subscribers')
    .where((eb) => eb.or([eb('email_key', '=', key), eb('email_hash', '=', sha256(key))]))
    .$if(restaurantId !== undefined, (query) => query.where('restaurant_id', '=', restaurantId as string))
    .returning('email')
    .execute();
  // As they were typed, which mails keep.
  const spellings = new Set([email.trim(), ...deleted.flatMap((row) => row.email ?? [])]);
  await tx
    .deleteFrom('outbox')
    .where('recipient', 'in', [...spellings])
    .where('kind', 'in', ['campaign', 'list_confirm'])
    .$if(restaurantId !== undefined, (query) => query.where('restaurant_id', '=', restaurantId as string))
    .execute();
  return deleted.length;
}

import { emailKey } from '../../domain/people/email.ts';
import { toIso } from '../platform/clock.ts';
import type { Db } from '../platform/database/database.ts';
import type { ReviewRow } from '../reviews/reviews.repo.ts';
import { blockHashesOf, emailKeysOf, type Known } from './known-at.ts';
import { mailsOf } from './mails-of.ts';

/** Every movement of the user's points at the restaurant, oldest first; their sum is the balance. */
export async function pointsAt(db: Db, restaurantId: string, userId: string) {
  const rows = await db
    .selectFrom('loyalty_ledger')
    .select(['created_at', 'reason', 'points', 'order_id'])
    .where('restaurant_id', '=', restaurantId)
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(({ created_at, reason, points, order_id }) => ({
    at: toIso(created_at),
    reason,
    points: Number(points),
    order: order_id,
  }));
}

/** Favourite dishes by name in the restaurant's language, also those that are off the menu; a name that is gone is null. */
export async function favoritesAt(db: Db, restaurantId: string, userId: string) {
  const rows = await db
    .selectFrom('favorites as f')
    .innerJoin('restaurants as r', 'r.id', 'f.restaurant_id')
    .leftJoin('texts as t', (join) =>
      join
        .onRef('t.restaurant_id', '=', 'f.restaurant_id')
        .onRef('t.subject_id', '=', 'f.product_id')
        .onRef('t.lang', '=', 'r.content_language')
        .on('t.subject', '=', 'product')
        .on('t.field', '=', 'name'),
    )
    .select(['f.product_id', 't.text', 'f.created_at'])
    .where('f.restaurant_id', '=', restaurantId)
    .where('f.user_id', '=', userId)
    .orderBy('f.created_at')
    .execute();
  return rows.map(({ product_id, text, created_at }) => ({
    productId: product_id,
    name: text,
    since: toIso(created_at),
  }));
}

/** The photos that couriers took where an order could not be delivered. */
export async function photosAt(db: Db, restaurantId: string, userId: string) {
  const rows = await db
    .selectFrom('order_photos as p')
    .innerJoin('orders as o', (join) =>
      join.onRef('o.restaurant_id', '=', 'p.restaurant_id').onRef('o.id', '=', 'p.order_id'),
    )
    .select(['o.number', 'p.taken_at', 'p.webp'])
    .where('o.restaurant_id', '=', restaurantId)
    .where('o.user_id', '=', userId)
    .orderBy('p.taken_at')
    .execute();
  return rows.map(({ number, taken_at, webp }) => ({ order: number, at: toIso(taken_at), webp }));
}

/** The user's reviews, also hidden ones, oldest first. */
export function reviewsAt(db: Db, restaurantId: string, userId: string): Promise<ReviewRow[]> {
  return db
    .selectFrom('reviews')
    .selectAll()
    .where('restaurant_id', '=', restaurantId)
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
}

/** The role to which the restaurant has invited the address, and until when; null: none. */
export async function invitationAt(db: Db, restaurantId: string, email: string) {
  const row = await db
    .selectFrom('invitations')
    .select(['role', 'state', 'expires_at'])
    .where('restaurant_id', '=', restaurantId)
    .where('email_key', '=', emailKey(email))
    .executeTakeFirst();
  return row ? { role: row.role, state: row.state, until: toIso(row.expires_at) } : null;
}

/** Sessions that are still open. */
export async function signInsAt(db: Db, restaurantId: string, userId: string) {
  const rows = await db
    .selectFrom('sessions')
    .select(['created_at', 'rotated_at'])
    .where('restaurant_id', '=', restaurantId)
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
  return rows.map(({ created_at, rotated_at }) => ({ since: toIso(created_at), lastRenewed: toIso(rotated_at) }));
}

/** What staff noted about somebody; null: nothing. */
export async function noteAt(db: Db, restaurantId: string, userId: string): Promise<string | null> {
  const row = await db
    .selectFrom('customers')
    .select('note')
    .where('restaurant_id', '=', restaurantId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.note || null;
}

/** What staff wrote about the orders, for the team (`team`) and to the customer. */
export async function orderNotesAt(db: Db, restaurantId: string, userId: string) {
  const rows = await db
    .selectFrom('order_notes as n')
    .innerJoin('orders as o', (join) =>
      join.onRef('o.restaurant_id', '=', 'n.restaurant_id').onRef('o.id', '=', 'n.order_id'),
    )
    .select(['n.order_id', 'n.audience', 'n.text', 'n.created_at'])
    .where('o.restaurant_id', '=', restaurantId)
    .where('o.user_id', '=', userId)
    .orderBy('n.created_at')
    .execute();
  return rows.map(({ order_id, audience, text, created_at }) => ({
    ...{ order: order_id, audience, text },
    at: toIso(Number(created_at)),
  }));
}

/** What came by the contact form from any of the addresses, with the answers. */
export async function messagesAt(db: Db, restaurantId: string, known: Known) {
  const keys = emailKeysOf(known);
  if (keys.length === 0) return [];
  const rows = await db
    .selectFrom('messages')
    .select(['name', 'email', 'subject', 'message', 'created_at', 'reply', 'replied_at'])
    .where('restaurant_id', '=', restaurantId)
    .where('email_key', 'in', keys)
    .orderBy('created_at')
    .execute();
  return rows.map(({ created_at, replied_at, ...row }) => ({
    ...{ at: toIso(Number(created_at)), ...row },
    repliedAt: toIso(replied_at === null ? null : Number(replied_at)),
  }));
}

/** Blocks of the numbers and addresses, and why. */
export async function blocksAt(db: Db, restaurantId: string, known: Known) {
  const hashes = blockHashesOf(restaurantId, known);
  if (hashes.length === 0) return [];
  const rows = await db
    .selectFrom('blocks')
    .select(['kind', 'hint', 'reason', 'created_at'])
    .where('restaurant_id', '=', restaurantId)
    .where('hash', 'in', hashes)
    .orderBy('created_at')
    .execute();
  return rows.map(({ created_at, ...row }) => ({ ...row, since: toIso(Number(created_at)) }));
}

/** Mails about the orders that are still kept. What they say is read from the orders. */
export async function mailsAt(db: Db, at: { restaurantId: string; userId: string }, known: Known) {
  const mails = await mailsOf(db, at, known);
  return mails.map(({ kind, recipient, created_at }) => ({ kind, to: recipient, at: toIso(Number(created_at)) }));
}

/** The browsers that are told how the user's orders go on, until these are over. */
export async function pushesAt(db: Db, restaurantId: string, userId: string) {
  const rows = await db
    .selectFrom('order_pushes as p')
    .innerJoin('orders as o', (join) =>
      join.onRef('o.restaurant_id', '=', 'p.restaurant_id').onRef('o.id', '=', 'p.order_id'),
    )
    .select(['p.order_id', 'p.endpoint', 'p.language'])
    .where('o.restaurant_id', '=', restaurantId)
    .where('o.user_id', '=', userId)
    .execute();
  return rows.map(({ order_id, ...row }) => ({ order: order_id, ...row }));
}

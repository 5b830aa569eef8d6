import { OPEN_STATUSES } from '../../domain/orders/order-status.ts';
import { emailKey } from '../../domain/people/email.ts';
import { forgottenEmail } from '../accounts/users.repo.ts';
import { carrierOf } from '../couriers/courier.ts';
import type { Tx } from '../platform/database/database.ts';
import { sha256 } from '../platform/ids/ids.ts';
import type { UsersTable } from '../platform/tables/account-tables.ts';
import { emailHash } from '../promotions/promotion-contacts.repo.ts';
import { type At, CUSTOMERS_ROWS } from './forget-here.repo.ts';

/*
 * These queries span all restaurants on purpose: an account is shared by them. What a restaurant knows of somebody is forgotten by
 * `forget-here.ts`. Whatever is added to the schema about a person belongs there or here, and into the copy; the tests look through
 * all tables for what is left.
 */

/**
 * Where the user works or worked, ordered (and may be writing a first review), reviewed or replied, sorted by id so that two runs lock
 * rows in one order.
 */
export async function restaurantsOf(tx: Tx, userId: string) {
  return tx
    .selectFrom('restaurants as r')
    .select(['r.id', 'r.slug', 'r.name', 'r.content_language'])
    .where((eb) =>
      eb.or([
        eb.exists(
          eb.selectFrom('staff').select('role').whereRef('restaurant_id', '=', 'r.id').where('user_id', '=', userId),
        ),
        eb.exists(
          eb.selectFrom('orders').select('id').whereRef('restaurant_id', '=', 'r.id').where('user_id', '=', userId),
        ),
        eb.exists(
          eb.selectFrom('reviews').select('id').whereRef('restaurant_id', '=', 'r.id').where('user_id', '=', userId),
        ),
        eb.exists(
          eb
            .selectFrom('review_replies')
            .select('id')
            .whereRef('restaurant_id', '=', 'r.id')
            .where('user_id', '=', userId),
        ),
        eb.exists(
          eb
            .selectFrom('audit_log')
            .select('id')
            .whereRef('restaurant_id', '=', 'r.id')
            .where('subject', '=', 'user')
            .where('subject_id', '=', userId),
        ),
      ]),
    )
    .orderBy('r.id')
    .execute();
}

/** Deletes the user's reviews with the replies to them, and what was translated of them. */
export async function deleteReviews(tx: Tx, restaurantId: string, userId: string): Promise<void> {
  const rows = await tx
    .deleteFrom('reviews')
    .where('restaurant_id', '=', restaurantId)
    .where('user_id', '=', userId)
    .returning('comment')
    .execute();
  const comments = rows.flatMap(({ comment }) => comment ?? []);
  if (comments.length === 0) return;
  await tx
    .deleteFrom('translation_memory')
    .where('restaurant_id', '=', restaurantId)
    .where('source_hash', 'in', comments.map(sha256))
    .execute();
}

export async function signReviewsAs(tx: Tx, { restaurantId, userId }: At, name: string): Promise<void> {
  await tx
    .updateTable('reviews')
    .set({ user_name: name, user_id: null })
    .where('restaurant_id', '=', restaurantId)
    .where('user_id', '=', userId)
    .execute();
}

/** Replies are the restaurant's words: they stay. */
export async function signRepliesAs(tx: Tx, { restaurantId, userId }: At, name: string): Promise<void> {
  await tx
    .updateTable('review_replies')
    .set({ user_name: name, user_id: null })
    .where('restaurant_id', '=', restaurantId)
    .where('user_id', '=', userId)
    .execute();
}

/** In the history's entries about the user's roles. What the user did is shown with the account's name. */
export async function renameInHistory(tx: Tx, { restaurantId, userId }: At, name: string): Promise<void> {
  const about = await tx
    .selectFrom('audit_log')
    .select(['id', 'before', 'after'])
    .where('restaurant_id', '=', restaurantId)
    .where('subject', '=', 'user')
    .where('subject_id', '=', userId)
    .execute();
  const renamed = (state: string | null) => state && JSON.stringify({ ...JSON.parse(state), name });
  for (const { id, before, after } of about) {
    await tx
      .updateTable('audit_log')
      .set({ before: renamed(before), after: renamed(after) })
      .where('restaurant_id', '=', restaurantId)
      .where('id', '=', id)
      .execute();
  }
}

/** On the orders that they have brought as a courier, and of what they handed in. */
export async function renameCourier(tx: Tx, { restaurantId, userId }: At, name: string): Promise<void> {
  const carrier = carrierOf({ userId });
  const brought = tx
    .selectFrom('orders')
    .where('restaurant_id', '=', restaurantId)
    .where('courier_device', '=', carrier);
  await tx
    .updateTable('order_status_history')
    .set({ courier_name: name })
    .where('restaurant_id', '=', restaurantId)
    .where('order_id', 'in', brought.select('id'))
    .where('courier_name', 'in', brought.select('courier_name'))
    .execute();
  await tx
    .updateTable('courier_settlements')
    .set({ courier: name })
    .where('restaurant_id', '=', restaurantId)
    .where(
      'id',
      'in',
      brought
        .select('courier_settlement')
        .where('courier_settlement', 'is not', null)
        .$narrowType<{ courier_settlement: string }>(),
    )
    .execute();
  await tx
    .updateTable('orders')
    .set({ courier_name: name })
    .where('restaurant_id', '=', restaurantId)
    .where('courier_device', '=', carrier)
    .execute();
}

/** The orders, at one restaurant or all (null), that still need the customer's phone number or address, as "restaurant number". */
export async function openOrdersOf(tx: Tx, userId: string, restaurantId: string | null): Promise<string[]> {
  const rows = await tx
    .selectFrom('orders as o')
    .innerJoin('restaurants as r', 'r.id', 'o.restaurant_id')
    .select(['r.slug', 'o.number'])
    .where('o.user_id', '=', userId)
    .$if(restaurantId !== null, (q) => q.where('o.restaurant_id', '=', restaurantId as string))
    .where('o.status', 'in', [...OPEN_STATUSES, 'Awaiting Payment'])
    .orderBy('o.created_at')
    .execute();
  return rows.map(({ slug, number }) => `${slug} ${number}`);
}

/** Deletes what only an account has, at all restaurants, and the invitations that its holder has written. */
export async function deleteAccountsRows(tx: Tx, userId: string): Promise<void> {
  for (const table of ['addresses', 'identities', 'sign_ins_under_way', ...CUSTOMERS_ROWS] as const) {
    await tx
      .deleteFrom(table as 'favorites')
      .where('user_id', '=', userId)
      .execute();
  }
  await tx.deleteFrom('invitations').where('invited_by', '=', userId).execute();
}

/** Deletes what is kept by an address at all restaurants: only the operator, who was shown whose it is, may ask for that. */
export async function deleteByAddress(tx: Tx, email: string): Promise<void> {
  const key = emailKey(email);
  await tx.deleteFrom('outbox').where('recipient', '=', email).execute();
  await tx.deleteFrom('order_claims').where('email_key', '=', key).execute();
  await tx.deleteFrom('messages').where('email_key', '=', key).execute();
  await tx.deleteFrom('checkout_sessions').where('email_key', '=', key).execute();
  await tx.deleteFrom('invitations').where('email_key', '=', key).execute();
  await tx.deleteFrom('promotion_contacts').where('contact_hash', '=', emailHash(email)).execute();
}

/** What remains of the account: a row that orders refer to. */
export async function makeNameless(
  tx: Tx,
  { id }: UsersTable,
  { name, passwordHash }: { name: string; passwordHash: string },
): Promise<void> {
  const email = forgottenEmail(id);
  await tx
    .updateTable('users')
    .set({
      name,
      email,
      email_key: emailKey(email),
      password_hash: passwordHash,
      phone_number: null,
      avatar_url: null,
      registered_with: null,
      contact_email_key: null,
      contact_phone_key: null,
    })
    .where('id', '=', id)
    .execute();
}

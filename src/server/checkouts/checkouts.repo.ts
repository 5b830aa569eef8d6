import type { Insertable, Selectable } from 'kysely';
import type { CheckoutInput } from '../../contract/ucp.ts';
import type { Language } from '../../domain/languages.ts';
import { emailKey } from '../../domain/people/email.ts';
import type { Db, Tx } from '../platform/database/database.ts';
import { toJson } from '../platform/database/json-columns.ts';
import type { CheckoutSessionsTable } from '../platform/tables/connection-tables.ts';
import type { OrderLinksTable } from '../platform/tables/order-tables.ts';

export type CheckoutRow = Selectable<CheckoutSessionsTable>;

interface At {
  restaurantId: string;
  id: string;
}

export async function insertCheckout(tx: Tx, row: Insertable<CheckoutSessionsTable>): Promise<void> {
  await tx.insertInto('checkout_sessions').values(row).execute();
}

export function findCheckout(db: Db, { restaurantId, id }: At): Promise<CheckoutRow | undefined> {
  return db
    .selectFrom('checkout_sessions')
    .selectAll()
    .where('restaurant_id', '=', restaurantId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The checkout that was begun with this key. */
export function findByKey(db: Db, restaurantId: string, keyHash: string): Promise<CheckoutRow | undefined> {
  return db
    .selectFrom('checkout_sessions')
    .selectAll()
    .where('restaurant_id', '=', restaurantId)
    .where('key_hash', '=', keyHash)
    .executeTakeFirst();
}

/** Of one that is neither ordered nor canceled nor over, as what it says. */
export async function replaceInput(
  db: Db,
  at: At,
  { input, language, now }: { input: CheckoutInput; language: Language; now: number },
): Promise<void> {
  await open(db, at, now)
    .set({ input: toJson(input), email_key: buyersKey(input), language })
    .execute();
}

/** By which a checkout is found when its buyer is forgotten. */
export function buyersKey({ buyer }: CheckoutInput): string | null {
  return buyer?.email ? emailKey(buyer.email) : null;
}

export async function markCanceled(db: Db, at: At, now: number): Promise<void> {
  await open(db, at, now).set({ canceled_at: now }).execute();
}

/** Gives an order to its checkout; false: the checkout has one, is over or unknown, and the order stands for itself. */
export async function claimCheckout(
  tx: Tx,
  { orderId, now, ...at }: At & { orderId: string; now: number },
): Promise<boolean> {
  const { numUpdatedRows } = await open(tx, at, now).set({ order_id: orderId }).executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The tracking link that a checkout tells. It agrees to nothing. */
export async function insertCheckoutLink(tx: Tx, link: Omit<OrderLinksTable, 'may_agree'>): Promise<void> {
  await tx
    .insertInto('order_links')
    .values({ ...link, may_agree: 0 })
    .execute();
}

function open(db: Db, { restaurantId, id }: At, now: number) {
  return db
    .updateTable('checkout_sessions')
    .where('restaurant_id', '=', restaurantId)
    .where('id', '=', id)
    .where('order_id', 'is', null)
    .where('canceled_at', 'is', null)
    .where('expires_at', '>', now);
}

/** Deletes at most `limit` of those that ended before `before` (ms). Returns how many. */
export async function deleteCheckoutsBefore(db: Db, before: number, limit: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('checkout_sessions')
    .where((eb) =>
      eb(
        eb.refTuple('restaurant_id', 'id'),
        'in',
        eb
          .selectFrom('checkout_sessions')
          .select(['restaurant_id', 'id'])
          .where('expires_at', '<', before)
          .orderBy('expires_at')
          .limit(limit)
          .$asTuple('restaurant_id', 'id'),
      ),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}

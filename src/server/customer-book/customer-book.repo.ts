import { isCalledOff, SENT_STATUSES } from '../../domain/orders/order-status.ts';
import type { Db, Tx } from '../platform/database/database.ts';
import type { CustomerKeys, CustomersTable, UsersTable } from '../platform/tables/account-tables.ts';

const KEPT = SENT_STATUSES.filter((status) => !isCalledOff(status));

/** A page of the book with who each customer is. */
export type CustomerRow = Pick<CustomersTable, 'user_id' | 'phone' | 'last_order_at' | 'note'> &
  Pick<UsersTable, 'name' | 'email' | 'kind'> & { points: number };

interface At {
  restaurantId: string;
  id: string;
}

export async function findCustomer(db: Db, { restaurantId, id }: At): Promise<CustomerRow | undefined> {
  return (await customersOf(db, restaurantId, [id]))[0];
}

/** The customers with these ids, who ordered last comes first. */
export async function customersOf(db: Db, restaurantId: string, ids: readonly string[]): Promise<CustomerRow[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('customers as c')
    .innerJoin('users as u', 'u.id', 'c.user_id')
    .leftJoin('loyalty_balances as b', (join) =>
      join.onRef('b.restaurant_id', '=', 'c.restaurant_id').onRef('b.user_id', '=', 'c.user_id'),
    )
    .select(['c.user_id', 'c.phone', 'c.last_order_at', 'c.note', 'u.name', 'u.email', 'u.kind', 'b.points'])
    .where('c.restaurant_id', '=', restaurantId)
    .where('c.user_id', 'in', [...ids])
    .execute();
  return rows
    .map((row) => ({ ...row, last_order_at: Number(row.last_order_at), points: Number(row.points ?? 0) }))
    .sort((a, b) => b.last_order_at - a.last_order_at || (a.user_id < b.user_id ? 1 : -1));
}

/** Ids of a page of all customers, who ordered last first, beginning after the customer `after`. */
export async function customersPage(
  db: Db,
  { restaurantId, after, limit }: { restaurantId: string; after: string | undefined; limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('customers')
    .select('user_id')
    .where('restaurant_id', '=', restaurantId)
    .$if(after !== undefined, (q) =>
      q.where((eb) =>
        eb(
          eb.refTuple('last_order_at', 'user_id'),
          '<',
          eb
            .selectFrom('customers')
            .select(['last_order_at', 'user_id'])
            .where('restaurant_id', '=', restaurantId)
            .where('user_id', '=', after as string)
            .$asTuple('last_order_at', 'user_id'),
        ),
      ),
    )
    .orderBy('last_order_at', 'desc')
    .orderBy('user_id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ user_id }) => user_id);
}

/** Greater than whatever a text can go on with. */
const LAST = '\u{10FFFF}';

/** Ids of at most `limit` customers one of whose keys begins so, or did before they ordered as somebody else. */
export async function customersByKey(
  db: Db,
  restaurantId: string,
  { key, begins, limit }: { key: keyof CustomerKeys; begins: string; limit: number },
): Promise<string[]> {
  const beginning = (table: 'customers' | 'customer_aliases') =>
    db
      .selectFrom(table as 'customers')
      .select('user_id')
      .where('restaurant_id', '=', restaurantId)
      .where(key, '>=', begins)
      .where(key, '<', `${begins}${LAST}`)
      .orderBy(key)
      .limit(limit)
      .execute();
  const rows = [...(await beginning('customers')), ...(await beginning('customer_aliases'))];
  return [...new Set(rows.map(({ user_id }) => user_id))].slice(0, limit);
}

/** Ids of at most `limit` other customers with the same number or address. */
export async function customersAlike(db: Db, { restaurantId, id }: At, limit: number): Promise<string[]> {
  const own = await db
    .selectFrom('customers')
    .select(['mailbox_key', 'phone_key'])
    .where('restaurant_id', '=', restaurantId)
    .where('user_id', '=', id)
    .executeTakeFirst();
  const found = await Promise.all(
    (['mailbox_key', 'phone_key'] as const).map((key) =>
      own?.[key]
        ? db
            .selectFrom('customers')
            .select('user_id')
            .where('restaurant_id', '=', restaurantId)
            .where(key, '=', own[key])
            .where('user_id', '<>', id)
            .limit(limit)
            .execute()
        : [],
    ),
  );
  return [...new Set(found.flat().map(({ user_id }) => user_id))].slice(0, limit);
}

export interface Custom {
  orders: number;
  /** In minor units. */
  spent: number;
  firstOrderAt: number;
}

/** What each of these customers has ordered here, without what was called off, by user id. */
export async function customOf(db: Db, restaurantId: string, ids: readonly string[]): Promise<Map<string, Custom>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('orders')
    .select((eb) => [
      'user_id',
      eb.fn.countAll().as('orders'),
      eb.fn.sum('total').as('spent'),
      eb.fn.min('created_at').as('first'),
    ])
    .where('restaurant_id', '=', restaurantId)
    .where('user_id', 'in', [...ids])
    .where('status', 'in', KEPT)
    .groupBy('user_id')
    .execute();
  return new Map(
    rows.map(({ user_id, orders, spent, first }) => [
      user_id,
      { orders: Number(orders), spent: Number(spent), firstOrderAt: Number(first) },
    ]),
  );
}

/** Reads what staff noted and keeps others from changing it until the transaction ends; undefined: nobody of that id ordered here. */
export async function lockCustomer(tx: Tx, { restaurantId, id }: At): Promise<CustomersTable | undefined> {
  return tx
    .updateTable('customers')
    .set((eb) => ({ note: eb.ref('note') }))
    .where('restaurant_id', '=', restaurantId)
    .where('user_id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

export async function writeNote(tx: Tx, { restaurantId, id }: At, note: string): Promise<void> {
  await tx
    .updateTable('customers')
    .set({ note })
    .where('restaurant_id', '=', restaurantId)
    .where('user_id', '=', id)
    .execute();
}

/** The last movements of a customer's points, newest first. */
export function lastPoints(db: Db, { restaurantId, id }: At, limit: number) {
  return db
    .selectFrom('loyalty_ledger')
    .select(['created_at', 'points', 'reason', 'note'])
    .where('restaurant_id', '=', restaurantId)
    .where('user_id', '=', id)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

import type { Database } from '../../src/server/platform/database/database.ts';
import { inTransaction } from '../../src/server/platform/database/database.ts';
import { prepared } from '../../src/server/platform/database/prepared.ts';
import { stableId } from '../../src/server/platform/ids/ids.ts';
import { addOrder, type OrderedProduct, type OrderRows } from './generated-orders.ts';

/** Orders in one transaction. Each of the three statements stays below SQLite's limit of 32,766 values. */
const BATCH = 500;
const HISTORY_BATCH = 4000;

/** Inserts `count` orders, spread over all restaurants and over new customers. A million takes minutes. */
export async function insertOrders(
  { db }: Pick<Database, 'db'>,
  count: number,
  { customers = Math.max(1, Math.min(20_000, Math.ceil(count / 50))), now = Date.now() } = {},
): Promise<void> {
  const restaurants = await readRestaurants(db);
  if (restaurants.length === 0) throw new Error('there is no restaurant to order from');
  const userIds = await insertCustomers(db, customers, now);
  for (let start = 0; start < count; start += BATCH) {
    const rows: OrderRows = { orders: [], lines: [], history: [] };
    for (let i = start; i < Math.min(start + BATCH, count); i++) {
      const restaurant = restaurants[i % restaurants.length] as (typeof restaurants)[number];
      const userId = userIds[(i * 7919) % userIds.length] as string;
      addOrder(rows, i, { restaurantId: restaurant.id, products: restaurant.products, userId, now });
    }
    await inTransaction(db, async (tx) => {
      await insertAllOrders(tx, { rows: rows.orders });
      await insertLines(tx, { rows: rows.lines });
      for (let i = 0; i < rows.history.length; i += HISTORY_BATCH) {
        await insertHistory(tx, { rows: rows.history.slice(i, i + HISTORY_BATCH) });
      }
    });
  }
}

async function readRestaurants(db: Database['db']): Promise<{ id: string; products: OrderedProduct[] }[]> {
  const rows = await db
    .selectFrom('products as p')
    .innerJoin('restaurants as r', 'r.id', 'p.restaurant_id')
    .innerJoin('texts as t', (join) =>
      join
        .onRef('t.restaurant_id', '=', 'p.restaurant_id')
        .onRef('t.subject_id', '=', 'p.id')
        .onRef('t.lang', '=', 'r.content_language')
        .on('t.subject', '=', 'product')
        .on('t.field', '=', 'name'),
    )
    .select(['p.restaurant_id', 'p.id', 'p.price', 't.text as name'])
    .orderBy('p.restaurant_id')
    .orderBy('p.position')
    .execute();
  return [...Map.groupBy(rows, (row) => row.restaurant_id)].map(([id, products]) => ({ id, products }));
}

/** Inserts customers whose password hash is invalid, so that nobody can sign in as one of them. Returns their ids. */
async function insertCustomers(db: Database['db'], count: number, now: number): Promise<string[]> {
  const users = Array.from({ length: count }, (_, i) => ({
    id: stableId('generated-customer', String(i)),
    name: `Customer ${i}`,
    email: `customer-${i}@generated.test`,
    email_key: `customer-${i}@generated.test`,
    kind: 'customer' as const,
    password_hash: '-',
    phone_number: null,
    avatar_url: null,
    language: 'en',
    created_at: now,
  }));
  for (let i = 0; i < users.length; i += BATCH) {
    await db
      .insertInto('users')
      .values(users.slice(i, i + BATCH))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  return users.map((user) => user.id);
}

const insertAllOrders = prepared((db, { rows }: { rows: OrderRows['orders'] }) => db.insertInto('orders').values(rows));
const insertLines = prepared((db, { rows }: { rows: OrderRows['lines'] }) => db.insertInto('order_lines').values(rows));
const insertHistory = prepared((db, { rows }: { rows: OrderRows['history'] }) =>
  db.insertInto('order_status_history').values(rows),
);

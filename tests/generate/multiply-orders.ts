import { type RawBuilder, sql } from 'kysely';
import type { Database, Db } from '../../src/server/platform/database/database.ts';
import { inBulk } from './in-bulk.ts';

const DAY = 24 * 60 * 60_000;
/** Copies in one statement, so that the rows of one restaurant are written next to each other. */
const AT_ONCE = 100;

/** By table, the columns that must be unique to a copy, beside its restaurant's id. All others are copied as they are. */
const OWN: Record<string, readonly [string, ...string[]]> = {
  users: ['id', 'email', 'email_key'],
  sessions: ['id', 'user_id', 'token_hash'],
  addresses: ['user_id'],
  orders: ['id', 'number', 'user_id'],
  order_lines: ['order_id'],
  order_status_history: ['order_id'],
  idempotency_keys: ['user_id', 'order_id'],
  loyalty_balances: ['user_id'],
  loyalty_ledger: ['id', 'user_id', 'order_id'],
  promotion_customers: ['user_id'],
  customers: ['user_id'],
  reviews: ['id', 'user_id', 'order_id'],
  review_replies: ['id', 'review_id'],
  audit_log: ['id', 'subject_id'],
  outbox: ['id'],
};

/** How long (ms) the server keeps rows of these tables: older copies have none. */
const KEPT_FOR: Record<string, number> = { idempotency_keys: 2 * DAY, outbox: 30 * DAY };

const INSTANTS = [
  'created_at',
  'updated_at',
  'changed_at',
  'paid_at',
  'fulfilled_at',
  'remind_at',
  'cancel_at',
  'sent_at',
  'next_attempt_at',
  'last_order_at',
];

interface Copies {
  /** How much earlier (ms) each copy is than the one before it. */
  everyMs?: number;
  /** The id of a restaurant at which every other copy stays; '' for none. */
  busiest?: string;
}

/**
 * Multiplies orders, with all their rows, and customers by `times`, so that no customer has more orders than before. The copies
 * are spread over the copies of their restaurant (`multiplyRestaurants`). Rows are created inside the database.
 */
export async function multiplyOrders(
  database: Database,
  times: number,
  { everyMs = 1000 * 60_000, busiest = '' }: Copies = {},
): Promise<void> {
  const places = await countPlaces(database.db);
  await inBulk(database, Object.keys(OWN), async (tx) => {
    for (const [table, own] of Object.entries(OWN)) {
      const end = Math.min(times, 1 + Math.floor((KEPT_FOR[table] ?? Number.POSITIVE_INFINITY) / everyMs));
      await copyRows(tx, table, end, (column) => {
        const value = sql.ref(`t.${column}`);
        if (INSTANTS.includes(column)) return sql`${value} - cast(c.n as bigint) * ${sql.lit(everyMs)}`;
        if (column === 'restaurant_id') {
          return sql`${value} || case when ${value} = ${sql.lit(busiest)} and c.n % 2 = 0 then '' else c.place end`;
        }
        return own.includes(column) ? sql`${value} || '~' || c.n` : value;
      });
    }
  });
  await countAgain(database.db);

  async function copyRows(tx: Db, table: string, end: number, valueIn: (column: string) => RawBuilder<unknown>) {
    const [key] = OWN[table] as [string];
    await sql`
      create temporary table sample as
      select * from ${sql.table(table)} where ${sql.ref(key)} not like '%~%'`.execute(tx);
    const [row] = (await sql<object>`select * from sample limit 1`.execute(tx)).rows;
    const columns = Object.keys(row ?? {});
    for (let from = 1; columns.length > 0 && from < end; from += AT_ONCE) {
      const to = Math.min(from + AT_ONCE, end) - 1;
      await sql`
        insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
        with recursive numbers(n) as (select ${sql.lit(from)} union all select n + 1 from numbers where n < ${sql.lit(to)}),
        c(n, place) as (
          select n, case when n % ${sql.lit(places)} = 0 then '' else '~' || (n % ${sql.lit(places)}) end from numbers)
        select ${sql.join(columns.map(valueIn))} from c cross join sample as t`.execute(tx);
    }
    await sql`drop table sample`.execute(tx);
  }
}

/** Recomputes the denormalised counts of rows. */
async function countAgain(db: Db): Promise<void> {
  const visible = sql`from reviews as v where v.restaurant_id = restaurants.id and v.is_visible = 1`;
  await sql`
    update restaurants set
      rating_count = (select count(*) ${visible}), rating_half_stars = (select coalesce(sum(v.half_stars), 0) ${visible})
    where exists (select 1 ${visible})`.execute(db);
  await sql`delete from review_counts`.execute(db);
  await sql`
    insert into review_counts (restaurant_id, half_stars, count)
    select restaurant_id, half_stars, count(*) from reviews where is_visible = 1 group by 1, 2`.execute(db);
  const kept = sql`
    from orders as o where o.restaurant_id = promotions.restaurant_id and o.promotion_id = promotions.id
      and o.status not like 'Cancelled%'`;
  await sql`
    update promotions set
      uses = (select count(*) ${kept}), discount_given = (select sum(o.discount) ${kept}),
      revenue = (select sum(o.total) ${kept})
    where exists (select 1 ${kept})`.execute(db);
}

/** How many copies of each restaurant there are, itself included. */
async function countPlaces(db: Db): Promise<number> {
  const { all, own } = await db
    .selectFrom('restaurants')
    .select((eb) => [
      eb.fn.countAll().as('all'),
      eb.fn.sum(eb.case().when('id', 'like', '%~%').then(0).else(1).end()).as('own'),
    ])
    .executeTakeFirstOrThrow();
  return Number(all) / Number(own);
}

import type { Db } from '../../src/server/platform/database/database.ts';

const TABLES = [
  'orders',
  'order_lines',
  'order_status_history',
  'idempotency_keys',
  'loyalty_ledger',
  'promotion_customers',
  'outbox',
  'audit_log',
  'reviews',
] as const;

type WrittenRows = Record<(typeof TABLES)[number] | 'uses' | 'points', number>;

/** Counts the rows of each table that an order writes to, and uses and points: equal results mean that nothing was written. */
export async function writtenRows(db: Db): Promise<WrittenRows> {
  const counts = {} as WrittenRows;
  for (const table of TABLES) {
    const { count } = await db
      .selectFrom(table)
      .select((eb) => eb.fn.countAll().as('count'))
      .executeTakeFirstOrThrow();
    counts[table] = Number(count);
  }
  const { uses } = await db
    .selectFrom('promotions')
    .select((eb) => eb.fn.sum('uses').as('uses'))
    .executeTakeFirstOrThrow();
  const { points } = await db
    .selectFrom('loyalty_balances')
    .select((eb) => eb.fn.sum('points').as('points'))
    .executeTakeFirstOrThrow();
  return { ...counts, uses: Number(uses ?? 0), points: Number(points ?? 0) };
}

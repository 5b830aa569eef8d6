import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../platform/database/database.ts';
import type { Tables } from '../platform/database/database-types.ts';

// PostgreSQL binds at most 65,535 values in a statement, SQLite 32,766.
const MAX_VALUES = 30_000;

/** Inserts rows, many in a statement. `ignore` leaves rows that exist as they are. */
export async function insertRows<T extends keyof Tables>(
  tx: Tx,
  table: T,
  rows: readonly Tables[T][],
  existing: 'fail' | 'ignore' = 'fail',
): Promise<void> {
  for (const part of batches(rows)) {
    const insert = tx.insertInto(table).values(part as never);
    await (existing === 'ignore' ? insert.onConflict((conflict) => conflict.doNothing()) : insert).execute();
  }
}

/** Inserts rows of a table keyed by restaurant and id, or changes those that exist; `kept` says what stays. */
export async function upsertRows<T extends 'products' | 'pictures' | 'promotions'>(
  tx: Tx,
  table: T,
  rows: readonly Tables[T][],
  kept: Partial<Record<keyof Tables[T], RawBuilder<unknown>>> = {},
): Promise<void> {
  for (const part of batches(rows)) {
    const columns = Object.keys(part[0] as object).filter((column) => column !== 'restaurant_id' && column !== 'id');
    const changes = Object.fromEntries(columns.map((column) => [column, sql.ref(`excluded.${column}`)]));
    await tx
      .insertInto(table)
      .values(part as never)
      .onConflict((conflict) =>
        conflict.columns(['restaurant_id', 'id'] as never).doUpdateSet({ ...changes, ...kept } as never),
      )
      .execute();
  }
}

function batches<Row>(rows: readonly Row[]): Row[][] {
  const size = Math.floor(MAX_VALUES / Object.keys(rows[0] ?? { one: 1 }).length);
  return Array.from({ length: Math.ceil(rows.length / size) }, (_, i) => rows.slice(i * size, (i + 1) * size));
}

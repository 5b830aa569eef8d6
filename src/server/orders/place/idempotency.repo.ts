import type { Db, Tx } from '../../platform/database/database.ts';
import { prepared } from '../../platform/database/prepared.ts';
import type { IdempotencyKeysTable } from '../../platform/tables/order-tables.ts';

export interface IdempotencyKey {
  restaurantId: string;
  userId: string;
  key: string;
}

/** The order that the key is bound to and the hash of that order's request body; null: the key is free. */
export async function findKey(db: Db, key: IdempotencyKey): Promise<{ orderId: string; bodyHash: string } | null> {
  const row = (await keyQuery(db, key)).rows[0];
  return row ? { orderId: row.order_id, bodyHash: row.body_hash } : null;
}

/** Binds a key to an order. Of two transactions with the same key, the second fails with a unique violation. */
export async function bindKey(tx: Tx, row: IdempotencyKeysTable): Promise<void> {
  await keyInsert(tx, { row });
}

/** Deletes at most `limit` keys from before `before` (ms), oldest first. Returns how many. */
export async function deleteOldKeys(db: Db, before: number, limit: number): Promise<number> {
  const result = await db
    .deleteFrom('idempotency_keys')
    .where((eb) =>
      eb(
        eb.refTuple('restaurant_id', 'user_id', 'key'),
        'in',
        eb
          .selectFrom('idempotency_keys')
          .select(['restaurant_id', 'user_id', 'key'])
          .where('created_at', '<', before)
          .orderBy('created_at')
          .limit(limit)
          .$asTuple('restaurant_id', 'user_id', 'key'),
      ),
    )
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}

const keyQuery = prepared((db, { restaurantId, userId, key }: IdempotencyKey) =>
  db
    .selectFrom('idempotency_keys')
    .select(['order_id', 'body_hash'])
    .where('restaurant_id', '=', restaurantId)
    .where('user_id', '=', userId)
    .where('key', '=', key),
);

const keyInsert = prepared((db, { row }: { row: IdempotencyKeysTable }) =>
  db.insertInto('idempotency_keys').values(row),
);

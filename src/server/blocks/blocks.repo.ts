import type { Db, Tx } from '../platform/database/database.ts';
import type { BlocksTable } from '../platform/tables/account-tables.ts';

/** Adds a block, or gives one that is there another reason. */
export async function insertBlock(tx: Tx, block: BlocksTable): Promise<void> {
  const { reason, created_at } = block;
  await tx
    .insertInto('blocks')
    .values(block)
    .onConflict((conflict) => conflict.columns(['restaurant_id', 'hash']).doUpdateSet({ reason, created_at }))
    .execute();
}

/** Returns the block that was lifted; undefined: there was none. */
export function deleteBlock(tx: Tx, restaurantId: string, hash: string): Promise<BlocksTable | undefined> {
  return tx
    .deleteFrom('blocks')
    .where('restaurant_id', '=', restaurantId)
    .where('hash', '=', hash)
    .returningAll()
    .executeTakeFirst();
}

/** All blocks of the restaurant, the newest first. */
export function listBlocks(db: Db, restaurantId: string): Promise<BlocksTable[]> {
  return db
    .selectFrom('blocks')
    .selectAll()
    .where('restaurant_id', '=', restaurantId)
    .orderBy('created_at', 'desc')
    .orderBy('hash')
    .execute();
}

/** Those of the hashes that are blocked. */
export async function blockedOf(db: Db, restaurantId: string, hashes: readonly string[]): Promise<string[]> {
  if (hashes.length === 0) return [];
  const rows = await db
    .selectFrom('blocks')
    .select('hash')
    .where('restaurant_id', '=', restaurantId)
    .where('hash', 'in', [...hashes])
    .execute();
  return rows.map(({ hash }) => hash);
}

import type { Db, Tx } from '../platform/database.ts';
import type { PicturesTable } from '../platform/tables/restaurant-tables.ts';

/** Whether any restaurant has a picture with this hash: the address alone must not make the server work. */
export async function isPictureKnown(db: Db, hash: string): Promise<boolean> {
  const row = await db.selectFrom('pictures').select('id').where('hash', '=', hash).limit(1).executeTakeFirst();
  return row !== undefined;
}

export function picturesOf(db: Db, restaurantId: string): Promise<PicturesTable[]> {
  return db.selectFrom('pictures').selectAll().where('restaurant_id', '=', restaurantId).execute();
}

export function restaurantIds(db: Db): Promise<{ id: string; content_language: string }[]> {
  return db.selectFrom('restaurants').select(['id', 'content_language']).orderBy('created_at').orderBy('id').execute();
}

/** Whether it is new: false when the restaurant has this picture already. */
export async function insertPicture(tx: Tx, row: PicturesTable): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('pictures')
    .values(row)
    .onConflict((conflict) => conflict.columns(['restaurant_id', 'id']).doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

export async function countPictures(tx: Tx, restaurantId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('pictures')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('restaurant_id', '=', restaurantId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

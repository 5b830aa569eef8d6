import type { Db, Tx } from '../platform/database/database.ts';
import type { PicturesTable } from '../platform/tables/restaurant-tables.ts';
import type { PictureUse } from './picture-sizes.ts';

/** A restaurant that has a picture with this hash; null: none. Asked before resizing, so that made-up addresses cause no work. */
export async function ownerOfPicture(db: Db, hash: string): Promise<string | null> {
  const row = await db
    .selectFrom('pictures')
    .select('restaurant_id')
    .where('hash', '=', hash)
    .limit(1)
    .executeTakeFirst();
  return row?.restaurant_id ?? null;
}

export function picturesOf(db: Db, restaurantId: string): Promise<PicturesTable[]> {
  return db.selectFrom('pictures').selectAll().where('restaurant_id', '=', restaurantId).execute();
}

/** Restaurants that have pictures, oldest first. */
export async function restaurantsWithPictures(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('restaurants as r')
    .select('r.id')
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('pictures as p').select('p.id').whereRef('p.restaurant_id', '=', 'r.id')),
    )
    .orderBy('r.created_at')
    .orderBy('r.id')
    .execute();
  return rows.map(({ id }) => id);
}

/** The pictures that the restaurant shows on dishes (`dish`) and on its pages (`hero`). */
export async function shownPictures(db: Db, restaurantId: string): Promise<Record<PictureUse, PicturesTable[]>> {
  const pictures = await picturesOf(db, restaurantId);
  const dishes = await db
    .selectFrom('products')
    .select('picture_id')
    .where('restaurant_id', '=', restaurantId)
    .where('is_active', '=', 1)
    .execute();
  const slides = await db
    .selectFrom('highlights')
    .select(['picture_id', 'tall_picture_id'])
    .where('restaurant_id', '=', restaurantId)
    .where('is_active', '=', 1)
    .execute();
  const restaurant = await db
    .selectFrom('restaurants')
    .select(['cover_picture', 'about'])
    .where('id', '=', restaurantId)
    .executeTakeFirst();
  const inDishes = new Set(dishes.map((row) => row.picture_id));
  const inPages = new Set(slides.flatMap((row) => [row.picture_id, row.tall_picture_id]));
  inPages.add(restaurant?.cover_picture ?? null);
  const about = restaurant?.about ?? '';
  return {
    dish: pictures.filter(({ id }) => inDishes.has(id)),
    hero: pictures.filter(({ id }) => inPages.has(id) || about.includes(JSON.stringify(id))),
  };
}

/** Inserts a picture. Returns false if the restaurant has it already. */
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

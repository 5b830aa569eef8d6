import { isUploaded } from '../pictures/store-upload.ts';
import type { Db, Tx } from '../platform/database/database.ts';
import type { HighlightsTable } from '../platform/tables/restaurant-tables.ts';

/** All slides in order, inactive ones too. */
export function allSlides(db: Db, restaurantId: string): Promise<HighlightsTable[]> {
  return db
    .selectFrom('highlights')
    .selectAll()
    .where('restaurant_id', '=', restaurantId)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/** The greatest position; -1: there are no slides. */
export async function lastPosition(tx: Tx, restaurantId: string): Promise<number> {
  const row = await tx
    .selectFrom('highlights')
    .select((eb) => eb.fn.max<number | null>('position').as('last'))
    .where('restaurant_id', '=', restaurantId)
    .executeTakeFirst();
  return row?.last ?? -1;
}

export async function insertSlide(tx: Tx, row: HighlightsTable): Promise<void> {
  await tx.insertInto('highlights').values(row).execute();
}

export async function updateSlide(
  tx: Tx,
  { restaurant_id, id, ...changes }: Pick<HighlightsTable, 'restaurant_id' | 'id'> & Partial<HighlightsTable>,
): Promise<void> {
  await tx
    .updateTable('highlights')
    .set(changes)
    .where('restaurant_id', '=', restaurant_id)
    .where('id', '=', id)
    .execute();
}

/** Returns false if the slide does not exist. */
export async function deleteSlide(tx: Tx, restaurantId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('highlights')
    .where('restaurant_id', '=', restaurantId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** Whether all ids are pictures of the restaurant. */
export async function arePictures(tx: Tx, restaurantId: string, ids: readonly string[]): Promise<boolean> {
  if (ids.length === 0) return true;
  const rows = await tx
    .selectFrom('pictures')
    .select('id')
    .where('restaurant_id', '=', restaurantId)
    .where('id', 'in', ids)
    .execute();
  return ids.every((id) => rows.some((row) => row.id === id));
}

/**
 * Whether the video is the restaurant's own: uploaded by its people, or in one of its slides already, as those are that a restaurant
 * file brought.
 */
export async function isOwnVideo(tx: Tx, restaurantId: string, video: string): Promise<boolean> {
  if (await isUploaded(tx, restaurantId, `${video}.mp4`)) return true;
  const slide = await tx
    .selectFrom('highlights')
    .select('id')
    .where('restaurant_id', '=', restaurantId)
    .where('video', '=', video)
    .limit(1)
    .executeTakeFirst();
  return slide !== undefined;
}

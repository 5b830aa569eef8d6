import type { UploadedPicture } from '../../contract/pictures.ts';
import type { Db } from '../platform/database/database.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import { picturesRefusals } from './pictures.refusals.ts';
import { presentPicture } from './present-picture.ts';

/** Those of the restaurant's pictures that have one of these ids, for pages, by id. */
export async function uploadedPictures(
  db: Db,
  restaurantId: string,
  ids: readonly string[],
): Promise<Map<string, UploadedPicture>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('pictures')
    .selectAll()
    .where('restaurant_id', '=', restaurantId)
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.id, { _id: row.id, ...presentPicture(row, 'hero') }]));
}

/** Throws a `Refusal` unless all these pictures are the restaurant's own. */
export async function requirePictures(db: Db, restaurantId: string, ids: readonly string[]): Promise<void> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return;
  const rows = await db
    .selectFrom('pictures')
    .select('id')
    .where('restaurant_id', '=', restaurantId)
    .where('id', 'in', wanted)
    .execute();
  if (rows.length < wanted.length) throw new Refusal(picturesRefusals.picture_not_here);
}

import { inTransaction, type Tx } from '../platform/database.ts';
import type { Services } from '../services.ts';
import { aboutRows } from './import/about-rows.ts';
import { highlightRows } from './import/highlight-rows.ts';
import { menuIds, takenHost, writeRestaurant } from './import/import.repo.ts';
import { importIds } from './import/import-ids.ts';
import { keepMedia } from './import/keep-media.ts';
import { menuRows } from './import/menu-rows.ts';
import { checkReferences, fileError } from './import/parse-restaurant-file.ts';
import { promotionRows } from './import/promotion-rows.ts';
import { restaurantRows } from './import/restaurant-rows.ts';
import { reviewRows } from './import/review-rows.ts';
import { TextRows } from './import/text-rows.ts';
import type { RestaurantFile } from './restaurant-file.ts';

/** A parsed restaurant file, and the folder its pictures are relative to; null when it has none. */
export interface RestaurantSource {
  file: RestaurantFile;
  baseDir: string | null;
  /** Named in errors; absent where the file was made by a program. */
  fileName?: string;
}

/**
 * Makes the database say what the file says, in one transaction. Repeating it changes the same rows; things gone from
 * the file are switched off, or deleted where nothing can refer to them. Orders, points and uses are left alone.
 * `before` and `after` are done in the same transaction.
 */
export async function importRestaurant(
  services: Pick<Services, 'db' | 'clock' | 'config' | 'content'>,
  { file, baseDir, fileName = `restaurant "${file.slug}"` }: RestaurantSource,
  { before, after }: { before?(tx: Tx): Promise<void>; after?(tx: Tx): Promise<void> } = {},
): Promise<void> {
  checkReferences(file, fileName);
  const now = services.clock();
  const ids = importIds(file.slug, await menuIds(services.db, importIds(file.slug).restaurant));
  const { pictures, logo, videos } = await keepMedia(services, { file, baseDir, fileName, ids });
  const context = { file, ids, now, texts: new TextRows(ids.restaurant, now) };
  const { restaurant, ...times } = restaurantRows(context);
  const rows = {
    restaurant: {
      ...restaurant,
      ...aboutRows(context),
      logo,
      cover_picture: file.cover && ids.of('picture', file.cover),
    },
    ...times,
    ...menuRows(context),
    ...promotionRows(context),
    ...highlightRows(context, videos),
    ...reviewRows(context),
    pictures,
    texts: context.texts.rows,
  };
  await inTransaction(services.db, async (tx) => {
    await before?.(tx);
    const taken = await takenHost(tx, ids.restaurant, file.domains);
    if (taken) throw fileError(fileName, [{ path: 'domains', message: `"${taken}" belongs to another restaurant` }]);
    await writeRestaurant(tx, rows, now);
    await after?.(tx);
  });
  services.content.changed(ids.restaurant);
}

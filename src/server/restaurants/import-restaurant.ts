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

/** A parsed restaurant file. `baseDir` is the folder that its picture paths are relative to; null: it names no files. */
export interface RestaurantSource {
  file: RestaurantFile;
  baseDir: string | null;
  /** Named in errors; undefined: a program made the file. */
  fileName?: string;
}

/**
 * Brings a restaurant's rows in line with a restaurant file, in one transaction. Importing again updates the same rows. What the
 * file no longer has is switched off, or deleted if nothing can refer to it. Orders, points and promotion uses stay. `before` and
 * `after` run in the same transaction. Throws an error that names what cannot be imported.
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

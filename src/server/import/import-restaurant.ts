import { bumpContent } from '../editing/bump-content.ts';
import { inTransaction, type Tx } from '../platform/database/database.ts';
import type { Services } from '../services.ts';
import type { FileIssue } from './file-issue.ts';
import { currencyOfOrders, menuIds, takenHost, writeRestaurant } from './import.repo.ts';
import { importIds } from './import-ids.ts';
import { importRows } from './import-rows.ts';
import { checkReferences, fileError } from './parse-restaurant-file.ts';
import { sameDays } from './reference-issues.ts';
import type { RestaurantFile } from './restaurant-file.ts';
import { storeMedia } from './store-media.ts';

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
  const ids = importIds(file.slug);
  const media = await storeMedia(services, { file, baseDir, fileName, ids });
  await inTransaction(services.db, async (tx) => {
    await before?.(tx);
    // First, because it locks the restaurant's row: what is read from here on stays as it is until the end.
    await bumpContent(tx, ids.restaurant, now);
    const issues = [...sameDays(file, now), ...(await storedIssues(tx, ids.restaurant, file))];
    if (issues.length) throw fileError(fileName, issues);
    const kept = await menuIds(tx, ids.restaurant);
    await writeRestaurant(tx, importRows({ file, media, now, ids: importIds(file.slug, kept) }), now);
    await after?.(tx);
  });
  services.content.changed(ids.restaurant);
}

/** Faults that only the database knows of. */
async function storedIssues(tx: Tx, restaurantId: string, file: RestaurantFile): Promise<FileIssue[]> {
  const taken = await takenHost(tx, restaurantId, file.domains);
  const currency = await currencyOfOrders(tx, restaurantId);
  return [
    ...(taken ? [{ path: 'domains', message: `"${taken}" belongs to another restaurant` }] : []),
    // Orders store amounts without a currency: those of all past orders would change.
    ...(currency !== null && currency !== file.currency.code
      ? [{ path: 'currency.code', message: `"${file.currency.code}" is not "${currency}", in which there are orders` }]
      : []),
  ];
}

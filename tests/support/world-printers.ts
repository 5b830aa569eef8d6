import { newId, sha256 } from '../../src/server/platform/ids/ids.ts';
import { insertPrinter } from '../../src/server/printing/printers.repo.ts';
import type { TestApp } from './test-app.ts';

/** How many printers of earlier worlds stay: a restaurant may have only a few, and a walk makes more worlds than that. */
const KEPT = 6;

/** A printer of the place. */
export async function newPrinter({ services }: TestApp, { restaurantId }: { restaurantId: string }): Promise<string> {
  const { db, clock } = services;
  const printers = await db
    .selectFrom('printers')
    .select('id')
    .where('restaurant_id', '=', restaurantId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const done = printers.slice(KEPT).map(({ id }) => id);
  if (done.length) await db.deleteFrom('printers').where('id', 'in', done).execute();
  const id = newId();
  await db.transaction().execute((tx) =>
    insertPrinter(tx, {
      restaurant_id: restaurantId,
      id,
      name: 'Kitchen',
      paper: 'kitchen',
      copies: 1,
      station_id: null,
      categories: null,
      pauses_ordering: 0,
      language: 'en',
      columns: 48,
      token_hash: sha256(newId()),
      seen_at: null,
      trouble: null,
      created_at: clock(),
    }),
  );
  return id;
}

import { type Db, inTransaction, type Tx } from '../platform/database/database.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import type { Services } from '../services.ts';
import { contentHash } from './content-hash.ts';
import { keepOriginal, type OriginalKind } from './original-files.ts';
import { uploadsRefusals } from './uploads.refusals.ts';

const MEGABYTE = 1024 * 1024;

/**
 * Stores an uploaded file and returns its hash. Throws a `Refusal` if the restaurant's uploads would exceed UPLOADS_MB: uploads
 * are never deleted, and all restaurants share the disk (decision 081). The same file counts once.
 */
export async function storeUpload(
  { db, config }: Pick<Services, 'db' | 'config'>,
  restaurantId: string,
  data: Buffer,
  kind: OriginalKind = '',
): Promise<string> {
  const upload = { restaurant_id: restaurantId, file: `${contentHash(data)}${kind}`, bytes: data.length };
  await inTransaction(db, async (tx) => {
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('uploads')
      .values(upload)
      .onConflict((conflict) => conflict.columns(['restaurant_id', 'file']).doNothing())
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows === 0n || (await bytesOf(tx, restaurantId)) <= config.UPLOADS_MB * MEGABYTE) return;
    throw new Refusal(uploadsRefusals.uploads_full, { values: { max: config.UPLOADS_MB } });
  });
  return keepOriginal(config, data, kind);
}

/** Whether the restaurant has uploaded a file of this name, its hash and ending. */
export async function isUploaded(db: Db, restaurantId: string, file: string): Promise<boolean> {
  const row = await db
    .selectFrom('uploads')
    .select('file')
    .where('restaurant_id', '=', restaurantId)
    .where('file', '=', file)
    .executeTakeFirst();
  return row !== undefined;
}

async function bytesOf(tx: Tx, restaurantId: string): Promise<number> {
  const { bytes } = await tx
    .selectFrom('uploads')
    .select((eb) => eb.fn.sum('bytes').as('bytes'))
    .where('restaurant_id', '=', restaurantId)
    .executeTakeFirstOrThrow();
  return Number(bytes);
}

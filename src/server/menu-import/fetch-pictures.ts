import { PICTURE_FILES } from '../../contract/pictures.ts';
import type { FetchedPictures } from '../../contract/staff/staff-menu-imports.ts';
import type { Language } from '../../domain/languages.ts';
import { MINUTE } from '../../domain/times/zoned-time.ts';
import { recordChange } from '../editing/record-change.ts';
import { changeMenu } from '../menu/change-menu.ts';
import { dishRow } from '../menu/menu-record.repo.ts';
import { addPicture } from '../pictures/add-picture.ts';
import type { Db } from '../platform/database/database.ts';
import { getOutside } from '../platform/http/get-outside.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import type { Services } from '../services.ts';
import type { WorkChange } from '../work/leases.ts';
import type { WorkKind } from '../work/work-kind.ts';
import { KEPT_MS } from './menu-imports.repo.ts';
import { givePicture, PICTURES_TO_FETCH, type PictureFetchRow, recentFetches } from './picture-fetches.repo.ts';

const TIMEOUT_MS = 10_000;

/** Nothing is there, or nothing that may be had: asking again does not help. */
class NotThere extends Error {}

/** Pictures of imported dishes, fetched from their addresses where the owner has allowed it (decision 211). */
export const PICTURE_FETCHES: WorkKind<'picture_fetches'> = {
  name: 'pictures of imported dishes',
  place: PICTURES_TO_FETCH,
  leaseMs: 2 * MINUTE,
  everyMs: 2000,
  // Each decodes a picture.
  atOnce: { places: 1, spare: 1 },
  retries: { firstMs: 30_000, longestMs: 10 * MINUTE, most: 3 },
  attempt: fetchPicture,
  isFinal: (error) => error instanceof NotThere || error instanceof Refusal,
  giveUp: async (_services, _row, error) => ({ outcome: 'failed', last_error: error }),
};

async function fetchPicture(services: Services, row: PictureFetchRow): Promise<WorkChange<'picture_fetches'>> {
  const { restaurant_id: restaurantId, product_id: dishId, user_id: userId, address } = row;
  const dish = await dishRow(services.db, restaurantId, dishId);
  if (!dish || dish.picture_id !== null) return { outcome: 'done' };
  const allowsPrivate = services.config.ALARMS_TO_PRIVATE_NETWORK;
  const { status, body } = await getOutside(allowsPrivate ? address : address.replace(/^http:/i, 'https:'), {
    timeoutMs: TIMEOUT_MS,
    mostBytes: PICTURE_FILES.maxMegabytes * 1024 * 1024,
    allowsPrivate,
  });
  if (status >= 300 && status < 500) throw new NotThere(`the address answers ${status}`);
  if (status !== 200) throw new Error(`the address answers ${status}`);
  const { _id: pictureId } = await addPicture(services, { restaurantId, userId, data: body, use: 'dish' });
  const isGiven = await changeMenu(services, { restaurantId, userId }, async (tx, act) => {
    if (!(await givePicture(tx, { restaurantId, dishId, pictureId }))) return false;
    await recordChange(tx, act, {
      ...{ action: 'product_change', subject: 'product', subjectId: dishId },
      ...{ before: { pictureId: null }, after: { pictureId } },
    });
    return true;
  });
  return { outcome: 'done', last_error: null, ...(isGiven && { picture_id: pictureId }) };
}

/** How far the pictures of the last day are; null: none was asked for. */
export async function readFetches(
  db: Db,
  { restaurantId, language, now }: { restaurantId: string; language: Language; now: number },
): Promise<FetchedPictures | null> {
  const rows = await recentFetches(db, restaurantId, { since: now - KEPT_MS, language });
  if (rows.length === 0) return null;
  const of = (outcome: PictureFetchRow['outcome']) => rows.filter((row) => row.outcome === outcome);
  return {
    waiting: of(null).length,
    fetched: of('done').length,
    failed: of('failed').map(({ name }) => name ?? ''),
  };
}

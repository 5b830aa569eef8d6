import type { z } from 'zod/mini';
import type { BlockedContact, blockInput } from '../../contract/staff/staff-blocks.ts';
import { STAFF_MAX } from '../../domain/people/staff-limits.ts';
import { lockRestaurant } from '../editing/lock-restaurant.ts';
import { recordChange, type StaffAct } from '../editing/record-change.ts';
import { countryOf } from '../people/country-of.ts';
import { toIso } from '../platform/clock.ts';
import { type Db, inTransaction } from '../platform/database/database.ts';
import { commonRefusals } from '../platform/refusals/common-refusals.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import type { Services } from '../services.ts';
import { emailBlock, phoneBlock } from './block-keys.ts';
import { blocksRefusals } from './blocks.refusals.ts';
import { deleteBlock, insertBlock, listBlocks } from './blocks.repo.ts';

export async function readBlocks(db: Db, restaurantId: string): Promise<BlockedContact[]> {
  const rows = await listBlocks(db, restaurantId);
  return rows.map(({ hash, kind, hint, reason, created_at }) => ({
    ...{ _id: hash, kind, hint, reason },
    since: toIso(Number(created_at)),
  }));
}

/** Takes no more orders online from a number, an address, or both. */
export async function addBlock(
  { db }: Services,
  act: StaffAct,
  { phone, email, reason }: z.infer<typeof blockInput>,
): Promise<BlockedContact[]> {
  const { restaurantId, now } = act;
  await inTransaction(db, async (tx) => {
    await lockRestaurant(tx, restaurantId);
    const country = await countryOf(tx, restaurantId);
    const keys = [
      ...(phone === null ? [] : [phoneBlock(restaurantId, phone, country)]),
      ...(email === null ? [] : [emailBlock(restaurantId, email)]),
    ];
    for (const key of keys) {
      await insertBlock(tx, { restaurant_id: restaurantId, ...key, reason, created_at: now });
      const { hash: subjectId, hint } = key;
      const after = { blocked: hint, reason };
      await recordChange(tx, act, { action: 'block_new', subject: 'block', subjectId, before: null, after });
    }
    if ((await listBlocks(tx, restaurantId)).length > STAFF_MAX.blocks)
      throw new Refusal(blocksRefusals.too_many_blocks, { values: { max: STAFF_MAX.blocks } });
  });
  return readBlocks(db, restaurantId);
}

export async function liftBlock({ db }: Services, act: StaffAct, hash: string): Promise<BlockedContact[]> {
  await inTransaction(db, async (tx) => {
    const lifted = await deleteBlock(tx, act.restaurantId, hash);
    if (!lifted) throw new Refusal(commonRefusals.not_found);
    const before = { blocked: lifted.hint, reason: lifted.reason };
    await recordChange(tx, act, { action: 'block_lifted', subject: 'block', subjectId: hash, before, after: null });
  });
  return readBlocks(db, act.restaurantId);
}

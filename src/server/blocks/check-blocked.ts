import type { Tx } from '../platform/database/database.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import { blockHashes } from './block-keys.ts';
import { blocksRefusals } from './blocks.refusals.ts';
import { blockedOf } from './blocks.repo.ts';

/**
 * Throws a `Refusal` if the restaurant takes no orders from this number or address. It says only to call: whoever types another's
 * number learns nothing, and somebody wrongly blocked reaches the restaurant.
 */
export async function checkBlocked(
  tx: Tx,
  {
    restaurantId,
    country,
    ...contact
  }: { restaurantId: string; country: string | null; phone: string; email: string | null },
): Promise<void> {
  const hashes = blockHashes(restaurantId, contact, country);
  if ((await blockedOf(tx, restaurantId, hashes)).length === 0) return;
  const { contact_phone } = await tx
    .selectFrom('restaurants')
    .select('contact_phone')
    .where('id', '=', restaurantId)
    .executeTakeFirstOrThrow();
  throw new Refusal(blocksRefusals.call_to_order, { values: { phone: contact_phone } });
}

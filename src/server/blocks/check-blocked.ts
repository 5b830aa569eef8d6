import type { Tx } from '../platform/database/database.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import { emailBlock, phoneBlock } from './block-keys.ts';
import { blocksRefusals } from './blocks.refusals.ts';
import { blockedOf } from './blocks.repo.ts';

/**
 * Throws a `Refusal` if the restaurant takes no orders from this number or address. It says only to call: whoever types another's
 * number learns nothing, and somebody wrongly blocked reaches the restaurant.
 */
export async function checkBlocked(
  tx: Tx,
  { restaurantId, phone, email }: { restaurantId: string; phone: string; email: string | null },
): Promise<void> {
  const hashes = [
    phoneBlock(restaurantId, phone).hash,
    ...(email === null ? [] : [emailBlock(restaurantId, email).hash]),
  ];
  if ((await blockedOf(tx, restaurantId, hashes)).length === 0) return;
  const { contact_phone } = await tx
    .selectFrom('restaurants')
    .select('contact_phone')
    .where('id', '=', restaurantId)
    .executeTakeFirstOrThrow();
  throw new Refusal(blocksRefusals.call_to_order, { values: { phone: contact_phone } });
}

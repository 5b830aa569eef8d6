import { MINUTE } from '../../domain/times/zoned-time.ts';
import { countAttempt } from '../accounts/attempts.repo.ts';
import { mailboxKey } from '../people/same-person.ts';
import type { Tx } from '../platform/database/database.ts';
import { sha256 } from '../platform/ids/ids.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import { orderClaimsRefusals } from './order-claims.refusals.ts';

const HOUR = 60 * MINUTE;
/** Codes in an hour: of a guest, to an address, and of a restaurant. With the tries of each, too few for guessing one. */
const MAX = { guest: 5, address: 5, restaurant: 200 };

/** Counts a code against the limits of the hour, and throws a `Refusal` beyond them. */
export async function countCode(
  tx: Tx,
  { restaurantId, guestId, emailKey, now }: { restaurantId: string; guestId: string; emailKey: string; now: number },
): Promise<void> {
  await count(tx, ['claims', restaurantId, 'guest', guestId], MAX.guest, now);
  await count(tx, ['claims', restaurantId, 'address', mailboxKey(emailKey)], MAX.address, now);
  await count(tx, ['claims', restaurantId], MAX.restaurant, now);
}

async function count(tx: Tx, key: readonly string[], max: number, now: number): Promise<void> {
  const counted = await countAttempt(tx, sha256(key.join('\u0000')), now, HOUR);
  if (counted.count <= max) return;
  const retryAfterMs = counted.ends_at - now;
  const values = { minutes: Math.ceil(retryAfterMs / MINUTE) };
  throw new Refusal(orderClaimsRefusals.too_many_codes, { retryAfterMs, values });
}

import { MINUTE } from '../../domain/times/zoned-time.ts';
import { countAttempt } from '../accounts/attempts.repo.ts';
import { limitStrangers } from '../accounts/limit-strangers.ts';
import { mailboxKey } from '../people/same-person.ts';
import type { Tx } from '../platform/database/database.ts';
import { sha256 } from '../platform/ids/ids.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import { orderClaimsRefusals } from './order-claims.refusals.ts';

const HOUR = 60 * MINUTE;
/** Codes in an hour: of a guest, to an address, from a network, and of a restaurant. With the tries of each, too few for guessing one. */
const MAX = { guest: 5, address: 5, fromNetwork: 20, atRestaurant: 2000 };

interface Asked {
  restaurantId: string;
  guestId: string;
  emailKey: string;
  /** From which it is asked for (`networkOf`). */
  network: string;
  now: number;
}

/** Counts a code against the limits of the hour, and throws a `Refusal` beyond them. */
export async function countCode(tx: Tx, { restaurantId, guestId, emailKey, network, now }: Asked): Promise<void> {
  await count(tx, ['claims', restaurantId, 'guest', guestId], MAX.guest, now);
  await count(tx, ['claims', restaurantId, 'address', mailboxKey(emailKey)], MAX.address, now);
  const refusal = orderClaimsRefusals.too_many_codes;
  await limitStrangers(tx, { what: 'claims', restaurantId, network, most: MAX, withinMs: HOUR, refusal, now });
}

async function count(tx: Tx, key: readonly string[], max: number, now: number): Promise<void> {
  const counted = await countAttempt(tx, sha256(key.join('\u0000')), now, HOUR);
  if (counted.count <= max) return;
  const retryAfterMs = counted.ends_at - now;
  const values = { minutes: Math.ceil(retryAfterMs / MINUTE) };
  throw new Refusal(orderClaimsRefusals.too_many_codes, { retryAfterMs, values });
}

import { DAY, MINUTE } from '../../domain/times/zoned-time.ts';
import { countAttempt } from '../accounts/attempts.repo.ts';
import { mailboxKey } from '../people/same-person.ts';
import type { Config } from '../platform/config.ts';
import type { Tx } from '../platform/database/database.ts';
import { sha256 } from '../platform/ids/ids.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import { mailingListRefusals } from './mailing-list.refusals.ts';

/** Links that are mailed: to an address in a day, and by a restaurant in an hour. */
const MAX = { address: 3, restaurant: 120 };

/**
 * Counts a link against the limits. False: the address has had enough of them, which nobody is told, as it would say who asked. Throws a
 * `Refusal` if the restaurant has mailed too many.
 */
export async function mayMailLink(
  tx: Tx,
  config: Config,
  { restaurantId, emailKey, now }: { restaurantId: string; emailKey: string; now: number },
): Promise<boolean> {
  if (!config.RATE_LIMITS) return true;
  const ofAll = await countAttempt(tx, sha256(`list\u0000${restaurantId}`), now, 60 * MINUTE);
  if (ofAll.count > MAX.restaurant) {
    const retryAfterMs = ofAll.ends_at - now;
    const values = { minutes: Math.ceil(retryAfterMs / MINUTE) };
    throw new Refusal(mailingListRefusals.too_many_joins, { retryAfterMs, values });
  }
  const ofAddress = await countAttempt(tx, sha256(`list\u0000${restaurantId}\u0000${mailboxKey(emailKey)}`), now, DAY);
  return ofAddress.count <= MAX.address;
}

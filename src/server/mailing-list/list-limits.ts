import { DAY, MINUTE } from '../../domain/times/zoned-time.ts';
import { countAttempt } from '../accounts/attempts.repo.ts';
import { limitStrangers } from '../accounts/limit-strangers.ts';
import { mailboxKey } from '../people/same-person.ts';
import type { Config } from '../platform/config.ts';
import type { Tx } from '../platform/database/database.ts';
import { sha256 } from '../platform/ids/ids.ts';
import { mailingListRefusals } from './mailing-list.refusals.ts';

/** Links that are mailed: to an address in a day, and in an hour from a network and by a restaurant. */
const MAX = { address: 3, fromNetwork: 20, atRestaurant: 2000 };

/**
 * Counts a link against the limits. False: the address has had enough of them, which nobody is told, as it would say who asked. Throws a
 * `Refusal` if the network has asked for too many, or the restaurant has mailed too many.
 */
export async function mayMailLink(
  tx: Tx,
  config: Config,
  { restaurantId, emailKey, network, now }: { restaurantId: string; emailKey: string; network: string; now: number },
): Promise<boolean> {
  if (!config.RATE_LIMITS) return true;
  const refusal = mailingListRefusals.too_many_joins;
  await limitStrangers(tx, { what: 'list', restaurantId, network, most: MAX, withinMs: 60 * MINUTE, refusal, now });
  const ofAddress = await countAttempt(
    tx,
    sha256(`list\u0000${restaurantId}\u0000to\u0000${mailboxKey(emailKey)}`),
    now,
    DAY,
  );
  return ofAddress.count <= MAX.address;
}

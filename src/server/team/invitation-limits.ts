import { DAY } from '../../domain/times/zoned-time.ts';
import { countAttempt } from '../accounts/attempts.repo.ts';
import { mailboxKey } from '../people/same-person.ts';
import type { Tx } from '../platform/database/database.ts';
import { sha256 } from '../platform/ids/ids.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import { invitationsRefusals } from './invitations.refusals.ts';

/** Letters of a restaurant in a day: more than any has new colleagues, too few for advertising. */
const MAX_OF_RESTAURANT = 30;
/** Of them to one address, so that nobody's mailbox is flooded. */
const MAX_TO_ADDRESS = 5;

/**
 * Counts an invitation against the limits of the day, and throws a `Refusal` beyond them. An address is counted for each restaurant
 * apart: one owner must not use up the letters of another.
 */
export async function countInvitation(tx: Tx, restaurantId: string, email: string, now: number): Promise<void> {
  await count(tx, ['invitations', restaurantId], MAX_OF_RESTAURANT, now);
  await count(tx, ['invitations', restaurantId, mailboxKey(email)], MAX_TO_ADDRESS, now);
}

async function count(tx: Tx, key: readonly string[], max: number, now: number): Promise<void> {
  const counted = await countAttempt(tx, sha256(key.join('\u0000')), now, DAY);
  if (counted.count <= max) return;
  const retryAfterMs = counted.ends_at - now;
  const values = { hours: Math.ceil(retryAfterMs / (DAY / 24)) };
  throw new Refusal(invitationsRefusals.too_many_invitations, { retryAfterMs, values });
}

import { hash, verify } from '@node-rs/argon2';
import { FairQueue, QueueFull } from '../platform/fair-queue.ts';
import { commonRefusals } from '../platform/refusals/common-refusals.ts';
import { Refusal } from '../platform/refusals/refusal.ts';

/** Argon2id (the library's default algorithm), 19 MiB, two passes, one lane: 7 ms of one core. */
const COST = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };
/** Concurrent hashes. More would take all cores, and 19 MiB each, from other requests. */
const AT_ONCE = 2;
/** Waiting hashes of one share, about a second of work. Beyond them requests are refused, so that a flood cannot fill the memory. */
const MAX_WAITING = 200;

/** `share` names the restaurant that asks, or whoever else does. */
export function hashPassword(share: string, password: string): Promise<string> {
  return inTurn(share, () => hash(password, COST));
}

/**
 * Takes as long for an unknown account (`stored` undefined), and for one without a password (''), so that the time does not tell
 * whether the account exists.
 */
export async function verifyPassword(share: string, stored: string | undefined, password: string): Promise<boolean> {
  const against = stored || (await standIn);
  const matches = await inTurn(share, () => verify(against, password));
  return Boolean(stored) && matches;
}

/** Made at the start: made on demand, it would slow the first answer about an unknown account and so give it away. */
const standIn = hash('the password of nobody', COST);

const turns = new FairQueue({ atOnce: AT_ONCE, ofOne: AT_ONCE, waitingOfOne: MAX_WAITING });

/** A flood of sign-ins at one restaurant keeps those of another waiting for one turn, not for all. */
function inTurn<T>(share: string, work: () => Promise<T>): Promise<T> {
  return turns.run(share, work).catch((error: unknown) => {
    throw error instanceof QueueFull ? new Refusal(commonRefusals.too_busy, { retryAfterMs: 2000 }) : error;
  });
}

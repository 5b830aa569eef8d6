import { hash, verify } from '@node-rs/argon2';
import { commonRefusals } from '../platform/common-refusals.ts';
import { Refusal } from '../platform/refusal.ts';

/** Argon2id (the library's default algorithm), 19 MiB, two passes, one lane: 7 ms of one core. */
const COST = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };
/** Concurrent hashes. More would take all cores, and 19 MiB each, from other requests. */
const AT_ONCE = 2;
/** Waiting hashes, about a second of work. Beyond them requests are refused, so that a flood cannot fill the memory. */
const MAX_WAITING = 200;

export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, COST));
}

/** Takes as long for an unknown account (`stored` undefined), so that the time does not tell whether the account exists. */
export async function verifyPassword(stored: string | undefined, password: string): Promise<boolean> {
  const against = stored ?? (await standIn);
  const matches = await inTurn(() => verify(against, password));
  return stored !== undefined && matches;
}

/** Made at the start: made on demand, it would slow the first answer about an unknown account and so give it away. */
const standIn = hash('the password of nobody', COST);

let running = 0;
const waiting: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running < AT_ONCE) running++;
  else if (waiting.length >= MAX_WAITING) throw new Refusal(commonRefusals.too_busy, { retryAfterMs: 2000 });
  else await new Promise<void>((resolve) => waiting.push(resolve));
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    // The slot passes directly to the next in the queue, so that no newcomer overtakes it.
    if (next) next();
    else running--;
  }
}

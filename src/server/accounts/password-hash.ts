import { hash, verify } from '@node-rs/argon2';
import { commonRefusals } from '../platform/common-refusals.ts';
import { Refusal } from '../platform/refusal.ts';

/** Argon2id (the library's own default algorithm), 19 MiB, two passes, one lane: 7 ms of one core. */
const COST = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };
/** More at once would take every core, and 19 MiB each, from the customers who only look at the menu. */
const AT_ONCE = 2;
/** About a second of work. Whoever comes after them is told to try again: a flood must not fill the memory. */
const MAX_WAITING = 200;

export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, COST));
}

/** Costs the same for an unknown account (`stored` undefined): the time must not tell whether it exists. */
export async function verifyPassword(stored: string | undefined, password: string): Promise<boolean> {
  const against = stored ?? (await standIn);
  const matches = await inTurn(() => verify(against, password));
  return stored !== undefined && matches;
}

/** Made when the process starts: made at the first unknown address, it would make that answer a slow one. */
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
    // The place passes straight to whoever waits, so that no newcomer slips in between.
    if (next) next();
    else running--;
  }
}

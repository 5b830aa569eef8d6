import { sha256 } from '../platform/ids.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Services } from '../services.ts';
import { accountRefusals } from './accounts.refusals.ts';
import { countAttempt, deleteAttempts, uncountAttempt } from './attempts.repo.ts';
import { emailKey } from './users.repo.ts';

/** No lock outlives this, however long somebody has guessed. */
const WINDOW_MS = 15 * 60 * 1000;

/** A count of guesses: more than `max` in a window are refused. */
interface AttemptLimit {
  key: string;
  max: number;
  /** A right guess clears the count; else it takes only itself back. */
  isCleared: boolean;
}

/** Who tries to sign in, and from where. */
interface SignInAttempt {
  email: string;
  /** The network it comes from: an IPv4 address, or the first half of an IPv6 address. */
  network: string;
  /** Of a browser that has signed in to this account before; null for any other. */
  device: string | null;
}

/**
 * What limits guessing at sign-in, in the order it is counted (docs/decisions/018). Unknown addresses are counted like
 * known ones. A known device has a count of its own: strangers' guesses cannot keep the owner out.
 */
export function signInLimits({ email, network, device }: SignInAttempt): AttemptLimit[] {
  const account = emailKey(email);
  const fromNetwork = limit(['network', network], 200);
  if (device) return [limit(['device', device], 20, true), fromNetwork];
  return [limit(['account from network', account, network], 20, true), limit(['account', account], 100), fromNetwork];
}

/** What limits guessing the current password with somebody else's open session. */
export function passwordChangeLimits(userId: string): AttemptLimit[] {
  return [limit(['change of password', userId], 20, true)];
}

/**
 * Checks a guess: null is a wrong one. It is counted before it is checked, so that a hundred at once are a hundred;
 * beyond a limit nothing is checked any more, the right password neither.
 */
export async function limitAttempts<T>(
  { db, clock, config }: Services,
  limits: readonly AttemptLimit[],
  check: () => Promise<T | null>,
): Promise<T | null> {
  if (!config.RATE_LIMITS) return check();
  const now = clock();
  for (const { key, max } of limits) {
    const { count, ends_at } = await countAttempt(db, key, now, WINDOW_MS);
    if (count > max) throw tooManyAttempts(ends_at - now);
  }
  const answer = await check();
  if (answer === null) return null;
  for (const { key, isCleared } of limits) await (isCleared ? deleteAttempts(db, key) : uncountAttempt(db, key));
  return answer;
}

function tooManyAttempts(retryAfterMs: number): Refusal {
  const minutes = Math.ceil(retryAfterMs / 60_000);
  return new Refusal(accountRefusals.too_many_attempts, { retryAfterMs, values: { minutes } });
}

/** The table never holds an e-mail address or an address of the network. */
function limit(parts: readonly string[], max: number, isCleared = false): AttemptLimit {
  return { key: sha256(parts.join('\u0000')), max, isCleared };
}

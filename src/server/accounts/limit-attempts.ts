import { emailKey } from '../../domain/people/email.ts';
import { sha256 } from '../platform/ids/ids.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import type { Services } from '../services.ts';
import { accountRefusals } from './accounts.refusals.ts';
import { countAttempt, deleteAttempts, uncountAttempt } from './attempts.repo.ts';

/** Length of a window of guesses, therefore the longest lock. */
const WINDOW_MS = 15 * 60 * 1000;

/** A counter of guesses; beyond `max` in a window guesses are refused. */
interface AttemptLimit {
  key: string;
  max: number;
  /** Whether a right guess resets the counter; else it only takes its own count back. */
  isCleared: boolean;
}

/** The origin of an attempt to sign in. */
interface SignInAttempt {
  email: string;
  /** An IPv4 address, or the /64 network of an IPv6 address. */
  network: string;
  /** Id of a browser that has signed in to this account before (`KnownDevices`); null: any other. */
  device: string | null;
}

/**
 * Limits for guessing at sign-in, in the order in which they are counted (docs/decisions/018). Unknown e-mail addresses are
 * counted like known ones. A known device has its own counter, so that strangers' guesses cannot lock the owner out.
 */
export function signInLimits({ email, network, device }: SignInAttempt): AttemptLimit[] {
  const account = emailKey(email);
  const fromNetwork = limit(['network', network], 200);
  if (device) return [limit(['device', device], 20, true), fromNetwork];
  return [limit(['account from network', account, network], 20, true), limit(['account', account], 100), fromNetwork];
}

/** Limits for guessing the current password in somebody else's open session. */
export function passwordChangeLimits(userId: string): AttemptLimit[] {
  return [limit(['change of password', userId], 20, true)];
}

/**
 * Runs `check`, which returns null for a wrong guess. The guess is counted first, so that concurrent guesses all count; it is not
 * counted if `check` throws, because then nothing was learnt. Beyond a limit throws a `Refusal` without checking, even for the
 * right password.
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
  const answer = await check().catch(async (error: unknown) => {
    // What went wrong is the same as before this, whether or not the database can take the counts back.
    for (const { key } of limits) await uncountAttempt(db, key).catch(() => {});
    throw error;
  });
  if (answer === null) return null;
  for (const { key, isCleared } of limits) await (isCleared ? deleteAttempts(db, key) : uncountAttempt(db, key));
  return answer;
}

function tooManyAttempts(retryAfterMs: number): Refusal {
  const minutes = Math.ceil(retryAfterMs / 60_000);
  return new Refusal(accountRefusals.too_many_attempts, { retryAfterMs, values: { minutes } });
}

/** Keys are hashes, so that the table holds neither e-mail nor IP addresses. */
function limit(parts: readonly string[], max: number, isCleared = false): AttemptLimit {
  return { key: sha256(parts.join('\u0000')), max, isCleared };
}

const FIRST_MS = 30_000;
const LONGEST_MS = 60 * 60_000;
/** With these delays attempts end after about four hours. */
export const MAX_ATTEMPTS = 10;

/**
 * Milliseconds to wait after the nth failed attempt: doubled each time up to an hour, with jitter, so that the mails of an outage
 * are not all retried at once.
 */
export function retryDelayMs(attempt: number, random: () => number = Math.random): number {
  const full = Math.min(LONGEST_MS, FIRST_MS * 2 ** (attempt - 1));
  return Math.round(full * (0.5 + random() / 2));
}

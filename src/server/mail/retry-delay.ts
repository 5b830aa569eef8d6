const FIRST_MS = 30_000;
const LONGEST_MS = 60 * 60_000;
/** About four hours in all. */
export const MAX_ATTEMPTS = 10;

/** How long to wait after the nth failed attempt: doubled each time, and spread so that an outage's mails do not return at once. */
export function retryDelayMs(attempt: number, random: () => number = Math.random): number {
  const full = Math.min(LONGEST_MS, FIRST_MS * 2 ** (attempt - 1));
  return Math.round(full * (0.5 + random() / 2));
}

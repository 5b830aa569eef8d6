/** When a failed piece of work is tried again. */
export interface Retries {
  firstMs: number;
  longestMs: number;
  /** Attempts after which it is given up; without it never. */
  most?: number;
}

/**
 * Milliseconds to wait after the nth failed attempt: doubled each time up to the longest, with jitter, so that the work of an outage is
 * not all tried again at once.
 */
export function retryDelayMs(
  { firstMs, longestMs }: Retries,
  attempt: number,
  random: () => number = Math.random,
): number {
  const full = Math.min(longestMs, firstMs * 2 ** (attempt - 1));
  return Math.round(full * (0.5 + random() / 2));
}

/** When a promotion is valid, in ms; null: without limit on that side. */
interface Window {
  validFrom: number | null;
  validUntil: number | null;
}

/** Whether the promotion is valid at `now`; `validUntil` itself is too late. */
export function isWithin({ validFrom, validUntil }: Window, now: number): boolean {
  return (validFrom === null || now >= validFrom) && (validUntil === null || now < validUntil);
}

/**
 * The next instant (ms) at which one of the promotions becomes valid or invalid; Infinity if none does. Caches of the valid ones
 * expire then.
 */
export function nextWindow(promotions: readonly Window[], now: number): number {
  const changes = promotions.flatMap(({ validFrom, validUntil }) => [validFrom, validUntil]);
  return Math.min(...changes.filter((instant): instant is number => instant !== null && instant > now));
}

/** From when to when (ms) a promotion is valid; null: from ever, for ever. */
interface Window {
  validFrom: number | null;
  validUntil: number | null;
}

/** Whether it is valid at that instant. */
export function isWithin({ validFrom, validUntil }: Window, now: number): boolean {
  return (validFrom === null || now >= validFrom) && (validUntil === null || now < validUntil);
}

/** When the next of them begins or ends: until then, those that are valid now are. Bounds whatever caches them. */
export function nextWindow(promotions: readonly Window[], now: number): number {
  const changes = promotions.flatMap(({ validFrom, validUntil }) => [validFrom, validUntil]);
  return Math.min(...changes.filter((instant): instant is number => instant !== null && instant > now));
}

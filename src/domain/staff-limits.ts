/** Most of what a restaurant's own people may write, apart from `limits.ts`: customers' pages load that. */
export const STAFF_MAX = {
  name: 80,
  description: 2000,
  /** "30-45 minutes" in any language. */
  timeText: 60,
  openingExceptions: 100,
} as const;

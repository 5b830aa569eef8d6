/**
 * Requests per minute and client address, high enough for an office full of guests behind one address. For routes that are no
 * endpoints of the API, which declare theirs (`perMinute`); `RATE_LIMITS=false` turns all off.
 */
export const limits = {
  joinList: { max: 20, timeWindow: '1 minute' },
} as const;

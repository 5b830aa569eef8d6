import { SCHEDULING } from '../limits.ts';

/**
 * Limits in minutes for promised times: `most` when an order is accepted, `mostDelayed` when its time is changed, which may be an
 * order for another day.
 */
export const READY_IN = { least: 5, most: 240, mostDelayed: SCHEDULING.daysAhead * 24 * 60 + 240 } as const;

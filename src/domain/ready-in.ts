import { SCHEDULING } from './limits.ts';

/** Minutes from now for which an order is promised: when it is accepted; when it is delayed, one for another day too. */
export const READY_IN = { least: 5, most: 240, mostDelayed: SCHEDULING.daysAhead * 24 * 60 + 240 } as const;

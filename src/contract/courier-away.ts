import * as z from 'zod/mini';

/** How far the courier of an order is from its door, as the crow flies and rounded, and how old that is. */
export const courierAway = z.object({ metres: z.int(), secondsAgo: z.int() });

export type CourierAway = z.infer<typeof courierAway>;

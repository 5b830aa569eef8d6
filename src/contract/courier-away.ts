import * as z from 'zod/mini';

/** How far the courier of an order is from its door, as the crow flies and rounded, and how old that is. */
export const courierAway = z.object({
  ...{ metres: z.int(), secondsAgo: z.int() },
  /** Where that is, to some ten metres, as [longitude, latitude]: for the operator's map. Absent: there is none, or the courier agreed to words alone. */
  point: z.optional(z.readonly(z.tuple([z.number(), z.number()]))),
});

export type CourierAway = z.infer<typeof courierAway>;

import * as z from 'zod/mini';

/** What a restaurant needs before its first order, and whether that one has come. */
const firstSteps = z.object({
  /** Weekly opening hours: without them nobody can order. */
  hasHours: z.boolean(),
  /** A dish that customers can see. It may be sold out. */
  hasDish: z.boolean(),
  /** A picture for the home page and for shared links. */
  hasCover: z.boolean(),
  hasOrder: z.boolean(),
});
export const firstStepsAnswer = z.object({ data: firstSteps });

export type FirstSteps = z.infer<typeof firstSteps>;

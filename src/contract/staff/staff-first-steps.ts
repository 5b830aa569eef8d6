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
  /** Whether somebody has said how orders leave: by pickup only, or also by delivery, and then to which postcodes. */
  hasDelivery: z.boolean(),
  /** Whether somebody has said how orders are paid; `hasLook` is the same of what the site looks like. */
  hasPayment: z.boolean(),
  /** Whether nothing is missing that its law demands of its site. */
  hasLegal: z.boolean(),
  /** Whether somebody has said how it is taxed, which may be: not at all. */
  hasTaxes: z.boolean(),
  hasLook: z.boolean(),
  /** The restaurant is not open for orders yet: customers read "Opening soon". */
  isPreparing: z.boolean(),
});
export const firstStepsAnswer = z.object({ data: firstSteps });

export type FirstSteps = z.infer<typeof firstSteps>;

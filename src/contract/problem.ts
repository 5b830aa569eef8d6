import * as z from 'zod/mini';

/** One field that was refused; `field` is a dotted path into the request ("items.0.quantity"). */
export const fieldError = z.object({ field: z.string(), message: z.string() });

/**
 * Every error answer, as `application/problem+json` (RFC 9457 and DECISIONS, "Wire format").
 * `message` is the sentence a snackbar shows, in the request's language; `code` is stable.
 */
export const problem = z.looseObject({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  message: z.string(),
  code: z.string(),
  requestId: z.string(),
  errors: z.optional(z.array(fieldError)),
});

export type ProblemField = z.infer<typeof fieldError>;
export type Problem = z.infer<typeof problem>;

import * as z from 'zod/mini';
import { instant } from '../primitives.ts';

/** An order that has not come to the till, or cannot be followed there. */
export const waitingForTill = z.object({
  orderId: z.string(),
  orderNumber: z.string(),
  at: instant,
  /** `failed`: it is not tried any more. */
  state: z.enum(['waiting', 'failed']),
  attempts: z.int(),
  /** Why the last attempt failed; null: there was none. */
  error: z.nullable(z.string()),
  /** When it is tried next; null: not any more. */
  nextAt: z.nullable(instant),
});

/** The restaurant's till, as the office shows it. */
export const till = z.object({
  /** Whether this server lets restaurants connect one. */
  isOffered: z.boolean(),
  /** null: none is connected. */
  connection: z.nullable(
    z.object({
      account: z.string(),
      location: z.string(),
      since: instant,
      /** Since when it does not answer, and why; null: it does. */
      failedAt: z.nullable(instant),
      error: z.nullable(z.string()),
      /** Its catalogue; null: it was connected for orders alone. */
      menu: z.nullable(
        z.object({
          name: z.string(),
          /** When our menu went there last; null: never. */
          sentAt: z.nullable(instant),
          /** Why it was not told last what has run out; null: it was. */
          error: z.nullable(z.string()),
        }),
      ),
    }),
  ),
  /** The oldest first. */
  waiting: z.array(waitingForTill),
});
export const tillAnswer = z.object({ data: till });
/** The page on which an owner lets this server send orders there. */
export const tillPageAnswer = z.object({ data: z.object({ url: z.string() }) });
/** What that page has led back with: visible signs alone, as OAuth has it (RFC 6749, appendix A). */
export const tillConnectInput = z.object({
  code: z.string().check(z.maxLength(500), z.regex(/^[!-~]+$/)),
  state: z.string().check(z.maxLength(1000), z.regex(/^[!-~]+$/)),
});

export type Till = z.infer<typeof till>;
export type TillConnectInput = z.infer<typeof tillConnectInput>;

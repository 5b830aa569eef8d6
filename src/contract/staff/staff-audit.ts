import * as z from 'zod/mini';
import { id, instant } from '../primitives.ts';

export const auditQuery = z.object({
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(50)), 20),
  /** Id of the last entry of the previous page: only older entries are returned, so that new ones do not shift the pages. */
  after: z.optional(id),
  /** Only entries of this user. */
  userId: z.optional(id),
  /** Only entries of this action. */
  action: z.optional(z.string().check(z.maxLength(60))),
});

export const auditEntry = z.object({
  _id: z.string(),
  at: instant,
  /** null: the system, by the restaurant's rules, or the operator. */
  who: z.nullable(
    z.object({ userId: z.string(), name: z.string(), /** A key, not a person. */ isKey: z.optional(z.literal(true)) }),
  ),
  /** 'order_status', 'ordering_pause', … */
  action: z.string(),
  subject: z.string(),
  subjectId: z.string(),
  /** An order's number, a dish's name …; null: it has no name or no longer exists. */
  subjectName: z.nullable(z.string()),
  before: z.nullable(z.record(z.string(), z.unknown())),
  after: z.nullable(z.record(z.string(), z.unknown())),
});
export const auditAnswer = z.object({
  data: z.object({
    entries: z.array(auditEntry),
    /** Sent as `after` for the next page; null on the last one. */
    next: z.nullable(z.string()),
  }),
});

export type AuditEntry = z.infer<typeof auditEntry>;
export type AuditQuery = z.infer<typeof auditQuery>;
export type AuditPage = z.infer<typeof auditAnswer>['data'];

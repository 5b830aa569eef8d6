import * as z from 'zod/mini';
import { id, instant } from '../primitives.ts';
import { lines } from '../texts.ts';

export const staffMessage = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  createdAt: instant,
  isRead: z.boolean(),
  /** What the restaurant has answered by mail; null: nothing. */
  reply: z.nullable(z.string()),
  repliedAt: z.nullable(instant),
});
export const staffMessagesQuery = z.object({ after: z.optional(id) });
export const staffMessagesAnswer = z.object({
  data: z.object({
    /** Newest first. */
    messages: z.array(staffMessage),
    hasMore: z.boolean(),
    unread: z.int(),
    /** For how many days messages are kept; null: the contact form delivers none. */
    keptDays: z.nullable(z.int()),
  }),
});
export const staffMessageParams = z.object({ id });
export const staffMessageChange = z.object({ isRead: z.boolean() });
export const staffMessageReply = z.object({ reply: lines(4000) });
export const staffMessageAnswer = z.object({ data: z.object({ message: staffMessage }) });
export const staffMessageRemoved = z.object({ data: z.object({ removed: z.string() }) });

/** How long messages may be kept, in days. */
export const KEPT_DAYS = [30, 90, 180, 365, 730] as const;
export const messageSettings = z.object({
  /** null: the contact form delivers nothing. */
  keptDays: z.nullable(z.int().check(z.refine((days) => KEPT_DAYS.some((each) => each === days), 'invalid'))),
});
export const messageSettingsAnswer = z.object({ data: messageSettings });

export type StaffMessage = z.infer<typeof staffMessage>;
export type StaffMessages = z.infer<typeof staffMessagesAnswer>['data'];
export type MessageSettings = z.infer<typeof messageSettings>;

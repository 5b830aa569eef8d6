import * as z from 'zod/mini';
import { MAX, MIN } from '../domain/limits.ts';
import { isEmail } from '../domain/people/email.ts';
import { line, manyLines } from './texts.ts';

/** A message of the contact form (specification section 5), where the restaurant receives them. */
export const messageInput = z.object({
  name: line(MAX.name),
  email: z.string('required').check(z.trim(), z.refine(isEmail, 'email_invalid'), z.maxLength(MAX.email, 'too_long')),
  subject: line(120),
  message: z
    .string('required')
    .check(manyLines, z.minLength(MIN.contactMessage, 'message_too_short'), z.maxLength(2000, 'too_long')),
  /** A field that people do not see. What is written into it was written by a program, and is not kept. */
  website: z.optional(z.string().check(z.maxLength(200, 'too_long'))),
});
export const messageSentAnswer = z.object({ data: z.object({ isSent: z.literal(true) }) });

export type MessageInput = z.infer<typeof messageInput>;

import * as z from 'zod/mini';
import { isCheckoutPhone, plainPhone } from '../../domain/people/phone.ts';
import { STAFF_MAX } from '../../domain/people/staff-limits.ts';
import { emailField } from '../email-field.ts';
import { instant } from '../primitives.ts';
import { line } from '../texts.ts';

/** A number or address from which the restaurant takes no orders online. Only its hash is kept. */
export const block = z.object({
  /** The hash. */
  _id: z.string(),
  kind: z.enum(['phone', 'email']),
  /** Its last digits, or its first letter and its domain. */
  hint: z.string(),
  reason: z.string(),
  since: instant,
});
export const blocksAnswer = z.object({ data: z.object({ blocks: z.array(block) }) });

const phone = z.string().check(z.overwrite(plainPhone), z.refine(isCheckoutPhone, 'phone_invalid'));
export const blockInput = z
  .object({
    phone: z._default(z.nullable(phone), null),
    email: z._default(z.nullable(emailField), null),
    /** Only staff read it. */
    reason: line(STAFF_MAX.blockReason),
  })
  .check(z.refine(({ phone, email }) => phone !== null || email !== null, { error: 'required', path: ['phone'] }));
export const blockParams = z.object({ hash: z.string().check(z.regex(/^[0-9a-f]{64}$/)) });

export type BlockedContact = z.infer<typeof block>;
export type BlockInput = z.input<typeof blockInput>;

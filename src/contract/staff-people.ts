import * as z from 'zod/mini';
import { MAX } from '../domain/limits.ts';
import { STAFF_ROLES } from '../domain/staff-roles.ts';
import { id } from './primitives.ts';

export const colleague = z.object({
  userId: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(STAFF_ROLES),
});
export const colleaguesAnswer = z.object({ data: z.object({ staff: z.array(colleague) }) });
export const colleagueAnswer = z.object({ data: z.object({ member: colleague }) });
export const colleagueParams = z.object({ userId: id });

/** E-mail address of an existing account, and its role. */
export const hireInput = z.object({
  email: z
    .string('email_required')
    .check(z.trim(), z.minLength(1, 'email_required'), z.maxLength(MAX.email, 'too_long')),
  role: z.enum(STAFF_ROLES),
});
export const roleInput = z.object({ role: z.enum(STAFF_ROLES) });

export type Colleague = z.infer<typeof colleague>;
export type HireInput = z.infer<typeof hireInput>;

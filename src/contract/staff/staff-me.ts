import * as z from 'zod/mini';
import { STAFF_PERMISSIONS, STAFF_ROLES } from '../../domain/people/staff-roles.ts';

export const staffMember = z.object({
  userId: z.string(),
  name: z.string(),
  role: z.enum(STAFF_ROLES),
  /** What the role permits; the interface shows nothing else. */
  permissions: z.array(z.enum(STAFF_PERMISSIONS)),
});
export const staffMeAnswer = z.object({ data: staffMember });

export type StaffMember = z.infer<typeof staffMember>;

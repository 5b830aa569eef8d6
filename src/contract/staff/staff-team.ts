import * as z from 'zod/mini';
import { STAFF_ROLES } from '../../domain/people/staff-roles.ts';
import { emailField } from '../email-field.ts';
import { id, instant } from '../primitives.ts';

export const teamMember = z.object({
  userId: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(STAFF_ROLES),
});

/** An invitation that nobody has accepted yet. */
export const invitation = z.object({
  _id: z.string(),
  email: z.string(),
  role: z.enum(STAFF_ROLES),
  expiresAt: instant,
  /** `undeliverable`: the mail server refused its letter for good. */
  status: z.enum(['waiting', 'undeliverable', 'expired']),
});
export const teamAnswer = z.object({
  data: z.object({ staff: z.array(teamMember), invitations: z.array(invitation) }),
});
export const teamMemberAnswer = z.object({ data: z.object({ member: teamMember }) });
export const teamMemberParams = z.object({ userId: id });

export const inviteInput = z.object({ email: emailField, role: z.enum(STAFF_ROLES) });
export const invitationAnswer = z.object({
  data: z.object({
    invitation,
    /** The link of the letter, told only this once and only by a server that sends no mails; null: the letter brings it. */
    link: z.nullable(z.string()),
  }),
});
export const invitationParams = z.object({ id });
export const roleInput = z.object({ role: z.enum(STAFF_ROLES) });

export type TeamMember = z.infer<typeof teamMember>;
export type InviteInput = z.infer<typeof inviteInput>;
export type Invitation = z.infer<typeof invitation>;

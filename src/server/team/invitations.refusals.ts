import { defineRefusals } from '../platform/refusals/refusal.ts';

export const invitationsRefusals = defineRefusals({
  works_here: 409,
  too_many_invitations: 429,
  invitation_unknown: 404,
  invitation_used: 410,
  invitation_withdrawn: 410,
  invitation_expired: 410,
  invitation_of_another: 403,
});

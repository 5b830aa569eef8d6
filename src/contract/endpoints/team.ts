import { heldInvitationAnswer, invitationTokenInput } from '../invitations.ts';
import { auditAnswer, auditQuery } from '../staff/staff-audit.ts';
import { staffMeAnswer } from '../staff/staff-me.ts';
import {
  invitationAnswer,
  invitationParams,
  inviteInput,
  roleInput,
  teamAnswer,
  teamMemberAnswer,
  teamMemberParams,
} from '../staff/staff-team.ts';
import { endpoint } from './endpoint.ts';

const NOT_OPEN = ['invitation_unknown', 'invitation_used', 'invitation_withdrawn', 'invitation_expired'] as const;

export const getStaffMember = endpoint('GET', '/staff/me', {
  needs: 'account',
  summary: 'Get the signed-in staff member and what their role allows',
  answer: staffMeAnswer,
  refusals: ['forbidden'],
});

export const listAudit = endpoint('GET', '/staff/audit', {
  needs: 'audit',
  summary: 'List changes made by the restaurant’s staff, newest first',
  query: auditQuery,
  answer: auditAnswer,
});

export const listTeam = endpoint('GET', '/staff/people', {
  needs: 'people',
  summary: 'List the restaurant’s staff with their roles, and the invitations that nobody has accepted yet',
  answer: teamAnswer,
});

export const changeRole = endpoint('PUT', '/staff/people/:userId', {
  needs: 'people',
  summary: 'Change a staff member’s role',
  params: teamMemberParams,
  body: roleInput,
  answer: teamMemberAnswer,
  refusals: ['not_found', 'last_owner'],
});

export const dismissMember = endpoint('DELETE', '/staff/people/:userId', {
  needs: 'people',
  summary: 'Remove a staff member, with immediate effect',
  params: teamMemberParams,
  refusals: ['not_found', 'last_owner'],
});

export const inviteMember = endpoint('POST', '/staff/invitations', {
  needs: 'people',
  perMinute: 30,
  summary: 'Invite somebody to work at the restaurant, in place of an earlier invitation of the same address',
  body: inviteInput,
  answer: invitationAnswer,
  status: 201,
  refusals: ['works_here', 'too_many_invitations'],
});

export const withdrawInvitation = endpoint('DELETE', '/staff/invitations/:id', {
  needs: 'people',
  summary: 'Withdraw an invitation, so that its link no longer works',
  params: invitationParams,
  refusals: ['not_found'],
});

export const readInvitation = endpoint('POST', '/invitations/read', {
  perMinute: 60,
  summary: 'Read an invitation by the token of its link',
  tag: 'account',
  body: invitationTokenInput,
  answer: heldInvitationAnswer,
  refusals: NOT_OPEN,
});

export const acceptInvitation = endpoint('POST', '/invitations/accept', {
  needs: 'account',
  perMinute: 60,
  summary: 'Take the role of an invitation, with the account of its address',
  tag: 'account',
  body: invitationTokenInput,
  answer: staffMeAnswer,
  refusals: [...NOT_OPEN, 'invitation_of_another'],
});

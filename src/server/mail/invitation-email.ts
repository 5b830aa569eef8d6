import type { StaffRole } from '../../domain/people/staff-roles.ts';
import { dateTimeText, zoneName } from '../platform/time-text.ts';
import { findByMail } from '../team/invitations.repo.ts';
import type { InvitationMail } from '../team/invite.ts';
import type { EmailContext } from './email-context.ts';
import type { EmailParts } from './email-parts.ts';

const ROLE_NAMES = {
  Owner: 'role_owner',
  Manager: 'role_manager',
  Staff: 'role_staff',
  Courier: 'role_courier',
} as const;

/** The mail that invites somebody to work at the restaurant. */
export async function writeInvitationEmail(context: EmailContext, { path }: InvitationMail): Promise<EmailParts> {
  const { services, row, restaurant, language, origin, t } = context;
  const invitation = await findByMail(services.db, row.restaurant_id, row.id);
  if (!invitation) throw new Error(`no invitation of mail ${row.id}`);
  const { name, timezone } = restaurant;
  const { inviter_name, role, expires_at } = invitation;
  const time = dateTimeText(expires_at, timezone, language);
  const text = t('invite_text', { name: inviter_name, restaurant: name });
  return {
    subject: t('invite_heading', { restaurant: name }),
    preheader: text,
    heading: t('invite_heading', { restaurant: name }),
    blocks: [
      { kind: 'paragraph', text },
      {
        kind: 'facts',
        rows: [
          { label: t('invite_role'), lines: [t(ROLE_NAMES[role as StaffRole])] },
          { label: t('invite_for'), lines: [row.recipient] },
        ],
      },
      { kind: 'paragraph', text: t('invite_account') },
      // The path is removed once the mail was sent (`forgetInvitationLink`).
      ...(path ? [{ kind: 'button', label: t('invite_button'), url: `${origin}${path}` } as const] : []),
      { kind: 'paragraph', text: `${t('invite_until', { time })} ${t('invite_ignore')}` },
    ],
    footer: [t('zone', { zone: zoneName(expires_at, timezone, language) }), t('why_invite', { restaurant: name })],
  };
}

/** The payload without the link, which must not stay in the database. */
export function forgetInvitationLink(): InvitationMail {
  return { path: '' };
}

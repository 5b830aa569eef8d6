import { randomBytes } from 'node:crypto';
import type { Invitation, InviteInput } from '../../contract/staff/staff-team.ts';
import { emailKey } from '../../domain/people/email.ts';
import { DAY } from '../../domain/times/zoned-time.ts';
import { findByEmail } from '../accounts/users.repo.ts';
import { recordChange } from '../editing/record-change.ts';
import { staffRole } from '../editing/staff.repo.ts';
import { queueMail } from '../outbox/queue-mail.ts';
import { inTransaction } from '../platform/database/database.ts';
import type { Tenant } from '../platform/http/app.ts';
import { newId, sha256 } from '../platform/ids/ids.ts';
import { commonRefusals } from '../platform/refusals/common-refusals.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import { publicAddress } from '../restaurants/public-address.ts';
import type { Services } from '../services.ts';
import { countInvitation } from './invitation-limits.ts';
import { invitationsRefusals } from './invitations.refusals.ts';
import { deleteLetterTo, keepInvitation, type StoredInvitation } from './invitations.repo.ts';
import { presentInvitation } from './present-invitation.ts';

export const INVITATION_LIFE_MS = 7 * DAY;

/** The payload of a mail of kind `staff_invitation`. */
export interface InvitationMail {
  /** Path below the restaurant's public address. The token is its fragment, which browsers send to nobody. */
  path: string;
}

interface Inviting {
  tenant: Tenant;
  /** The owner who invites. */
  userId: string;
}

/**
 * Invites the holder of a mailbox to work at the restaurant, by a letter with a single-use link. A newer invitation replaces that
 * of the same address. Resolves to the link, too, on a server that sends no mails: there the owner hands it over.
 */
export async function invite(
  services: Services,
  { tenant, userId }: Inviting,
  { email: typed, role }: InviteInput,
): Promise<{ invitation: Invitation; link: string | null }> {
  const { db, clock, config } = services;
  const restaurantId = tenant.id;
  const now = clock();
  const token = randomBytes(32).toString('base64url');
  const mail: InvitationMail = { path: `/staff/join#${token}` };
  const kept = await inTransaction(db, async (tx): Promise<StoredInvitation> => {
    if (config.RATE_LIMITS) await countInvitation(tx, restaurantId, typed, now);
    // Checked again: an owner who has just been dismissed leaves no invitation behind.
    if ((await staffRole(tx, restaurantId, userId)) !== 'Owner') throw new Refusal(commonRefusals.forbidden);
    const person = await findByEmail(tx, typed);
    if (person && (await staffRole(tx, restaurantId, person.id))) throw new Refusal(invitationsRefusals.works_here);
    const email = person?.email ?? typed;
    await deleteLetterTo(tx, restaurantId, email);
    const row: StoredInvitation = {
      restaurant_id: restaurantId,
      id: newId(),
      email,
      email_key: emailKey(email),
      role,
      token_hash: sha256(token),
      invited_by: userId,
      mail_id: await queueMail(tx, {
        restaurantId,
        kind: 'staff_invitation',
        recipient: email,
        // Who has no account reads the menu's language, as everybody must who works there.
        language: person?.language ?? tenant.contentLanguage,
        payload: mail,
        now,
      }),
      state: 'open',
      expires_at: now + INVITATION_LIFE_MS,
    };
    const id = await keepInvitation(tx, row);
    await recordChange(
      tx,
      { restaurantId, userId, now },
      { action: 'invitation_new', subject: 'invitation', subjectId: id, before: null, after: { role } },
    );
    return { ...row, id };
  });
  services.outbox.wake();
  return {
    invitation: presentInvitation({ ...kept, letter_failed_at: null }, now),
    link: config.SMTP_URL ? null : `${await publicAddress(services, tenant)}${mail.path}`,
  };
}

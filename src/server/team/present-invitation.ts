import type { Invitation } from '../../contract/staff/staff-team.ts';
import { toIso } from '../platform/clock.ts';
import type { StoredInvitation } from './invitations.repo.ts';

/** An open invitation as owners see it. */
export function presentInvitation(
  { id, email, role, expires_at, letter_failed_at }: StoredInvitation & { letter_failed_at: number | null },
  now: number,
): Invitation {
  return {
    _id: id,
    email,
    role: role as Invitation['role'],
    expiresAt: toIso(expires_at),
    status: expires_at <= now ? 'expired' : letter_failed_at === null ? 'waiting' : 'undeliverable',
  };
}

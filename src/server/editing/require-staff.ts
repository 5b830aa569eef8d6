import type { FastifyRequest } from 'fastify';
import { isStaffRole, permissionsOf, type StaffPermission } from '../../domain/people/staff-roles.ts';
import { signedIn } from '../accounts/authenticate.ts';
import type { Db } from '../platform/database/database.ts';
import { commonRefusals } from '../platform/refusals/common-refusals.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import { staffRole } from './staff.repo.ts';

/**
 * A hook, to run after `authenticate`, that throws 403 unless the user has a role at this restaurant with the permission. Reads
 * the role for each request, so that a dismissal takes effect at once.
 */
export function requireStaff(db: Db, permission: StaffPermission): (request: FastifyRequest) => Promise<void> {
  return async (request) => {
    const { userId } = signedIn(request);
    const role = await staffRole(db, request.tenant.id, userId);
    if (!isStaffRole(role) || !permissionsOf(role).includes(permission)) throw new Refusal(commonRefusals.forbidden);
  };
}

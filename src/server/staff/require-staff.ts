import type { FastifyRequest } from 'fastify';
import { signedIn } from '../accounts/authenticate.ts';
import { commonRefusals } from '../platform/common-refusals.ts';
import type { Db } from '../platform/database.ts';
import { Refusal } from '../platform/refusal.ts';
import { staffRole } from './staff.repo.ts';

/**
 * A hook, after `authenticate`, that lets through who works at this restaurant in one of the roles. Every role may
 * take orders through their states (DECISIONS "Roles"); the role is read each time, so that a dismissal counts at once.
 */
export function requireStaff(
  db: Db,
  roles: readonly string[] = ['Owner', 'Manager', 'Staff'],
): (request: FastifyRequest) => Promise<void> {
  return async (request) => {
    const { userId } = signedIn(request);
    const role = await staffRole(db, request.tenant.id, userId);
    if (!role || !roles.includes(role)) throw new Refusal(commonRefusals.forbidden);
  };
}

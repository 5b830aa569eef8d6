import type { FastifyRequest } from 'fastify';
import type { KeyScope } from '../../domain/people/key-scopes.ts';
import { isStaffRole, permissionsOf, type StaffPermission } from '../../domain/people/staff-roles.ts';
import { type Authenticate, signedIn } from '../accounts/authenticate.ts';
import { staffRole } from '../editing/staff.repo.ts';
import type { Db } from '../platform/database/database.ts';
import { fromJson } from '../platform/database/json-columns.ts';
import { sentKey } from '../platform/http/sent-key.ts';
import { commonRefusals } from '../platform/refusals/common-refusals.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import { type KeyServices, keyOfRequest } from './key-of-request.ts';

/** What a route asks of whoever acts for the restaurant. */
export interface StaffNeeds {
  permission: StaffPermission;
  /** What a key must be allowed; undefined: it takes a person. */
  scope?: KeyScope | undefined;
}

/**
 * A hook that demands somebody who acts for the restaurant, and sets `request.account`: a user with a role that has the permission, or a
 * key with the scope. Reads role or key for each request, so that a dismissal takes effect at once.
 */
export function requireStaff(services: KeyServices, authenticate: Authenticate, needs: StaffNeeds): Authenticate {
  return async (request) => {
    const sent = sentKey(request);
    if (sent !== null) return admitKey(services, request, { sent, scope: needs.scope });
    await authenticate(request);
    await requireRole(services.db, request, needs.permission);
  };
}

async function requireRole(db: Db, request: FastifyRequest, permission: StaffPermission): Promise<void> {
  const role = await staffRole(db, request.tenant.id, signedIn(request).userId);
  if (!isStaffRole(role) || !permissionsOf(role).includes(permission)) throw new Refusal(commonRefusals.forbidden);
}

async function admitKey(
  services: KeyServices,
  request: FastifyRequest,
  { sent, scope }: { sent: string; scope: KeyScope | undefined },
): Promise<void> {
  const key = await keyOfRequest(services, request, sent);
  if (!scope) throw new Refusal(commonRefusals.key_not_admitted);
  if (!fromJson(key.scopes).includes(scope)) throw new Refusal(commonRefusals.key_lacks_scope, { values: { scope } });
  request.account = { userId: key.id, sessionId: key.id, isGuest: false, isKey: true };
}

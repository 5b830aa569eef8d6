import type { StaffMember } from '../../contract/staff/staff-me.ts';
import { isStaffRole, permissionsOf } from '../../domain/people/staff-roles.ts';
import { findUser } from '../accounts/users.repo.ts';
import { staffRole } from '../editing/staff.repo.ts';
import type { Db } from '../platform/database/database.ts';
import { commonRefusals } from '../platform/refusals/common-refusals.ts';
import { Refusal } from '../platform/refusals/refusal.ts';

/** A staff member and what their role allows. Throws 403 for anybody else. */
export async function readMember(
  db: Db,
  { restaurantId, userId }: { restaurantId: string; userId: string },
): Promise<StaffMember> {
  const [role, user] = [await staffRole(db, restaurantId, userId), await findUser(db, userId)];
  if (!isStaffRole(role) || !user) throw new Refusal(commonRefusals.forbidden);
  return { userId, name: user.name, role, permissions: permissionsOf(role) };
}

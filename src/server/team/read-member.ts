import type { StaffMember } from '../../contract/staff-me.ts';
import { isStaffRole, permissionsOf } from '../../domain/staff-roles.ts';
import { findUser } from '../accounts/users.repo.ts';
import { staffRole } from '../editing/staff.repo.ts';
import { commonRefusals } from '../platform/common-refusals.ts';
import type { Db } from '../platform/database.ts';
import { Refusal } from '../platform/refusal.ts';

/** A staff member and what their role allows. Throws 403 for anybody else. */
export async function readMember(
  db: Db,
  { restaurantId, userId }: { restaurantId: string; userId: string },
): Promise<StaffMember> {
  const [role, user] = [await staffRole(db, restaurantId, userId), await findUser(db, userId)];
  if (!isStaffRole(role) || !user) throw new Refusal(commonRefusals.forbidden);
  return { userId, name: user.name, role, permissions: permissionsOf(role) };
}

import { rolesWith, type StaffPermission } from '../../domain/people/staff-roles.ts';
import type { Db } from '../platform/database/database.ts';

/** The user's role at this restaurant (`STAFF_ROLES`); null for a customer. */
export async function staffRole(db: Db, restaurantId: string, userId: string): Promise<string | null> {
  const row = await db
    .selectFrom('staff')
    .select('role')
    .where('restaurant_id', '=', restaurantId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.role ?? null;
}

/** The name of somebody who works at this restaurant, in a role that may do this; null: the user does not. */
export async function staffName(
  db: Db,
  { restaurantId, userId }: { restaurantId: string; userId: string },
  permission: StaffPermission,
): Promise<string | null> {
  const row = await db
    .selectFrom('staff')
    .innerJoin('users', 'users.id', 'staff.user_id')
    .select('users.name')
    .where('staff.restaurant_id', '=', restaurantId)
    .where('staff.user_id', '=', userId)
    .where('staff.role', 'in', rolesWith(permission))
    .executeTakeFirst();
  return row?.name ?? null;
}

import type { Db } from '../platform/database/database.ts';

/** The user's role at this restaurant: 'Owner', 'Manager' or 'Staff'; null for a customer. */
export async function staffRole(db: Db, restaurantId: string, userId: string): Promise<string | null> {
  const row = await db
    .selectFrom('staff')
    .select('role')
    .where('restaurant_id', '=', restaurantId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.role ?? null;
}

/** The name of somebody who works at this restaurant; null: the user does not. */
export async function staffName(db: Db, restaurantId: string, userId: string): Promise<string | null> {
  const row = await db
    .selectFrom('staff')
    .innerJoin('users', 'users.id', 'staff.user_id')
    .select('users.name')
    .where('staff.restaurant_id', '=', restaurantId)
    .where('staff.user_id', '=', userId)
    .executeTakeFirst();
  return row?.name ?? null;
}

import type { Db, Tx } from '../platform/database/database.ts';

export interface StoredTeamMember {
  userId: string;
  name: string;
  email: string;
  role: string;
}

/** The restaurant's staff, sorted by name. */
export function teamOf(db: Db, restaurantId: string): Promise<StoredTeamMember[]> {
  return people(db, restaurantId).orderBy('u.name').orderBy('u.id').execute();
}

export function findTeamMember(db: Db, restaurantId: string, userId: string): Promise<StoredTeamMember | undefined> {
  return people(db, restaurantId).where('s.user_id', '=', userId).executeTakeFirst();
}

/** Sets somebody's role at the restaurant, replacing an earlier one. */
export async function setRole(tx: Tx, restaurantId: string, userId: string, role: string): Promise<void> {
  await tx
    .insertInto('staff')
    .values({ restaurant_id: restaurantId, user_id: userId, role })
    .onConflict((conflict) => conflict.columns(['restaurant_id', 'user_id']).doUpdateSet({ role }))
    .execute();
}

export async function removeTeamMember(tx: Tx, restaurantId: string, userId: string): Promise<void> {
  await tx.deleteFrom('staff').where('restaurant_id', '=', restaurantId).where('user_id', '=', userId).execute();
}

export async function countOwners(db: Db, restaurantId: string): Promise<number> {
  const { count } = await db
    .selectFrom('staff')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('restaurant_id', '=', restaurantId)
    .where('role', '=', 'Owner')
    .executeTakeFirstOrThrow();
  return Number(count);
}

function people(db: Db, restaurantId: string) {
  return db
    .selectFrom('staff as s')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .select(['u.id as userId', 'u.name', 'u.email', 's.role'])
    .where('s.restaurant_id', '=', restaurantId);
}

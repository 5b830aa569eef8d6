import { newId } from '../../src/server/platform/ids/ids.ts';
import { ids } from './order-input.ts';
import type { TestApp } from './test-app.ts';

/** The id of the user to whom the token belongs. */
export async function userIdOf({ call }: TestApp, token: string): Promise<string> {
  return (await call({ url: '/users/me', token })).body.data.user._id;
}

/** Gives points at the trattoria, with their row in the ledger. */
export async function grantPoints({ services: { db, clock } }: TestApp, userId: string, points: number): Promise<void> {
  const owner = { restaurant_id: ids.restaurant, user_id: userId };
  await db
    .insertInto('loyalty_ledger')
    .values({ ...owner, id: newId(), order_id: null, reason: 'granted', points, created_at: clock() })
    .execute();
  await db
    .insertInto('loyalty_balances')
    .values({ ...owner, points })
    .execute();
}

/** Employs a user at the trattoria, or at another restaurant. */
export async function employ(
  { services: { db } }: TestApp,
  userId: string,
  role = 'Staff',
  restaurantId = ids.restaurant,
): Promise<void> {
  await db.insertInto('staff').values({ restaurant_id: restaurantId, user_id: userId, role }).execute();
}

/** The balance and the sum of the ledger's rows, which must be equal (DECISIONS, settled 9). */
export async function pointsOf(
  { services: { db } }: TestApp,
  userId: string,
): Promise<{ balance: number; ledger: number }> {
  const balance = await db
    .selectFrom('loyalty_balances')
    .select('points')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  const { sum } = await db
    .selectFrom('loyalty_ledger')
    .select((eb) => eb.fn.sum('points').as('sum'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return { balance: balance?.points ?? 0, ledger: Number(sum ?? 0) };
}

import type { Db, Tx } from '../platform/database/database.ts';
import { newId } from '../platform/ids/ids.ts';
import type { LoyaltyLedgerTable } from '../platform/tables/promotion-tables.ts';

/** A movement of points for an order. `points` is positive in both directions. */
export interface PointsMovement {
  restaurantId: string;
  userId: string;
  orderId: string;
  points: number;
  now: number;
}

/** Takes points for a reward. Returns false, changing nothing, if the balance is too low (DECISIONS "Points"). */
export async function redeemPoints(tx: Tx, movement: PointsMovement): Promise<boolean> {
  const { restaurantId, userId, points } = movement;
  const result = await tx
    .updateTable('loyalty_balances')
    .set((eb) => ({ points: eb('points', '-', points) }))
    .where('restaurant_id', '=', restaurantId)
    .where('user_id', '=', userId)
    .where('points', '>=', points)
    .executeTakeFirst();
  if (result.numUpdatedRows === 0n) return false;
  await writeLedger(tx, movement, 'redeemed', -points);
  return true;
}

/**
 * Credits points that an order earned, or returns those that a called-off order had cost. Throws a unique violation if that was
 * done before.
 */
export async function creditPoints(tx: Tx, movement: PointsMovement, reason: 'earned' | 'returned'): Promise<void> {
  // First the ledger: its unique key (order, reason) makes a second credit fail before the balance changes.
  await writeLedger(tx, movement, reason, movement.points);
  await addToBalance(tx, movement);
}

/** Credits points that staff grant for a reason. Returns false, changing nothing, if the grant of that id is there already. */
export async function grantPoints(
  tx: Tx,
  grant: Omit<PointsMovement, 'orderId'> & { id: string; note: string },
): Promise<boolean> {
  const { restaurantId, userId, id, points, note, now } = grant;
  const result = await tx
    .insertInto('loyalty_ledger')
    .values({
      ...{ restaurant_id: restaurantId, id, user_id: userId, order_id: null, reason: 'granted', points, note },
      created_at: now,
    })
    .onConflict((conflict) => conflict.columns(['restaurant_id', 'user_id', 'id']).doNothing())
    .executeTakeFirst();
  if (!result.numInsertedOrUpdatedRows) return false;
  await addToBalance(tx, grant);
  return true;
}

async function addToBalance(
  tx: Tx,
  { restaurantId, userId, points }: Pick<PointsMovement, 'restaurantId' | 'userId' | 'points'>,
): Promise<void> {
  await tx
    .insertInto('loyalty_balances')
    .values({ restaurant_id: restaurantId, user_id: userId, points })
    .onConflict((conflict) =>
      conflict
        .columns(['restaurant_id', 'user_id'])
        .doUpdateSet((eb) => ({ points: eb('loyalty_balances.points', '+', points) })),
    )
    .execute();
}

/** Takes back what an order earned, as if it never had. Returns false, changing nothing, if the customer has spent it. */
export async function takeBackEarned(
  tx: Tx,
  { restaurantId, userId, orderId, points }: PointsMovement,
): Promise<boolean> {
  const result = await tx
    .updateTable('loyalty_balances')
    .set((eb) => ({ points: eb('points', '-', points) }))
    .where('restaurant_id', '=', restaurantId)
    .where('user_id', '=', userId)
    .where('points', '>=', points)
    .executeTakeFirst();
  if (result.numUpdatedRows === 0n) return false;
  await tx
    .deleteFrom('loyalty_ledger')
    .where('restaurant_id', '=', restaurantId)
    .where('order_id', '=', orderId)
    .where('reason', '=', 'earned')
    .execute();
  return true;
}

/** Makes what an order earned fewer points than `before`. Returns false, changing nothing, if the customer has spent them. */
export async function lowerEarned(
  tx: Tx,
  { restaurantId, userId, orderId, points }: PointsMovement,
  before: number,
): Promise<boolean> {
  const lost = before - points;
  const result = await tx
    .updateTable('loyalty_balances')
    .set((eb) => ({ points: eb('points', '-', lost) }))
    .where('restaurant_id', '=', restaurantId)
    .where('user_id', '=', userId)
    .where('points', '>=', lost)
    .executeTakeFirst();
  if (result.numUpdatedRows === 0n) return false;
  await tx
    .updateTable('loyalty_ledger')
    .set({ points })
    .where('restaurant_id', '=', restaurantId)
    .where('order_id', '=', orderId)
    .where('reason', '=', 'earned')
    .execute();
  return true;
}

/** Moves what orders earned and cost to another user: ledger and balances. */
export async function movePoints(
  tx: Tx,
  { restaurantId, from, to, orderIds }: { restaurantId: string; from: string; to: string; orderIds: readonly string[] },
): Promise<void> {
  if (orderIds.length === 0) return;
  const rows = await tx
    .updateTable('loyalty_ledger')
    .set({ user_id: to })
    .where('restaurant_id', '=', restaurantId)
    .where('user_id', '=', from)
    .where('order_id', 'in', orderIds)
    .returning('points')
    .execute();
  const points = rows.reduce((sum, row) => sum + Number(row.points), 0);
  if (points === 0) return;
  await tx
    .updateTable('loyalty_balances')
    .set((eb) => ({ points: eb('points', '-', points) }))
    .where('restaurant_id', '=', restaurantId)
    .where('user_id', '=', from)
    .execute();
  await addToBalance(tx, { restaurantId, userId: to, points });
}

export async function pointsBalance(db: Db, restaurantId: string, userId: string): Promise<number> {
  const row = await db
    .selectFrom('loyalty_balances')
    .select('points')
    .where('restaurant_id', '=', restaurantId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.points ?? 0;
}

async function writeLedger(
  tx: Tx,
  movement: PointsMovement,
  reason: LoyaltyLedgerTable['reason'],
  points: number,
): Promise<void> {
  const { restaurantId, userId, orderId, now } = movement;
  await tx
    .insertInto('loyalty_ledger')
    .values({
      restaurant_id: restaurantId,
      id: newId(),
      user_id: userId,
      order_id: orderId,
      reason,
      points,
      created_at: now,
    })
    .execute();
}

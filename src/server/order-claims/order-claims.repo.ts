import type { Db, Tx } from '../platform/database/database.ts';
import type { OrderClaimsTable } from '../platform/tables/account-tables.ts';

interface ClaimKey {
  restaurantId: string;
  id: string;
}

export async function insertClaim(tx: Tx, claim: OrderClaimsTable): Promise<void> {
  await tx.insertInto('order_claims').values(claim).execute();
}

/** Takes one of a claim's tries, so that however many codes come at once, few are compared. Undefined: none is left, or its time is over. */
export function takeTry(db: Db, { restaurantId, id }: ClaimKey, now: number): Promise<OrderClaimsTable | undefined> {
  return db
    .updateTable('order_claims')
    .set((eb) => ({ tries_left: eb('tries_left', '-', 1) }))
    .where('restaurant_id', '=', restaurantId)
    .where('id', '=', id)
    .where('tries_left', '>', 0)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();
}

/** Uses a claim up, with all others of its guest and address. Returns false if another transaction already did. */
export async function spendClaim(tx: Tx, claim: OrderClaimsTable): Promise<boolean> {
  const { restaurant_id, id, guest_id, email_key } = claim;
  const result = await tx
    .deleteFrom('order_claims')
    .where('restaurant_id', '=', restaurant_id)
    .where('id', '=', id)
    .executeTakeFirst();
  if (result.numDeletedRows === 0n) return false;
  await tx
    .deleteFrom('order_claims')
    .where('restaurant_id', '=', restaurant_id)
    .where('guest_id', '=', guest_id)
    .where('email_key', '=', email_key)
    .execute();
  return true;
}

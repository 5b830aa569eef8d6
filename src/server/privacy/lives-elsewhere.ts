import type { Tx } from '../platform/database/database.ts';
import type { UsersTable } from '../platform/tables/account-tables.ts';

/** Tables whose rows say that an account is used at a restaurant. */
export const TRACES = [
  'orders',
  'customers',
  'sessions',
  'password_resets',
  'sign_ins_under_way',
  'favorites',
  'loyalty_ledger',
  'loyalty_balances',
  'promotion_customers',
  'idempotency_keys',
  'reviews',
  'review_replies',
  'subscribers',
] as const;

/**
 * Whether an account is more than one restaurant's customer: it was made elsewhere, or nobody knows where; it was used at another
 * restaurant in any way; or it works somewhere. Its saved addresses belong to no restaurant, and go with an account that has one home.
 */
export async function livesElsewhere(
  tx: Tx,
  { id, registered_with }: Pick<UsersTable, 'id' | 'registered_with'>,
  restaurantId: string,
): Promise<boolean> {
  if (registered_with !== restaurantId) return true;
  const work = await tx.selectFrom('staff').select('role').where('user_id', '=', id).limit(1).executeTakeFirst();
  if (work) return true;
  for (const table of TRACES) {
    const trace = await tx
      .selectFrom(table as 'orders')
      .select('restaurant_id')
      .where('user_id', '=', id)
      .where('restaurant_id', '<>', restaurantId)
      .limit(1)
      .executeTakeFirst();
    if (trace) return true;
  }
  return false;
}

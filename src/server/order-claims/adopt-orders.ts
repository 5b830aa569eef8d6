import { isCalledOff } from '../../domain/orders/order-status.ts';
import { changeGuest, lockGuest } from '../accounts/guests.repo.ts';
import { deleteSessionsOfUser } from '../accounts/sessions.repo.ts';
import type { Tx } from '../platform/database/database.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import type { OrderClaimsTable } from '../platform/tables/account-tables.ts';
import { movePoints } from '../promotions/points-ledger.repo.ts';
import { moveUses } from '../promotions/promotions.repo.ts';
import { countOrdersOf, moveOrders } from './moved-orders.repo.ts';
import { orderClaimsRefusals } from './order-claims.refusals.ts';
import { spendClaim } from './order-claims.repo.ts';

/** What came to an account. */
export interface Adopted {
  orders: number;
  /** Sessions of the guest that have ended. */
  endedSessions: string[];
}

/**
 * Uses a claim up and brings the guest's orders that were placed with its address to the account `to`, with their points and uses of
 * promotions. A guest without any order left is nobody any more. Throws a `Refusal` if the claim is used up.
 */
export async function adoptOrders(
  tx: Tx,
  claim: OrderClaimsTable,
  account: (tx: Tx, guest: { name: string; phone: string | null }) => Promise<string>,
): Promise<Adopted & { userId: string }> {
  const { restaurant_id: restaurantId, guest_id: from, email_key: emailKey } = claim;
  // First, so that claims of one guest take turns: each uses up all others. Keeps the guest from ordering meanwhile, too.
  const guest = await lockGuest(tx, from);
  if (!guest || !(await spendClaim(tx, claim))) throw new Refusal(orderClaimsRefusals.claim_refused);
  const to = await account(tx, { name: guest.name, phone: guest.phone_number });
  const moved = await moveOrders(tx, { restaurantId, from, to, emailKey });
  const ids = moved.map(({ id }) => id);
  await movePoints(tx, { restaurantId, from, to, orderIds: ids });
  const uses = moved.flatMap(({ promotion_id, status }) => (isCalledOff(status) ? [] : (promotion_id ?? [])));
  for (const [promotionId, each] of Map.groupBy(uses, (id) => id)) {
    await moveUses(tx, { restaurantId, promotionId, from, to, uses: each.length });
  }
  const isEmptied = (await countOrdersOf(tx, from)) === 0;
  // The day's chore deletes guests without a name.
  if (isEmptied) await changeGuest(tx, from, { name: '', email: null, phone: null });
  const endedSessions = isEmptied ? await deleteSessionsOfUser(tx, from) : [];
  return { orders: moved.length, endedSessions, userId: to };
}

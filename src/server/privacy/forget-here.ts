import { forgetOwnSubscriptions, forgetSubscriptions } from '../mailing-list/subscribers.repo.ts';
import type { Tx } from '../platform/database/database.ts';
import type { UsersTable } from '../platform/tables/account-tables.ts';
import * as repo from './forget-here.repo.ts';
import { knownAt } from './known-at.ts';

/**
 * Who forgets. `restaurant` and `operator` were shown whose the addresses are, and also delete what is kept by these alone. By `time`, only
 * what orders said goes. So it is for the `holder` of an account, whose password proves no address; and the uses of coupons that are counted by
 * it stay, or each new account could use them again.
 */
export type ForgottenBy = 'restaurant' | 'operator' | 'time' | 'holder';

interface Here {
  restaurantId: string;
  user: UsersTable;
  /** Who their orders belong to from now on: nobody's row. Their own, if that becomes one. */
  heir: string;
  /** What stands for their name. */
  name: string;
  by: ForgottenBy;
}

/**
 * Forgets what one restaurant knows of somebody: found by what each order said, for the last one may have named somebody else. Orders
 * stay as receipts: returns how many. Of an address that nobody has proved to be theirs, nothing goes that is another restaurant's.
 */
export async function forgetHere(tx: Tx, { restaurantId, user, heir, name, by }: Here): Promise<number> {
  const at = { restaurantId, userId: user.id };
  const known = await knownAt(tx, restaurantId, by === 'holder' ? { id: user.id } : user);
  await repo.deleteMailsTo(tx, at, known);
  await repo.deleteAroundOrders(tx, at);
  await repo.emptyWords(tx, at);
  await repo.emptyHistory(tx, at, heir);
  await repo.emptyBlocks(tx, restaurantId, known);
  if (by === 'holder') await forgetOwnSubscriptions(tx, at);
  else await repo.forgetContacts(tx, restaurantId, known);
  if (by === 'restaurant' || by === 'operator') {
    await repo.deleteMessages(tx, restaurantId, known);
    await repo.deleteCheckouts(tx, restaurantId, known);
    await repo.deleteInvitations(tx, restaurantId, known);
    for (const email of known.emails) await forgetSubscriptions(tx, email, restaurantId);
  }
  const receipts = await repo.stripOrders(tx, at, { heir, name });
  await repo.deleteCustomersRows(tx, at);
  return receipts;
}

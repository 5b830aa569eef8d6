import { forgetSubscriptions } from '../mailing-list/subscribers.repo.ts';
import type { Tx } from '../platform/database/database.ts';
import type { UsersTable } from '../platform/tables/account-tables.ts';
import * as repo from './forget-here.repo.ts';
import { knownAt } from './known-at.ts';

interface Here {
  restaurantId: string;
  user: UsersTable;
  /** Who their orders belong to from now on: nobody's row. Their own, if that becomes one. */
  heir: string;
  /** What stands for their name. */
  name: string;
  /** Whether somebody asked for it: then what the restaurant knows by their addresses goes, too. */
  isAsked: boolean;
}

/**
 * Forgets what one restaurant knows of somebody: found by what each order said, for the last one may have named somebody else. Orders
 * stay as receipts: returns how many. Of an address that nobody has proved to be theirs, nothing goes that is another restaurant's.
 */
export async function forgetHere(tx: Tx, { restaurantId, user, heir, name, isAsked }: Here): Promise<number> {
  const at = { restaurantId, userId: user.id };
  const known = await knownAt(tx, restaurantId, user);
  await repo.deleteMailsTo(tx, at, known);
  await repo.deleteAroundOrders(tx, at);
  await repo.emptyWords(tx, at);
  await repo.emptyHistory(tx, at, heir);
  await repo.emptyBlocks(tx, restaurantId, known);
  await repo.forgetContacts(tx, restaurantId, known);
  if (isAsked) {
    await repo.deleteMessages(tx, restaurantId, known);
    await repo.deleteInvitations(tx, restaurantId, known);
    for (const email of known.emails) await forgetSubscriptions(tx, email, restaurantId);
  }
  const receipts = await repo.stripOrders(tx, at, { heir, name });
  await repo.deleteCustomersRows(tx, at);
  return receipts;
}

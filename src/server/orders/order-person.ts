import { isMailable } from '../accounts/guests.repo.ts';
import { forgottenEmail } from '../accounts/users.repo.ts';
import type { Tx } from '../platform/database/database.ts';
import { prepared } from '../platform/database/prepared.ts';
import { commonRefusals } from '../platform/refusals/common-refusals.ts';
import { Refusal } from '../platform/refusals/refusal.ts';

/**
 * Who an order is of, as it keeps them: the browser of a guest may order again as somebody else, and staff, papers and mails must then
 * still mean the first.
 */
export interface OrderPerson {
  name: string;
  /** Where mails about the order go; null: there is no address. */
  email: string | null;
}

const userById = prepared((db, { id }: { id: string }) =>
  db.selectFrom('users').select(['name', 'email']).where('id', '=', id),
);

/** Throws a `Refusal` for an account that is there no more. */
export async function personOf(tx: Tx, userId: string): Promise<OrderPerson> {
  const user = (await userById(tx, { id: userId })).rows[0];
  if (!user) throw new Refusal(commonRefusals.unauthenticated);
  return { name: user.name, email: isMailable(user.email) ? user.email : null };
}

/**
 * Throws a `Refusal` if who ordered was forgotten meanwhile. Call it after the order is inserted: that waited for the deletion, or keeps
 * one waiting until it finds the order.
 */
export async function checkStillKnown(tx: Tx, userId: string): Promise<void> {
  const user = (await userById(tx, { id: userId })).rows[0];
  if (user?.email === forgottenEmail(userId)) throw new Refusal(commonRefusals.unauthenticated);
}

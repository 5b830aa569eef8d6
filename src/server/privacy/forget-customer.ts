import { randomBytes } from 'node:crypto';
import { hashPassword } from '../accounts/password-hash.ts';
import { findUser } from '../accounts/users.repo.ts';
import { recordChange, type StaffAct } from '../editing/record-change.ts';
import { forgetSubscriptions } from '../mailing-list/subscribers.repo.ts';
import { type Db, inTransaction, type Tx } from '../platform/database/database.ts';
import { commonRefusals } from '../platform/refusals/common-refusals.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import type { UsersTable } from '../platform/tables/account-tables.ts';
import type { Services } from '../services.ts';
import { openOrdersOf } from './forget-account.repo.ts';
import { forgetUser } from './forget-user.ts';
import { heldAt } from './held-at.ts';
import { privacyRefusals } from './privacy.refusals.ts';

interface CustomerAct extends StaffAct {
  id: string;
}

/** Everything that the restaurant holds of one of its customers, for the copy that they asked for. */
export async function copyCustomer(services: Services, act: CustomerAct): Promise<Record<string, unknown>> {
  const { db } = services;
  const user = await customerHere(db, act);
  await inTransaction(db, (tx) => record(tx, act, 'customer_exported'));
  const { name, email, phone_number: phoneNumber, language } = user;
  return { profile: { name, email, phoneNumber, language }, ...(await heldAt(services, act.restaurantId, user)) };
}

/**
 * Forgets a customer for good: a guest, or an account that is used at no other restaurant and works nowhere. Orders stay as receipts.
 * Throws a `Refusal` for other accounts, which belong to their holder at all restaurants, and while an order is under way.
 */
export async function forgetCustomer({ db }: Services, act: CustomerAct): Promise<void> {
  const { restaurantId, id, now } = act;
  const passwordHash = await hashPassword('operator', randomBytes(32).toString('base64url'));
  await inTransaction(db, async (tx) => {
    const user = await customerHere(tx, act);
    if (user.kind === 'customer' && (await isUsedElsewhere(tx, restaurantId, id)))
      throw new Refusal(privacyRefusals.account_elsewhere);
    if ((await openOrdersOf(tx, id)).length > 0) throw new Refusal(privacyRefusals.orders_under_way);
    await forgetUser(tx, user, { withReviews: false, passwordHash, now });
    await forgetSubscriptions(tx, user.email, restaurantId);
    await record(tx, act, 'customer_forgotten');
  });
}

async function customerHere(db: Db, { restaurantId, id }: CustomerAct): Promise<UsersTable> {
  const known = await db
    .selectFrom('customers')
    .select('user_id')
    .where('restaurant_id', '=', restaurantId)
    .where('user_id', '=', id)
    .executeTakeFirst();
  const user = known && (await findUser(db, id));
  if (!user) throw new Refusal(commonRefusals.not_found);
  return user;
}

async function isUsedElsewhere(tx: Tx, restaurantId: string, id: string): Promise<boolean> {
  const elsewhere = await tx
    .selectFrom('orders')
    .select('restaurant_id')
    .where('user_id', '=', id)
    .where('restaurant_id', '<>', restaurantId)
    .limit(1)
    .executeTakeFirst();
  const work = await tx.selectFrom('staff').select('role').where('user_id', '=', id).limit(1).executeTakeFirst();
  return elsewhere !== undefined || work !== undefined;
}

function record(tx: Tx, act: CustomerAct, action: 'customer_exported' | 'customer_forgotten'): Promise<void> {
  return recordChange(tx, act, { action, subject: 'customer', subjectId: act.id, before: null, after: {} });
}

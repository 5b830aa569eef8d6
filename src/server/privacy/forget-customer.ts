import { randomBytes } from 'node:crypto';
import type { Language } from '../../domain/languages.ts';
import { insertGuest } from '../accounts/guests.repo.ts';
import { hashPassword } from '../accounts/password-hash.ts';
import { findUser, lockUser } from '../accounts/users.repo.ts';
import { bumpContent } from '../editing/bump-content.ts';
import { recordChange, type StaffAct } from '../editing/record-change.ts';
import { type Db, inTransaction, type Tx } from '../platform/database/database.ts';
import { commonRefusals } from '../platform/refusals/common-refusals.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import type { UsersTable } from '../platform/tables/account-tables.ts';
import type { Services } from '../services.ts';
import { openOrdersOf, signReviewsAs } from './forget-account.repo.ts';
import { forgetHere } from './forget-here.ts';
import { forgetUser } from './forget-user.ts';
import { forgottenName } from './forgotten-name.ts';
import { heldAt } from './held-at.ts';
import { livesElsewhere } from './lives-elsewhere.ts';
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
  return {
    profile: { name, email, phoneNumber, language },
    ...(await heldAt(services, act.restaurantId, user, 'asked')),
  };
}

/**
 * Forgets a customer for good, with the account of somebody who has used it nowhere else and works nowhere. Of any other account only what
 * this restaurant knows goes: the account is its holder's, at all restaurants. Orders stay as receipts. Throws a `Refusal` while one is
 * under way.
 */
export async function forgetCustomer({ db }: Services, act: CustomerAct): Promise<void> {
  const { restaurantId, id, now } = act;
  const passwordHash = await hashPassword('operator', randomBytes(32).toString('base64url'));
  await inTransaction(db, async (tx) => {
    const user = await customerHere(tx, act);
    const livesOn = user.kind === 'customer' && (await livesElsewhere(tx, user, restaurantId));
    if ((await openOrdersOf(tx, id, restaurantId)).length > 0) throw new Refusal(privacyRefusals.orders_under_way);
    if (livesOn) return forgetOnlyHere(tx, user, act);
    await forgetUser(tx, user, { at: restaurantId, by: 'restaurant', withReviews: false, passwordHash, now });
    await record(tx, act, 'customer_forgotten');
  });
}

/** Their orders become nobody's, so that the next one does not bring the former back. */
async function forgetOnlyHere(tx: Tx, user: UsersTable, act: CustomerAct): Promise<void> {
  const { restaurantId, now } = act;
  // First, because it locks the restaurant's row, as everything does that changes what it publishes.
  await bumpContent(tx, restaurantId, now);
  if (!(await lockUser(tx, user.id))) throw new Refusal(commonRefusals.not_found);
  const language = user.language as Language;
  const name = forgottenName(language);
  const nobody = { name, email: null, phone: null };
  const heir = await insertGuest(tx, { ...nobody, restaurantId, language, now });
  await signReviewsAs(tx, { restaurantId, userId: user.id }, name);
  await forgetHere(tx, { restaurantId, user, heir, name, by: 'restaurant' });
  await record(tx, { ...act, id: heir }, 'customer_forgotten');
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

function record(tx: Tx, act: CustomerAct, action: 'customer_exported' | 'customer_forgotten'): Promise<void> {
  return recordChange(tx, act, { action, subject: 'customer', subjectId: act.id, before: null, after: {} });
}

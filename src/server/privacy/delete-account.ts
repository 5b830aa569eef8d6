import { randomBytes } from 'node:crypto';
import { hashPassword } from '../accounts/password-hash.ts';
import { deleteSessionsOfUser } from '../accounts/sessions.repo.ts';
import { proveHolder } from '../identities/prove-holder.ts';
import { inTransaction, type Tx } from '../platform/database/database.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import type { Services } from '../services.ts';
import { countOwners } from '../team/team.repo.ts';
import { openOrdersOf } from './forget-account.repo.ts';
import { forgetUser } from './forget-user.ts';
import { privacyRefusals } from './privacy.refusals.ts';

/**
 * Deletes the account of whoever asks, at all restaurants, as the privacy page promises (parts 7 and 9). Orders stay as receipts, and so does
 * what is kept by the address alone: a password proves no address. Throws a `Refusal` for a wrong password (`proveHolder`), while an order is under way, and for a restaurant's only owner.
 */
export async function deleteAccount(services: Services, asked: Parameters<typeof proveHolder>[1]): Promise<void> {
  const { db, live, clock } = services;
  const user = await proveHolder(services, asked);
  const passwordHash = await hashPassword(asked.restaurantId, randomBytes(32).toString('base64url'));
  const ended = await inTransaction(db, async (tx) => {
    if ((await openOrdersOf(tx, user.id, null)).length > 0) throw new Refusal(privacyRefusals.own_orders_under_way);
    if (await isOnlyOwner(tx, user.id)) throw new Refusal(privacyRefusals.only_owner);
    const sessions = await deleteSessionsOfUser(tx, user.id);
    await forgetUser(tx, user, { at: null, by: 'holder', withReviews: false, passwordHash, now: clock() });
    return sessions;
  });
  for (const sessionId of ended) live.endSession(sessionId);
}

async function isOnlyOwner(tx: Tx, userId: string): Promise<boolean> {
  const owned = await tx
    .selectFrom('staff')
    .select('restaurant_id')
    .where('user_id', '=', userId)
    .where('role', '=', 'Owner')
    .execute();
  for (const { restaurant_id } of owned) if ((await countOwners(tx, restaurant_id)) === 1) return true;
  return false;
}

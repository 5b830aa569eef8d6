import { deleteResetsOfUser } from '../accounts/password-resets.repo.ts';
import { deleteSessionsOfUser } from '../accounts/sessions.repo.ts';
import { bumpContent } from '../editing/bump-content.ts';
import { recordChange } from '../editing/record-change.ts';
import { staffRole } from '../editing/staff.repo.ts';
import type { Tx } from '../platform/database/database.ts';
import type { UsersTable } from '../platform/tables/account-tables.ts';
import { countReviews } from '../reviews/rating.repo.ts';
import { countOwners, removeTeamMember } from '../team/team.repo.ts';
import * as repo from './forget-account.repo.ts';
import { type ForgottenBy, forgetHere } from './forget-here.ts';
import { forgottenName } from './forgotten-name.ts';

interface How {
  /** The restaurant that forgets: of addresses that nobody has proved, nothing of others goes. null: at all of them. */
  at: string | null;
  by: ForgottenBy;
  withReviews: boolean;
  /** Of a password that nobody knows: the row stays, because receipts refer to it. */
  passwordHash: string;
  now: number;
}

/**
 * Takes off all records whatever names somebody, an account's holder or a guest. Orders stay as receipts: returns how many. Throws an
 * error that says what must happen first while an order is under way, or if a restaurant would be left without an owner.
 */
export async function forgetUser(tx: Tx, user: UsersTable, how: How): Promise<number> {
  await leaveRestaurants(tx, user, how);
  const name = forgottenName(user.language);
  // Before the orders are looked at: an order that is being placed is waited for.
  await repo.makeNameless(tx, user, { name, passwordHash: how.passwordHash });
  const open = await repo.openOrdersOf(tx, user.id, null);
  if (open.length) throw new Error(`Orders are under way: ${open.join(', ')}. Run this again when they are finished.`);
  let receipts = 0;
  for (const restaurantId of await placesOf(tx, user, how)) {
    receipts += await forgetHere(tx, { restaurantId, user, heir: user.id, name, by: how.by });
  }
  await deleteSessionsOfUser(tx, user.id);
  await deleteResetsOfUser(tx, user.id);
  await repo.deleteAccountsRows(tx, user.id);
  if (how.by === 'operator') await repo.deleteByAddress(tx, user.email);
  return receipts;
}

/** A guest is one restaurant's. Of an account something may be kept at any. */
async function placesOf(tx: Tx, { kind, registered_with }: UsersTable, { at }: How): Promise<string[]> {
  if (at !== null) return [at];
  if (kind === 'guest' && registered_with) return [registered_with];
  const rows = await tx.selectFrom('restaurants').select('id').orderBy('id').execute();
  return rows.map(({ id }) => id);
}

/**
 * First, because it locks the restaurants' rows, as everything does that changes what they publish or who works there. A guest has
 * published nothing and works nowhere.
 */
async function leaveRestaurants(tx: Tx, user: UsersTable, { withReviews, now }: How): Promise<void> {
  if (user.kind === 'guest') return;
  for (const { id, slug, name, content_language } of await repo.restaurantsOf(tx, user.id)) {
    await bumpContent(tx, id, now);
    await dismiss(tx, user, { restaurant: { id, slug }, now });
    if (withReviews) await repo.deleteReviews(tx, id, user.id);
    await repo.signReviewsAs(tx, { restaurantId: id, userId: user.id }, forgottenName(content_language));
    await repo.signRepliesAs(tx, { restaurantId: id, userId: user.id }, name);
    await repo.renameInHistory(tx, { restaurantId: id, userId: user.id }, forgottenName(content_language));
    await repo.renameCourier(tx, { restaurantId: id, userId: user.id }, forgottenName(content_language));
    if (withReviews) await countReviews(tx, id);
  }
}

async function dismiss(
  tx: Tx,
  { id: userId, email, name }: UsersTable,
  { restaurant, now }: { restaurant: { id: string; slug: string }; now: number },
): Promise<void> {
  const role = await staffRole(tx, restaurant.id, userId);
  if (role === null) return;
  await removeTeamMember(tx, restaurant.id, userId);
  if (role === 'Owner' && (await countOwners(tx, restaurant.id)) === 0) {
    throw new Error(
      `${email} is the only owner of ${restaurant.slug}. Make somebody else one first: npm run restaurant:owner -- ${restaurant.slug} EMAIL`,
    );
  }
  await recordChange(
    tx,
    { restaurantId: restaurant.id, userId: null, now },
    { action: 'staff_role', subject: 'user', subjectId: userId, before: { name, role }, after: null },
  );
}

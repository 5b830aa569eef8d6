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
import { forgottenName } from './forgotten-name.ts';

interface How {
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
  // Before the orders are looked at: an order that is being placed is waited for.
  await repo.makeNameless(tx, user, { name: forgottenName(user.language), passwordHash: how.passwordHash });
  const open = await repo.openOrdersOf(tx, user.id);
  if (open.length) throw new Error(`Orders are under way: ${open.join(', ')}. Run this again when they are finished.`);
  const receipts = await repo.stripOrders(tx, user.id);
  await repo.deleteAroundOrders(tx, user.id);
  await deleteSessionsOfUser(tx, user.id);
  await deleteResetsOfUser(tx, user.id);
  await repo.deleteBelongings(tx, user);
  return receipts;
}

/**
 * First, because it locks the restaurants' rows, as everything does that changes what they publish or who works there. A guest has
 * published nothing and works nowhere.
 */
async function leaveRestaurants(tx: Tx, user: UsersTable, { withReviews, now }: How): Promise<void> {
  for (const { id, slug, name, content_language } of await repo.restaurantsOf(tx, user.id)) {
    await repo.emptyHistory(tx, { restaurantId: id, userId: user.id });
    if (user.kind === 'guest') continue;
    await bumpContent(tx, id, now);
    await dismiss(tx, user, { restaurant: { id, slug }, now });
    if (withReviews) await repo.deleteReviews(tx, id, user.id);
    await repo.signReviewsAs(tx, { restaurantId: id, userId: user.id }, forgottenName(content_language));
    await repo.signRepliesAs(tx, { restaurantId: id, userId: user.id }, name);
    await repo.renameInHistory(tx, { restaurantId: id, userId: user.id }, forgottenName(content_language));
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

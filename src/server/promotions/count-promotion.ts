import { type Obstacle, obstacle } from '../../domain/appraisal/obstacles.ts';
import type { Db, Tx } from '../platform/database/database.ts';
import { fromJson } from '../platform/database/json-columns.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import { loyaltyRefusals } from './loyalty.refusals.ts';
import { hasOrderedBefore } from './ordered-before.ts';
import { pointsBalance, redeemPoints } from './points-ledger.repo.ts';
import {
  type ContactOrder,
  contactKeysOf,
  contactKeysOfUser,
  contactsOf,
  contactsOfUser,
  countContactUse,
  usesOfContacts,
} from './promotion-contacts.repo.ts';
import { promotionsRefusals as refusals } from './promotions.refusals.ts';
import { countCustomerUse, countUse, type PromotionRow, usesOfCustomer } from './promotions.repo.ts';

/**
 * Counts a use of the promotion and takes a reward's points, in the order's transaction. Throws a `Refusal` when uses or points
 * are exhausted, however many orders come at the same time.
 */
export async function countPromotion(
  tx: Tx,
  row: PromotionRow,
  order: ContactOrder & { id: string; discount: number; total: number; created_at: number },
): Promise<void> {
  const by = { userId: order.user_id, orderId: order.id, now: order.created_at };
  const use = { restaurantId: row.restaurant_id, promotionId: row.id, userId: by.userId };
  if (!(await countUse(tx, use, order))) throw new Refusal(refusals.promotion_used_up);
  const contacts = contactsOf(order);
  const isFirstOnly = fromJson(row.conditions)?.firstOrderOnly ?? false;
  const keys = { restaurantId: row.restaurant_id, userId: by.userId, orderId: order.id, ...contactKeysOf(order) };
  if (isFirstOnly && (await hasOrderedBefore(tx, keys))) throw new Refusal(refusals.promotion_first_order_only);
  // Two first orders at one moment do not see each other: the count of uses does.
  const each = isFirstOnly ? 1 : row.max_uses_per_customer;
  if (!(await countCustomerUse(tx, use, each)) || !(await countContactUse(tx, use, contacts, each))) {
    throw new Refusal(refusals.promotion_already_used);
  }
  if (!row.points_cost) return;
  // A guest's points wait for an account.
  if (contacts.isGuest) throw await tooFewPoints(tx, row, by.userId);
  const isPaid = await redeemPoints(tx, { restaurantId: row.restaurant_id, points: row.points_cost, ...by });
  if (!isPaid) throw await tooFewPoints(tx, row, by.userId);
}

/** Why nothing of it is left for a customer who has not placed the order yet; null: something is. Counts nothing. */
export async function promotionUsed(
  db: Db,
  row: PromotionRow,
  { userId, ...given }: { userId: string; email?: string | undefined; phone?: string | undefined },
): Promise<Obstacle | null> {
  const use = { restaurantId: row.restaurant_id, promotionId: row.id, userId };
  const { max_uses_per_customer: each, points_cost: cost } = row;
  const isFirstOnly = fromJson(row.conditions)?.firstOrderOnly ?? false;
  if (each === null && cost === null && !isFirstOnly) return usedUp(row, 0) && obstacle('promotion_used_up');
  if (isFirstOnly) {
    const keys = { ...use, orderId: null, ...(await contactKeysOfUser(db, use, given)) };
    if (await hasOrderedBefore(db, keys)) return obstacle('promotion_first_order_only');
  }
  const contacts = await contactsOfUser(db, use, given);
  const uses = async () => Math.max(await usesOfCustomer(db, use), await usesOfContacts(db, use, contacts));
  const reason = usedUp(row, each === null ? 0 : await uses());
  if (reason) return obstacle(reason);
  if (!cost) return null;
  const points = await pointsBalance(db, row.restaurant_id, userId);
  return contacts.isGuest || points < cost ? obstacle('not_enough_points', { values: { cost, points } }) : null;
}

/** Which of the promotion's limits of use is reached for a customer who has used it so often; null: none. */
export function usedUp(
  { max_uses: all, max_uses_per_customer: each, uses }: PromotionRow,
  usesOfCustomer: number,
): 'promotion_used_up' | 'promotion_already_used' | null {
  if (all !== null && uses >= all) return 'promotion_used_up';
  return each !== null && usesOfCustomer >= each ? 'promotion_already_used' : null;
}

async function tooFewPoints(db: Db, row: PromotionRow, userId: string): Promise<Refusal> {
  const values = { cost: row.points_cost ?? 0, points: await pointsBalance(db, row.restaurant_id, userId) };
  return new Refusal(loyaltyRefusals.not_enough_points, { values });
}

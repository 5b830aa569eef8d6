import type { Selectable } from 'kysely';
import type { Language } from '../../domain/languages.ts';
import { NO_CONDITIONS } from '../../domain/menu/promotion-conditions.ts';
import type { Db, Tx } from '../platform/database/database.ts';
import { fromJson } from '../platform/database/json-columns.ts';
import type { PromotionsTable } from '../platform/tables/promotion-tables.ts';
import type { TextsTable } from '../platform/tables/restaurant-tables.ts';

export type PromotionRow = Selectable<PromotionsTable>;
/** By its id, its code, or its id with the code that was given beside it. */
export type PromotionKey = { id: string; code?: string | undefined } | { id?: undefined; code: string };

/** A customer's use of a promotion. */
export interface PromotionUse {
  restaurantId: string;
  promotionId: string;
  userId: string;
}

/** All columns by name, as an order's own statements have them: PostgreSQL keeps none prepared that asks for `*`. */
const PROMOTION_COLUMNS = [
  'restaurant_id',
  'id',
  'type',
  'discount_value',
  'coupon_code',
  'points_cost',
  'min_order',
  'buy_quantity',
  'get_quantity',
  'valid_from',
  'valid_until',
  'max_uses',
  'max_uses_per_customer',
  'conditions',
  'uses',
  'discount_given',
  'revenue',
  'display_to_customers',
  'is_active',
  'position',
] as const satisfies readonly (keyof PromotionsTable)[];

/** An active promotion or reward of the restaurant, by id or coupon code. */
export async function findPromotion(
  db: Db,
  restaurantId: string,
  key: PromotionKey,
): Promise<PromotionRow | undefined> {
  const query = db
    .selectFrom('promotions')
    .select(PROMOTION_COLUMNS)
    .where('restaurant_id', '=', restaurantId)
    .where('is_active', '=', 1);
  return (
    key.id === undefined ? query.where('coupon_code', '=', key.code) : query.where('id', '=', key.id)
  ).executeTakeFirst();
}

export type RewardRow = PromotionRow & { uses_of_customer: number | null };

/** The restaurant's active rewards, and how often the customer has used each; null: never. */
export async function findRewards(db: Db, restaurantId: string, userId: string): Promise<RewardRow[]> {
  return db
    .selectFrom('promotions as p')
    .leftJoin('promotion_customers as c', (join) =>
      join
        .onRef('c.restaurant_id', '=', 'p.restaurant_id')
        .onRef('c.promotion_id', '=', 'p.id')
        .on('c.user_id', '=', userId),
    )
    .selectAll('p')
    .select('c.uses as uses_of_customer')
    .where('p.restaurant_id', '=', restaurantId)
    .where('p.is_active', '=', 1)
    .where('p.points_cost', 'is not', null)
    .orderBy('p.points_cost')
    .orderBy('p.id')
    .execute();
}

type PromotionScope = Pick<PromotionRow, 'restaurant_id' | 'id' | 'conditions'>;

/** What kind of promotion it is, also one that has ended; undefined: it is gone. */
export function promotionKind(
  db: Db,
  restaurantId: string,
  id: string,
): Promise<(PromotionScope & Pick<PromotionRow, 'type'>) | undefined> {
  return db
    .selectFrom('promotions')
    .select(['restaurant_id', 'id', 'type', 'conditions'])
    .where('restaurant_id', '=', restaurantId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The dishes that a promotion applies to, and those that are in its categories now. `ids` empty: every dish, unless it is for none. */
export async function promotionProducts(
  db: Db,
  { restaurant_id: restaurantId, id, conditions }: PromotionScope,
): Promise<{ ids: string[]; isForNone: boolean }> {
  const rows = await db
    .selectFrom('promotion_products')
    .select('product_id')
    .where('restaurant_id', '=', restaurantId)
    .where('promotion_id', '=', id)
    .execute();
  const { categoryIds } = fromJson(conditions) ?? NO_CONDITIONS;
  const shared = categoryIds.length
    ? await db
        .selectFrom('product_categories')
        .select('product_id')
        .where('restaurant_id', '=', restaurantId)
        .where('category_id', 'in', categoryIds)
        .execute()
    : [];
  const ids = [...new Set([...rows, ...shared].map((row) => row.product_id))];
  return { ids, isForNone: categoryIds.length > 0 && ids.length === 0 };
}

export interface PromotionText {
  subject_id: string;
  lang: Language;
  field: string;
  text: string;
  provenance: TextsTable['provenance'];
}

export async function promotionTexts(
  db: Db,
  restaurantId: string,
  ids: readonly string[],
  languages: readonly Language[],
): Promise<PromotionText[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom('texts')
    .select(['subject_id', 'lang', 'field', 'text', 'provenance'])
    .where('restaurant_id', '=', restaurantId)
    .where('lang', 'in', languages)
    .where('subject', '=', 'promotion')
    .where('subject_id', 'in', ids)
    .execute();
}

export async function usesOfCustomer(db: Db, { restaurantId, promotionId, userId }: PromotionUse): Promise<number> {
  const row = await db
    .selectFrom('promotion_customers')
    .select('uses')
    .where('restaurant_id', '=', restaurantId)
    .where('promotion_id', '=', promotionId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.uses ?? 0;
}

/** Discount and total of an order with a promotion, in minor units. */
export interface PromotedOrder {
  discount: number;
  total: number;
}

/**
 * Adds one use, its discount and its revenue to the promotion's totals. Returns false, changing nothing, if the limit is reached.
 */
export async function countUse(
  tx: Tx,
  { restaurantId, promotionId }: PromotionUse,
  { discount, total }: PromotedOrder,
): Promise<boolean> {
  const result = await tx
    .updateTable('promotions')
    .set((eb) => ({
      uses: eb('uses', '+', 1),
      discount_given: eb('discount_given', '+', discount),
      revenue: eb('revenue', '+', total),
    }))
    .where('restaurant_id', '=', restaurantId)
    .where('id', '=', promotionId)
    .where((eb) => eb.or([eb('max_uses', 'is', null), eb('uses', '<', eb.ref('max_uses'))]))
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Adds one use by this customer. Returns false if `limit` is reached; null: no limit, but the use is counted. */
export async function countCustomerUse(tx: Tx, use: PromotionUse, limit: number | null): Promise<boolean> {
  const { restaurantId, promotionId, userId } = use;
  const result = await tx
    .insertInto('promotion_customers')
    .values({ restaurant_id: restaurantId, promotion_id: promotionId, user_id: userId, uses: 1 })
    .onConflict((conflict) => {
      const counted = conflict
        .columns(['restaurant_id', 'promotion_id', 'user_id'])
        .doUpdateSet((eb) => ({ uses: eb('promotion_customers.uses', '+', 1) }));
      return limit === null ? counted : counted.where('promotion_customers.uses', '<', limit);
    })
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Moves uses to another customer. */
export async function moveUses(
  tx: Tx,
  {
    restaurantId,
    promotionId,
    from,
    to,
    uses,
  }: Omit<PromotionUse, 'userId'> & { from: string; to: string; uses: number },
): Promise<void> {
  await tx
    .updateTable('promotion_customers')
    .set((eb) => ({ uses: eb('uses', '-', uses) }))
    .where('restaurant_id', '=', restaurantId)
    .where('promotion_id', '=', promotionId)
    .where('user_id', '=', from)
    .where('uses', '>=', uses)
    .execute();
  await tx
    .insertInto('promotion_customers')
    .values({ restaurant_id: restaurantId, promotion_id: promotionId, user_id: to, uses })
    .onConflict((conflict) =>
      conflict
        .columns(['restaurant_id', 'promotion_id', 'user_id'])
        .doUpdateSet((eb) => ({ uses: eb('promotion_customers.uses', '+', uses) })),
    )
    .execute();
}

/** Takes one use back, in total and for the customer. */
export async function uncountUse(
  tx: Tx,
  { restaurantId, promotionId, userId }: PromotionUse,
  { discount, total }: PromotedOrder,
): Promise<void> {
  await tx
    .updateTable('promotions')
    .set((eb) => ({
      uses: eb('uses', '-', 1),
      discount_given: eb('discount_given', '-', discount),
      revenue: eb('revenue', '-', total),
    }))
    .where('restaurant_id', '=', restaurantId)
    .where('id', '=', promotionId)
    .where('uses', '>', 0)
    .execute();
  await tx
    .updateTable('promotion_customers')
    .set((eb) => ({ uses: eb('uses', '-', 1) }))
    .where('restaurant_id', '=', restaurantId)
    .where('promotion_id', '=', promotionId)
    .where('user_id', '=', userId)
    .where('uses', '>', 0)
    .execute();
}

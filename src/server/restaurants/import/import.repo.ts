import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database.ts';
import type { Tables } from '../../platform/database-types.ts';
import type { PromotionProductsTable, PromotionsTable } from '../../platform/tables/offer-tables.ts';
import type { ReviewRepliesTable, ReviewsTable } from '../../platform/tables/order-tables.ts';
import type {
  HighlightsTable,
  OpeningExceptionsTable,
  PicturesTable,
  RestaurantDomainsTable,
  RestaurantsTable,
  TextsTable,
} from '../../platform/tables/restaurant-tables.ts';
import { countReviews } from '../../reviews/rating.repo.ts';
import type { MenuRows } from './menu-rows.ts';
import type { ImportedRestaurant } from './restaurant-rows.ts';
import { insertRows, upsertRows } from './write-rows.ts';

export interface ImportRows extends MenuRows {
  restaurant: ImportedRestaurant & Pick<RestaurantsTable, 'about' | 'logo' | 'cover_picture'>;
  domains: RestaurantDomainsTable[];
  exceptions: OpeningExceptionsTable[];
  pictures: PicturesTable[];
  highlights: HighlightsTable[];
  promotions: PromotionsTable[];
  promotionProducts: PromotionProductsTable[];
  reviews: ReviewsTable[];
  replies: ReviewRepliesTable[];
  texts: TextsTable[];
}

/** The restaurant's own row comes first: its lock makes imports and new reviews of a restaurant wait for each other. */
export async function writeRestaurant(tx: Tx, rows: ImportRows, now: number): Promise<void> {
  const id = rows.restaurant.id;
  await writeOwnRow(tx, rows.restaurant, now);
  await replace(tx, 'restaurant_domains', id, rows.domains);
  await replace(tx, 'opening_exceptions', id, rows.exceptions);
  await upsertRows(tx, 'pictures', rows.pictures);
  await writeMenu(tx, id, rows);
  await replace(tx, 'highlights', id, rows.highlights);
  await writePromotions(tx, id, rows);
  await writeTexts(tx, id, rows.texts);
  await insertRows(tx, 'reviews', rows.reviews, 'ignore');
  await insertRows(tx, 'review_replies', rows.replies, 'ignore');
  await countReviews(tx, id);
}

/** The host among `hosts` that another restaurant has, or null. */
export async function takenHost(db: Db, restaurantId: string, hosts: string[]): Promise<string | null> {
  if (hosts.length === 0) return null;
  const row = await db
    .selectFrom('restaurant_domains')
    .select('host')
    .where('host', 'in', hosts)
    .where('restaurant_id', '<>', restaurantId)
    .executeTakeFirst();
  return row?.host ?? null;
}

/** Of all its dishes and categories. */
export async function menuIds(db: Db, restaurantId: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('products')
    .select('id')
    .where('restaurant_id', '=', restaurantId)
    .unionAll(db.selectFrom('categories').select('id').where('restaurant_id', '=', restaurantId))
    .execute();
  return new Set(rows.map(({ id }) => id));
}

async function writeOwnRow(tx: Tx, row: ImportRows['restaurant'], now: number): Promise<void> {
  const { greatest } = await tx
    .selectFrom('restaurants')
    .select((eb) => eb.fn.max('revision').as('greatest'))
    .executeTakeFirstOrThrow();
  // Greater than all others, so that caches find what changed by asking for revisions above the last they saw.
  const revision = Math.max(now, Number(greatest ?? 0) + 1);
  await tx
    .insertInto('restaurants')
    .values({ ...row, revision, created_at: now, ordering_paused_until: null, rating_half_stars: 0, rating_count: 0 })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ ...row, revision }))
    .execute();
}

/** Dishes stay: orders and favourites name them. Everything else of the menu is written anew. */
async function writeMenu(tx: Tx, id: string, rows: MenuRows): Promise<void> {
  for (const table of [
    'product_option_groups',
    'product_categories',
    'option_values',
    'option_groups',
    'categories',
  ] as const) {
    await tx.deleteFrom(table).where('restaurant_id', '=', id).execute();
  }
  await tx.updateTable('products').set({ is_active: 0 }).where('restaurant_id', '=', id).execute();
  await upsertRows(tx, 'products', rows.products);
  await insertRows(tx, 'categories', rows.categories);
  await insertRows(tx, 'option_groups', rows.optionGroups);
  await insertRows(tx, 'option_values', rows.optionValues);
  await insertRows(tx, 'product_categories', rows.productCategories);
  await insertRows(tx, 'product_option_groups', rows.productOptionGroups);
}

/** Orders name promotions, so they stay too, without their codes: another may take a code over. */
async function writePromotions(tx: Tx, id: string, rows: ImportRows): Promise<void> {
  await tx.deleteFrom('promotion_products').where('restaurant_id', '=', id).execute();
  await tx.updateTable('promotions').set({ is_active: 0, coupon_code: null }).where('restaurant_id', '=', id).execute();
  await upsertRows(tx, 'promotions', rows.promotions, {
    uses: sql`promotions.uses`,
    discount_given: sql`promotions.discount_given`,
    revenue: sql`promotions.revenue`,
    // A limit below the uses so far means: no more.
    max_uses: sql`case when excluded.max_uses < promotions.uses then promotions.uses else excluded.max_uses end`,
  });
  await insertRows(tx, 'promotion_products', rows.promotionProducts);
}

/** Machine translations go too: they may be of texts that changed. Unchanged ones are found in the translation memory. */
async function writeTexts(tx: Tx, id: string, texts: TextsTable[]): Promise<void> {
  await tx.deleteFrom('texts').where('restaurant_id', '=', id).execute();
  await insertRows(tx, 'texts', texts);
}

async function replace<T extends 'restaurant_domains' | 'opening_exceptions' | 'highlights'>(
  tx: Tx,
  table: T,
  id: string,
  rows: Tables[T][],
): Promise<void> {
  await tx
    .deleteFrom(table as 'highlights')
    .where('restaurant_id', '=', id)
    .execute();
  await insertRows(tx, table, rows);
}

import { sql } from 'kysely';
import { DAILY_MAILS } from '../../domain/people/campaigns.ts';
import { nextRevision } from '../editing/bump-content.ts';
import type { Db, Tx } from '../platform/database/database.ts';
import type { Tables } from '../platform/database/database-types.ts';
import type { DealsTable } from '../platform/tables/menu-tables.ts';
import type { PromotionProductsTable, PromotionsTable } from '../platform/tables/promotion-tables.ts';
import type {
  HighlightsTable,
  OpeningExceptionsTable,
  PicturesTable,
  RestaurantDomainsTable,
  RestaurantsTable,
  TextsTable,
} from '../platform/tables/restaurant-tables.ts';
import type { ReviewRepliesTable, ReviewsTable } from '../platform/tables/review-tables.ts';
import { countReviews } from '../reviews/rating.repo.ts';
import type { MenuRows } from './menu-rows.ts';
import type { ImportedRestaurant } from './restaurant-rows.ts';
import { insertRows, upsertRows } from './write-rows.ts';

export interface ImportRows extends MenuRows {
  restaurant: ImportedRestaurant & Pick<RestaurantsTable, 'about' | 'logo' | 'cover_picture'>;
  domains: RestaurantDomainsTable[];
  exceptions: OpeningExceptionsTable[];
  pictures: PicturesTable[];
  deals: DealsTable[];
  highlights: HighlightsTable[];
  promotions: PromotionsTable[];
  promotionProducts: PromotionProductsTable[];
  reviews: ReviewsTable[];
  replies: ReviewRepliesTable[];
  texts: TextsTable[];
}

/** What an import writes, and what it leaves as it is: `restaurants/README.md`, "Loading again". */
export async function writeRestaurant(tx: Tx, rows: ImportRows, now: number): Promise<void> {
  const id = rows.restaurant.id;
  await writeOwnRow(tx, rows.restaurant, now);
  await addDomains(tx, id, rows.domains);
  await replace(tx, 'opening_exceptions', id, rows.exceptions);
  await upsertRows(tx, 'pictures', rows.pictures);
  await writeMenu(tx, id, rows);
  await replace(tx, 'deals', id, rows.deals);
  await replace(tx, 'highlights', id, rows.highlights);
  await writePromotions(tx, id, rows);
  await writeTexts(tx, id, rows.texts);
  await insertRows(tx, 'reviews', rows.reviews, 'ignore');
  await insertRows(tx, 'review_replies', rows.replies, 'ignore');
  await countReviews(tx, id);
}

/** A host among `hosts` that belongs to another restaurant; null: none. */
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

/** The code of the restaurant's currency if it has orders; else null. */
export async function currencyOfOrders(db: Db, restaurantId: string): Promise<string | null> {
  const row = await db
    .selectFrom('restaurants')
    .select('currency_code')
    .where('id', '=', restaurantId)
    .where((eb) => eb.exists(eb.selectFrom('orders').select('id').where('restaurant_id', '=', restaurantId)))
    .executeTakeFirst();
  return row?.currency_code ?? null;
}

/** Ids of all dishes and categories of the restaurant. */
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
  const revision = nextRevision(now);
  await tx
    .insertInto('restaurants')
    .values({
      takes_line_notes: 0,
      couriers: 0,
      couriers_settle_from: null,
      couriers_show_position: 0,
      ...row,
      revision,
      created_at: now,
      ordering_paused_until: null,
      publishes_punctuality: 0,
      holds_papers: 0,
      rating_half_stars: 0,
      rating_count: 0,
      guest_orders: 1,
      mailing_list: 0,
      asks_wishes: 0,
      few_mails: 0,
      texts_guests: 0,
      campaign_mails_a_day: DAILY_MAILS.usual,
    })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ ...row, revision, changed_hours: null }))
    .execute();
}

/** Removes none: an address that was added in the office would lead nowhere. */
async function addDomains(tx: Tx, id: string, domains: readonly RestaurantDomainsTable[]): Promise<void> {
  const stored = await tx.selectFrom('restaurant_domains').select('host').where('restaurant_id', '=', id).execute();
  const known = new Set(stored.map(({ host }) => host));
  await insertRows(
    tx,
    'restaurant_domains',
    domains.filter(({ host }) => !known.has(host)),
  );
}

/**
 * Updates dishes, because orders and favourites refer to them. Everything else of the menu is deleted and inserted again. What the
 * kitchen has run out of stays sold out.
 */
async function writeMenu(tx: Tx, id: string, rows: MenuRows): Promise<void> {
  const stock = await optionStock(tx, id);
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
  await upsertRows(tx, 'products', rows.products, {
    is_available: sql`products.is_available`,
    unavailable_until: sql`products.unavailable_until`,
    units: sql`products.units`,
    notice_minutes: sql`products.notice_minutes`,
    // What the office said stays where the file says nothing.
    kitchen_name: sql`coalesce(excluded.kitchen_name, products.kitchen_name)`,
    cooking_minutes: sql`coalesce(excluded.cooking_minutes, products.cooking_minutes)`,
  });
  await insertRows(tx, 'categories', rows.categories);
  await insertRows(tx, 'option_groups', rows.optionGroups);
  await insertRows(
    tx,
    'option_values',
    rows.optionValues.map((row) => ({ ...row, ...stock.get(row.id) })),
  );
  await insertRows(tx, 'product_categories', rows.productCategories);
  await insertRows(tx, 'product_option_groups', rows.productOptionGroups);
}

async function optionStock(tx: Tx, restaurantId: string) {
  const rows = await tx
    .selectFrom('option_values')
    .select(['id', 'is_available', 'unavailable_until'])
    .where('restaurant_id', '=', restaurantId)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/**
 * Updates promotions, because orders refer to them. Those that the file no longer has are switched off and lose their code, which
 * another promotion may take over.
 */
async function writePromotions(tx: Tx, id: string, rows: ImportRows): Promise<void> {
  await tx.deleteFrom('promotion_products').where('restaurant_id', '=', id).execute();
  await tx.updateTable('promotions').set({ is_active: 0, coupon_code: null }).where('restaurant_id', '=', id).execute();
  await upsertRows(tx, 'promotions', rows.promotions, {
    uses: sql`promotions.uses`,
    discount_given: sql`promotions.discount_given`,
    revenue: sql`promotions.revenue`,
    // A limit below the uses so far becomes that number, as a constraint demands: no more uses.
    max_uses: sql`case when excluded.max_uses < promotions.uses then promotions.uses else excluded.max_uses end`,
  });
  await insertRows(tx, 'promotion_products', rows.promotionProducts);
}

/**
 * Deletes machine translations too: their originals may have changed. Those of unchanged originals are found again in the
 * translation memory.
 */
async function writeTexts(tx: Tx, id: string, texts: TextsTable[]): Promise<void> {
  // A file says nothing of closures.
  await tx.deleteFrom('texts').where('restaurant_id', '=', id).where('subject', '!=', 'closure').execute();
  await insertRows(tx, 'texts', texts);
}

async function replace<T extends 'opening_exceptions' | 'deals' | 'highlights'>(
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

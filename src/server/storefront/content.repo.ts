import type { Language } from '../../domain/languages.ts';
import type { Db } from '../platform/database/database.ts';
import { prepared } from '../platform/database/prepared.ts';
import type {
  CategoriesTable,
  DayPortionsTable,
  DealsTable,
  OptionGroupsTable,
  OptionValuesTable,
  ProductCategoriesTable,
  ProductOptionGroupsTable,
  ProductsTable,
} from '../platform/tables/menu-tables.ts';
import type { PromotionProductsTable, PromotionsTable } from '../platform/tables/promotion-tables.ts';
import type {
  HighlightsTable,
  OpeningExceptionsTable,
  PicturesTable,
  RestaurantsTable,
  TextsTable,
} from '../platform/tables/restaurant-tables.ts';

/** All rows of a restaurant that its public content is made from. */
export interface ContentRows {
  restaurant: RestaurantsTable;
  exceptions: OpeningExceptionsTable[];
  texts: Pick<TextsTable, 'lang' | 'subject' | 'subject_id' | 'field' | 'text' | 'provenance'>[];
  pictures: PicturesTable[];
  categories: CategoriesTable[];
  products: ProductsTable[];
  productCategories: ProductCategoriesTable[];
  optionGroups: OptionGroupsTable[];
  optionValues: OptionValuesTable[];
  productOptionGroups: ProductOptionGroupsTable[];
  dayPortions: DayPortionsTable[];
  deals: DealsTable[];
  highlights: HighlightsTable[];
  promotions: PromotionsTable[];
  promotionProducts: PromotionProductsTable[];
}

/**
 * Reads a restaurant's public content in a fixed number of queries; null: no such restaurant. The restaurant's row with its
 * revision is read first, so that a change while the rest is read has a greater revision, which makes the result outdated.
 */
export async function readContent(db: Db, restaurantId: string, language: Language): Promise<ContentRows | null> {
  const of = { restaurantId };
  const restaurant = (await restaurantOf(db, of)).rows[0];
  if (!restaurant) return null;
  const languages = [language, restaurant.content_language];
  const rows = <R>(result: Promise<{ rows: R[] }>) => result.then((each) => each.rows);
  const [exceptions, texts, pictures, categories, products, productCategories] = await Promise.all([
    rows(exceptionsOf(db, of)),
    rows(textsOf(db, { restaurantId, languages })),
    rows(picturesOf(db, of)),
    rows(categoriesOf(db, of)),
    rows(productsOf(db, of)),
    rows(productCategoriesOf(db, of)),
  ]);
  const [
    optionGroups,
    optionValues,
    productOptionGroups,
    dayPortions,
    deals,
    highlights,
    promotions,
    promotionProducts,
  ] = await Promise.all([
    rows(optionGroupsOf(db, of)),
    rows(optionValuesOf(db, of)),
    rows(productOptionGroupsOf(db, of)),
    rows(dayPortionsOf(db, of)),
    rows(dealsOf(db, of)),
    rows(highlightsOf(db, of)),
    rows(promotionsOf(db, of)),
    rows(promotionProductsOf(db, of)),
  ]);
  return {
    restaurant,
    exceptions,
    texts,
    pictures,
    categories,
    products,
    productCategories,
    optionGroups,
    optionValues,
    productOptionGroups,
    dayPortions,
    deals,
    highlights,
    promotions,
    promotionProducts,
  };
}

/** Restaurants whose public content has a revision above `revision`. */
export async function revisionsAbove(db: Db, revision: number): Promise<{ id: string; revision: number }[]> {
  return (await revisionsOver(db, { revision })).rows;
}

export async function restaurantIdOfSlug(db: Db, slug: string): Promise<string | null> {
  return (await idOfSlug(db, { slug })).rows[0]?.id ?? null;
}

interface Of {
  restaurantId: string;
}

const restaurantOf = prepared((db, { restaurantId }: Of) =>
  db.selectFrom('restaurants').selectAll().where('id', '=', restaurantId),
);
const exceptionsOf = prepared((db, { restaurantId }: Of) =>
  db.selectFrom('opening_exceptions').selectAll().where('restaurant_id', '=', restaurantId).orderBy('date'),
);
/** All texts but those of reviews, which are read page by page. */
const textsOf = prepared((db, { restaurantId, languages }: Of & { languages: Language[] }) =>
  db
    .selectFrom('texts')
    .select(['lang', 'subject', 'subject_id', 'field', 'text', 'provenance'])
    .where('restaurant_id', '=', restaurantId)
    .where('lang', 'in', languages)
    .where('subject', 'not in', ['review', 'review_reply']),
);
const picturesOf = prepared((db, { restaurantId }: Of) =>
  db.selectFrom('pictures').selectAll().where('restaurant_id', '=', restaurantId),
);
const categoriesOf = prepared((db, { restaurantId }: Of) =>
  db
    .selectFrom('categories')
    .selectAll()
    .where('restaurant_id', '=', restaurantId)
    .where('is_active', '=', 1)
    .orderBy('position'),
);
const productsOf = prepared((db, { restaurantId }: Of) =>
  db
    .selectFrom('products')
    .selectAll()
    .where('restaurant_id', '=', restaurantId)
    .where('is_active', '=', 1)
    .orderBy('position'),
);
const productCategoriesOf = prepared((db, { restaurantId }: Of) =>
  db.selectFrom('product_categories').selectAll().where('restaurant_id', '=', restaurantId).orderBy('position'),
);
const optionGroupsOf = prepared((db, { restaurantId }: Of) =>
  db.selectFrom('option_groups').selectAll().where('restaurant_id', '=', restaurantId),
);
const optionValuesOf = prepared((db, { restaurantId }: Of) =>
  db.selectFrom('option_values').selectAll().where('restaurant_id', '=', restaurantId).orderBy('position'),
);
const productOptionGroupsOf = prepared((db, { restaurantId }: Of) =>
  db.selectFrom('product_option_groups').selectAll().where('restaurant_id', '=', restaurantId).orderBy('position'),
);
/** Of days gone by the last week's are left (`forgetOldPortions`). */
const dayPortionsOf = prepared((db, { restaurantId }: Of) =>
  db.selectFrom('day_portions').selectAll().where('restaurant_id', '=', restaurantId).orderBy('business_date'),
);
const dealsOf = prepared((db, { restaurantId }: Of) =>
  db
    .selectFrom('deals')
    .selectAll()
    .where('restaurant_id', '=', restaurantId)
    .where('is_active', '=', 1)
    .orderBy('position')
    .orderBy('id'),
);
const highlightsOf = prepared((db, { restaurantId }: Of) =>
  db
    .selectFrom('highlights')
    .selectAll()
    .where('restaurant_id', '=', restaurantId)
    .where('is_active', '=', 1)
    .orderBy('position')
    .orderBy('id'),
);
/** Rewards and promotions with a secret code are left out: they are not public. */
const promotionsOf = prepared((db, { restaurantId }: Of) =>
  db
    .selectFrom('promotions')
    .selectAll()
    .where('restaurant_id', '=', restaurantId)
    .where('is_active', '=', 1)
    .where('display_to_customers', '=', 1)
    .where('points_cost', 'is', null)
    .orderBy('position'),
);
const promotionProductsOf = prepared((db, { restaurantId }: Of) =>
  db.selectFrom('promotion_products').selectAll().where('restaurant_id', '=', restaurantId).orderBy('product_id'),
);
const revisionsOver = prepared((db, { revision }: { revision: number }) =>
  db.selectFrom('restaurants').select(['id', 'revision']).where('revision', '>', revision),
);
const idOfSlug = prepared((db, { slug }: { slug: string }) =>
  db.selectFrom('restaurants').select('id').where('slug', '=', slug),
);

import type { Db } from '../platform/database/database.ts';
import type {
  CategoriesTable,
  OptionGroupsTable,
  OptionValuesTable,
  ProductCategoriesTable,
  ProductOptionGroupsTable,
  ProductsTable,
} from '../platform/tables/menu-tables.ts';

/** A restaurant's categories in menu order, inactive ones too. */
export function categoryRows(db: Db, restaurantId: string): Promise<CategoriesTable[]> {
  return db
    .selectFrom('categories')
    .selectAll()
    .where('restaurant_id', '=', restaurantId)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

export function dishRows(db: Db, restaurantId: string): Promise<ProductsTable[]> {
  return db
    .selectFrom('products')
    .selectAll()
    .where('restaurant_id', '=', restaurantId)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

export function dishRow(db: Db, restaurantId: string, id: string): Promise<ProductsTable | undefined> {
  return db
    .selectFrom('products')
    .selectAll()
    .where('restaurant_id', '=', restaurantId)
    .where('id', '=', id)
    .executeTakeFirst();
}

export function optionGroupRows(db: Db, restaurantId: string): Promise<OptionGroupsTable[]> {
  return db.selectFrom('option_groups').selectAll().where('restaurant_id', '=', restaurantId).orderBy('id').execute();
}

export function optionValueRows(db: Db, restaurantId: string): Promise<OptionValuesTable[]> {
  return db
    .selectFrom('option_values')
    .selectAll()
    .where('restaurant_id', '=', restaurantId)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/** Links of dishes to their categories, of one dish or of all. */
export function categoryLinks(db: Db, restaurantId: string, productId?: string): Promise<ProductCategoriesTable[]> {
  return db
    .selectFrom('product_categories')
    .selectAll()
    .where('restaurant_id', '=', restaurantId)
    .$if(productId !== undefined, (q) => q.where('product_id', '=', productId as string))
    .orderBy('position')
    .execute();
}

/** Links of dishes to their option groups, of one dish or of all. */
export function optionGroupLinks(
  db: Db,
  restaurantId: string,
  productId?: string,
): Promise<ProductOptionGroupsTable[]> {
  return db
    .selectFrom('product_option_groups')
    .selectAll()
    .where('restaurant_id', '=', restaurantId)
    .$if(productId !== undefined, (q) => q.where('product_id', '=', productId as string))
    .orderBy('position')
    .execute();
}

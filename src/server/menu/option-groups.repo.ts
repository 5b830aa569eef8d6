import type { Tx } from '../platform/database/database.ts';
import { toJson } from '../platform/database/json-columns.ts';
import type { OptionGroupsTable, OptionValuesTable } from '../platform/tables/menu-tables.ts';

interface Key {
  restaurantId: string;
  id: string;
}

type Rules = 'max_per_value' | 'included' | 'is_size';

/** Inserts the group, or updates its limits. What of its rules is not given stays. */
export async function writeOptionGroup(
  tx: Tx,
  { restaurant_id, id, ...bounds }: Omit<OptionGroupsTable, Rules> & Partial<Pick<OptionGroupsTable, Rules>>,
): Promise<void> {
  await tx
    .insertInto('option_groups')
    .values({ restaurant_id, id, max_per_value: 1, included: 0, is_size: 0, ...bounds })
    .onConflict((conflict) => conflict.columns(['restaurant_id', 'id']).doUpdateSet(bounds))
    .execute();
}

type Declared = 'allergens' | 'food' | 'minimum_age' | 'tax_class' | 'kitchen_name' | 'size_prices' | 'opens';
type Unnamed = 'is_available' | 'unavailable_until' | Declared;

/** Inserts an available value, or updates one except for its availability. What it declares stays where it is not given. */
export async function writeOptionValue(
  tx: Tx,
  { restaurant_id, id, ...terms }: Omit<OptionValuesTable, Unnamed> & Partial<Pick<OptionValuesTable, Declared>>,
): Promise<void> {
  await tx
    .insertInto('option_values')
    .values({
      restaurant_id,
      id,
      allergens: toJson([]),
      food: null,
      minimum_age: null,
      tax_class: null,
      kitchen_name: null,
      size_prices: null,
      opens: null,
      ...terms,
      is_available: 1,
      unavailable_until: null,
    })
    .onConflict((conflict) => conflict.columns(['restaurant_id', 'id']).doUpdateSet(terms))
    .execute();
}

/** Changes what a value adds; in sizes too, where that is given. */
export async function updateOptionPrices(
  tx: Tx,
  { restaurantId, id }: Key,
  prices: Pick<OptionValuesTable, 'price_adjustment'> & Partial<Pick<OptionValuesTable, 'size_prices'>>,
): Promise<void> {
  await tx
    .updateTable('option_values')
    .set(prices)
    .where('restaurant_id', '=', restaurantId)
    .where('id', '=', id)
    .execute();
}

export async function deleteOptionValue(tx: Tx, { restaurantId, id }: Key): Promise<void> {
  await tx.deleteFrom('option_values').where('restaurant_id', '=', restaurantId).where('id', '=', id).execute();
}

/** Deletes a group and its links to dishes. Its values must have been deleted before. */
export async function deleteOptionGroup(tx: Tx, { restaurantId, id }: Key): Promise<void> {
  await tx
    .deleteFrom('product_option_groups')
    .where('restaurant_id', '=', restaurantId)
    .where('group_id', '=', id)
    .execute();
  await tx.deleteFrom('option_groups').where('restaurant_id', '=', restaurantId).where('id', '=', id).execute();
}

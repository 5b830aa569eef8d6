import type { MenuSource } from '../../../contract/staff/staff-menu-imports.ts';
import type { DealLine } from '../../../domain/menu/deals.ts';
import type { FoodFacts } from '../../../domain/menu/food-facts.ts';
import type { Allergen, DietaryLabel, Heat } from '../../../domain/menu/food-labels.ts';
import type { Halves } from '../../../domain/menu/halves.ts';
import type { ServingHours } from '../../../domain/menu/serving-hours.ts';
import type { SizePrices } from '../../../domain/menu/size-prices.ts';
import type { ContentUnit } from '../../../domain/menu/unit-price.ts';
import type { TaxClass } from '../../../domain/taxes/tax-rates.ts';
import type { Flag, Instant, Json, JsonOf, Money, TenantColumn } from './columns.ts';

export interface CategoriesTable extends TenantColumn {
  id: string;
  is_active: Flag;
  position: number;
  /** When what is in it is served; null: always. */
  serving_hours: JsonOf<ServingHours> | null;
}

export interface ProductsTable extends TenantColumn {
  id: string;
  price: Money;
  /** On one unit's bottle or can; 0: none. */
  deposit: Money;
  /** How much is in one, in millilitres or grams; null: nobody has said. */
  content_size: number | null;
  content_unit: ContentUnit | null;
  picture_id: string | null;
  allergens: JsonOf<Allergen[]>;
  /** What it declares besides; null: nothing. */
  food: JsonOf<FoodFacts> | null;
  /** The menu's own number of it; null: none. */
  menu_number: string | null;
  /** null: not hot, or nobody has said so. */
  heat: Heat | null;
  /** Of one; null: nobody has said so. */
  kcal: number | null;
  dietary: JsonOf<DietaryLabel[]>;
  is_featured: Flag;
  /** Whoever buys it must be so old; null: nobody is asked. */
  minimum_age: number | null;
  /** null: `DISH_CLASS`. */
  tax_class: TaxClass | null;
  is_available: Flag;
  /** When an unavailable item becomes available again by itself; null: only when staff change it. */
  unavailable_until: Instant | null;
  is_active: Flag;
  position: number;
  /** What one takes of a slot's capacity. */
  units: number;
  notice_minutes: number;
  /** What cooks call it; null: by its name. */
  kitchen_name: string | null;
  /** How long it cooks; null: nobody has said so. */
  cooking_minutes: number | null;
  /** How many there are each business day; null: they are not counted. */
  daily_portions: number | null;
  /** Whether guests read that few are left. */
  shows_portions: Flag;
  /** Ids of the dishes that the cart suggests beside it; null: none. */
  goes_with: JsonOf<string[]> | null;
  /** When it is served; null: as its categories are. */
  serving_hours: JsonOf<ServingHours> | null;
  /** What it costs in sizes, in minor units by the size's id; null: everywhere `price` and the size's adjustment. */
  size_prices: JsonOf<SizePrices> | null;
  /** What it costs whoever fetches it; null: what the restaurant's percentage makes of `price`. */
  pickup_price: Money | null;
  /** What it is half and half of: its `price` is charged besides; null: a dish of its own. */
  halves: JsonOf<Halves> | null;
}

/** What is sold of a dish whose portions are counted, by the business day for which it was ordered. */
export interface DayPortionsTable extends TenantColumn {
  product_id: string;
  business_date: string;
  /** What staff said of that day; null: the dish's `daily_portions`. */
  portions: number | null;
  taken: number;
}

/** Some dishes for one price. */
export interface DealsTable extends TenantColumn {
  id: string;
  price: Money;
  /** What is chosen from. Dishes and categories that are gone are none of it. */
  lines: JsonOf<readonly DealLine[]>;
  is_active: Flag;
  position: number;
}

export interface ProductCategoriesTable extends TenantColumn {
  product_id: string;
  category_id: string;
  position: number;
}

export interface OptionGroupsTable extends TenantColumn {
  id: string;
  min_selections: number;
  max_selections: number;
  /** Pieces of each of its values; 1: no value can be chosen twice. */
  max_per_value: number;
  /** Pieces that the dish's price includes, the dearest first. */
  included: number;
  /** Whether it is the size of its dishes: exactly one is chosen, and prices may depend on it. */
  is_size: Flag;
}

export interface OptionValuesTable extends TenantColumn {
  id: string;
  group_id: string;
  price_adjustment: Money;
  /** Its adjustment in sizes, in minor units by the size's id; null: `price_adjustment` in all. A size may be gone since. */
  size_prices: JsonOf<SizePrices> | null;
  /** Ids of the groups that it opens, where they are still there; null: none. */
  opens: JsonOf<string[]> | null;
  allergens: JsonOf<Allergen[]>;
  /** What it declares besides; null: nothing. */
  food: JsonOf<FoodFacts> | null;
  minimum_age: number | null;
  /** null: the dish's. */
  tax_class: TaxClass | null;
  /** What cooks call it; null: by its label. */
  kitchen_name: string | null;
  is_default: Flag;
  is_available: Flag;
  unavailable_until: Instant | null;
  position: number;
}

export interface ProductOptionGroupsTable extends TenantColumn {
  product_id: string;
  group_id: string;
  position: number;
}

/** A picture of an imported dish that is fetched from its address, for whoever has allowed it. */
export interface PictureFetchesTable extends TenantColumn {
  product_id: string;
  import_id: string;
  user_id: string;
  address: string;
  created_at: Instant;
  attempts: number;
  /** When it is tried next; during an attempt, the end of its lease. */
  due_at: Instant;
  /** null: it is still to be fetched. */
  outcome: 'done' | 'failed' | null;
  /** The picture that the dish got; null: none. */
  picture_id: string | null;
  last_error: string | null;
}

/** A file with a menu that staff brought in. */
export interface MenuImportsTable extends TenantColumn {
  id: string;
  file_name: string;
  source: MenuSource;
  state: 'draft' | 'applied' | 'taken_back';
  created_at: Instant;
  applied_at: Instant | null;
  /** What was read from it, an `ImportedMenu`; null: too long ago. */
  menu: Json | null;
  /** What applying it changed, a `DoneImport`; null: nothing yet, or too long ago. */
  done: Json | null;
}

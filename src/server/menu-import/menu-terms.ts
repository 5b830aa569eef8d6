import type { Language } from '../../domain/languages.ts';
import type { Halves } from '../../domain/menu/halves.ts';
import { decimalsOf } from '../../domain/money/currencies.ts';
import type { TaxClass } from '../../domain/taxes/tax-rates.ts';
import { dishRows } from '../menu/menu-record.repo.ts';
import { categoryTerms, readCategories } from '../menu/read-categories.ts';
import { dishTerms, readDishes } from '../menu/read-dishes.ts';
import { optionGroupTerms, readOptionGroups } from '../menu/read-option-groups.ts';
import { readOwnRefs } from '../menu/till-refs.repo.ts';
import type { Db } from '../platform/database/database.ts';
import { currencyOf } from '../restaurants/currency.repo.ts';

export type CategoryTerms = ReturnType<typeof categoryTerms>;
export type GroupTerms = ReturnType<typeof optionGroupTerms>;
export type DishTerms = Omit<ReturnType<typeof dishTerms>, 'pickupPrice' | 'halves'> & {
  /** null: the dish has none of its own. */
  pickupPrice: number | null;
  /** null: it is a dish of its own. */
  halves: Halves | null;
  taxClass: TaxClass | null;
};

/** A restaurant's whole menu as its editors change it, what is off the menu included; each record by its id, in menu order. */
export interface MenuTerms {
  categories: Map<string, CategoryTerms>;
  groups: Map<string, GroupTerms>;
  dishes: Map<string, DishTerms>;
  /** What the till calls dishes and options, by `ownRefKey`. */
  tillRefs: ReadonlyMap<string, string>;
  contentLanguage: Language;
  /** ISO 4217. */
  currency: string;
  decimals: number;
}

/** Some twenty queries, however many records. */
export async function readMenuTerms(
  db: Db,
  { id: restaurantId, contentLanguage }: { id: string; contentLanguage: Language },
  now: number,
): Promise<MenuTerms> {
  const currency = await currencyOf(db, restaurantId);
  const classes = new Map((await dishRows(db, restaurantId)).map(({ id, tax_class }) => [id, tax_class]));
  return {
    categories: new Map((await readCategories(db, restaurantId)).map((each) => [each._id, categoryTerms(each)])),
    groups: new Map((await readOptionGroups(db, restaurantId, now)).map((each) => [each._id, optionGroupTerms(each)])),
    dishes: new Map(
      (await readDishes(db, restaurantId, now)).map((each) => [
        each._id,
        {
          ...dishTerms(each),
          ...{ pickupPrice: each.pickupPrice ?? null, halves: each.halves ?? null },
          taxClass: classes.get(each._id) ?? null,
        },
      ]),
    ),
    tillRefs: await readOwnRefs(db, restaurantId),
    contentLanguage,
    currency,
    decimals: decimalsOf(currency),
  };
}

import { NO_FOOD_FACTS } from '../../domain/menu/food-facts.ts';
import { foodAfter } from './food-after.ts';
import type { ImportedDish } from './imported-menu.ts';
import { given, laidOver, linked, saidOrNone, sameOrder, sizePricesOf } from './laid-over.ts';
import type { MatchedIds } from './match-menu.ts';
import type { DishTerms, GroupTerms } from './menu-terms.ts';
import { pricedInSizes } from './priced-in-sizes.ts';

/** What dishes refer to once the import is applied. */
export interface AroundDishes {
  categories: ReadonlySet<string>;
  groups: ReadonlyMap<string, GroupTerms>;
}

/** The terms of a dish once a file has said its part; what it does not say stays as it is, or as a new dish begins. */
export function dishAfter(
  ids: MatchedIds,
  { dish, before, around }: { dish: ImportedDish; before: DishTerms | null; around: AroundDishes },
): DishTerms {
  const { description, ingredients, ...fields } = dish.fields;
  const optionGroupIds = dish.groups && linked(dish.groups, ids.groups).filter((id) => around.groups.has(id));
  const sizePrices = dish.sizePrices && sizePricesOf(ids, dish.sizePrices);
  const inSizes = dish.inSizes && sizePricesOf(ids, dish.inSizes);
  const was = before ?? NEW_DISH;
  return {
    ...was,
    isActive: true,
    name: laidOver(before?.name, dish.name),
    ...(description !== undefined && { description: saidOrNone(before?.description, description) }),
    ...(ingredients !== undefined && { ingredients: saidOrNone(before?.ingredients, ingredients) }),
    ...given(fields),
    ...foodAfter(was, fields),
    ...(fields.dietary && { dietary: sameOrder(before?.dietary, fields.dietary) }),
    ...(dish.categories && {
      categoryIds: linked(dish.categories, ids.categories).filter((id) => around.categories.has(id)),
    }),
    ...(optionGroupIds && { optionGroupIds }),
    ...(sizePrices && { sizePrices }),
    ...(inSizes && pricedInSizes(inSizes, { price: fields.price ?? was.price, before, groups: around.groups })),
    ...(dish.goesWith && { goesWith: linked(dish.goesWith, ids.dishes) }),
    ...(dish.taxClass !== undefined && { taxClass: dish.taxClass }),
    ...halvesAfter(ids, dish, around),
  };
}

/** Halves of a category that is not there say nothing. */
function halvesAfter(
  ids: MatchedIds,
  { halves }: ImportedDish,
  { categories }: AroundDishes,
): Partial<Pick<DishTerms, 'halves'>> {
  if (!halves) return halves === null ? { halves } : {};
  const categoryId = ids.categories.get(halves.category) ?? '';
  return categories.has(categoryId) ? { halves: { categoryId, rule: halves.rule } } : {};
}

/** A price that is missing is a fault of the file: nothing is given away. */
const NEW_DISH: DishTerms = {
  price: Number.NaN,
  ...{ pickupPrice: null, halves: null },
  isFeatured: false,
  isActive: true,
  sizePrices: {},
  name: {},
  description: {},
  ingredients: {},
  categoryIds: [],
  optionGroupIds: [],
  allergens: [],
  ...structuredClone(NO_FOOD_FACTS),
  ...{ menuNumber: null, heat: null, kcal: null },
  dietary: [],
  units: 1,
  noticeMinutes: 0,
  kitchenName: null,
  cookingMinutes: null,
  minimumAge: null,
  dailyPortions: null,
  showsPortions: false,
  deposit: 0,
  content: null,
  goesWith: [],
  hours: null,
  pictureId: null,
  taxClass: null,
};

import type { MenuRecord } from '../../../../../contract/staff/staff-menu.ts';
import type { StaffCategory } from '../../../../../contract/staff/staff-menu-categories.ts';
import type { StaffDishLine } from '../../../../../contract/staff/staff-menu-dishes.ts';
import { matchesWords } from '../../../app/matches-words.ts';
import { ownLabels } from '../own-labels.ts';

export interface CategoryGroup {
  category: StaffCategory;
  name: string;
  dishes: StaffDishLine[];
}

export interface MenuGroups {
  categories: CategoryGroup[];
  /** Dishes on the menu that are in no existing category. */
  elsewhere: StaffDishLine[];
  /** Dishes that were removed from the menu. */
  removed: StaffDishLine[];
}

/** Lists each dish once, in its main category, as the storefront does; filtered by the words of `query`. */
export function menuGroups({ categories, products, contentLanguage }: MenuRecord, query: string): MenuGroups {
  const known = new Set(categories.map(({ _id }) => _id));
  const homeOf = (dish: StaffDishLine) => dish.categoryIds.find((id) => known.has(id)) ?? null;
  const matches = matchesWords(query);
  const groups = categories.map((category): CategoryGroup => {
    const name = ownLabels(category.name, contentLanguage);
    const own = products.filter((dish) => dish.isActive && homeOf(dish) === category._id);
    return { category, name, dishes: own.filter((dish) => matches(`${dish.menuNumber ?? ''} ${dish.name} ${name}`)) };
  });
  const found = products.filter(({ menuNumber, name }) => matches(`${menuNumber ?? ''} ${name}`));
  return {
    categories: query.trim() === '' ? groups : groups.filter(({ dishes }) => dishes.length > 0),
    elsewhere: found.filter((dish) => dish.isActive && homeOf(dish) === null),
    removed: found.filter(({ isActive }) => !isActive),
  };
}

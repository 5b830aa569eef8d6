import type { Category, Product } from '../../../contract/menu.ts';
import type { DietaryLabel } from '../../../domain/menu/food-labels.ts';
import { isServedAt } from '../../../domain/menu/serving-hours.ts';
import { matches } from './search-dishes.ts';

/** The menu's filters in the address. Only the first that is set counts: search, then promotion, then category. */
export interface MenuView {
  /** They combine with the others, and with each other. */
  diets: readonly DietaryLabel[];
  query: string;
  promotionId: string | null;
  categoryId: string | null;
}

export interface MenuSection {
  id: string;
  /** null: results of a search, or products that no category holds. */
  name: string | null;
  /** The category's introduction; empty or undefined: none. */
  description?: string | undefined;
  /** Of the name, and of the description if `langs` does not name another one; undefined: the page's. */
  lang?: string | undefined;
  langs?: Category['langs'];
  /** When its dishes are served; undefined: always. */
  hours?: Category['hours'];
  products: Product[];
  /** The number of dishes, where `products` holds only the first of them; else undefined. */
  size?: number;
}

/** Categories that are only known from dishes have no description. */
export type Kind = Pick<Category, '_id' | 'name'> &
  Partial<Pick<Category, 'description' | 'langs' | 'hours'>> & {
    lang?: Category['lang'] | undefined;
    /** Its dishes are not served now. */
    isLater?: boolean;
  };

/** The moment for which the menu is read (ms), in the restaurant's zone. */
interface Moment {
  now: number;
  timezone: string;
}

/** The ids of the categories whose dishes are not served now. */
export function servedLater(
  categories: readonly Pick<Category, '_id' | 'hours'>[],
  { now, timezone }: Moment,
): string[] {
  return categories.flatMap(({ _id, hours }) => (hours && !isServedAt([[hours]], now, timezone) ? _id : []));
}

/** What can be had now first. */
export function servedFirst(kinds: readonly Kind[], later: readonly string[]): Kind[] {
  const isLater = ({ _id }: Kind) => later.includes(_id);
  return [
    ...kinds.filter((kind) => !isLater(kind)),
    ...kinds.filter(isLater).map((kind) => ({ ...kind, isLater: true })),
  ];
}

/** The active categories in the restaurant's order; without the list (null), those that the products name. */
export function menuCategories(categories: readonly Category[] | null, products: readonly Product[]): Kind[] {
  if (!categories)
    return [...new Map(products.flatMap((product) => product.categories).map((kind) => [kind._id, kind])).values()];
  return categories.filter(({ isActive }) => isActive).sort((a, b) => a.displayOrder - b.displayOrder);
}

/**
 * The dishes to show. "All items" shows each dish once, in the first of its categories; a chosen category shows all of
 * its dishes. Empty sections are left out, except a chosen category.
 */
export function menuSections(
  products: readonly Product[],
  kinds: readonly Kind[],
  view: Pick<MenuView, 'query' | 'categoryId'>,
): MenuSection[] {
  if (view.query) {
    const found = products.filter((product) => matches(product, view.query));
    return found.length ? [{ id: 'found', name: null, products: found }] : [];
  }
  if (view.categoryId !== null) {
    const chosen = kinds.find(({ _id }) => _id === view.categoryId);
    return chosen ? [sectionOf(chosen, dishesOf(products, chosen._id))] : [];
  }
  const now = new Set(kinds.filter(({ isLater }) => !isLater).map(({ _id }) => _id));
  const known = new Set(kinds.map(({ _id }) => _id));
  const home = ({ categories }: Product) =>
    (categories.find(({ _id }) => now.has(_id)) ?? categories.find(({ _id }) => known.has(_id)))?._id ?? null;
  const at = (id: string | null) => products.filter((product) => home(product) === id);
  const sections = [
    ...kinds.map((kind) => sectionOf(kind, at(kind._id))),
    { id: 'more', name: null, products: at(null) },
  ];
  return sections.filter((section) => section.products.length > 0);
}

function sectionOf({ _id: id, name, description, lang, langs, hours }: Kind, products: Product[]): MenuSection {
  return { id, name, description, lang, langs, ...(hours && { hours }), products };
}

export function dishesOf(products: readonly Product[], categoryId: string): Product[] {
  return products.filter(({ categories }) => categories.some(({ _id }) => _id === categoryId));
}

/** A promotion's products; all of them where it names none (DECISIONS, settled 5). */
export function applicableDishes(products: readonly Product[], applicableIds: readonly string[]): readonly Product[] {
  return applicableIds.length ? products.filter(({ _id }) => applicableIds.includes(_id)) : products;
}

/** More dishes than any screen shows at once. */
const FIRST_DISHES = 12;

/** The sections cut to the first dishes, with the `size` that they really have. */
export function firstScreen(sections: readonly MenuSection[]): readonly MenuSection[] {
  let left = FIRST_DISHES;
  return sections.flatMap((section) => {
    const size = section.products.length;
    const products = section.products.slice(0, left);
    left -= products.length;
    return products.length ? [{ ...section, products, size }] : [];
  });
}

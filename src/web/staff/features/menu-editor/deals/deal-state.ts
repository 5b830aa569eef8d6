import type { MenuRecord } from '../../../../../contract/staff/staff-menu.ts';
import type { StaffDishLine } from '../../../../../contract/staff/staff-menu-dishes.ts';
import { dealChoices, extraOf } from '../../../../../domain/menu/deals.ts';

/** What a deal's line says of the dishes that can be chosen for it. */
export interface LineOfDeal {
  categoryId: string | null;
  dishes: readonly { productId: string; extra: number }[];
}

export interface DealDishState {
  dish: StaffDishLine;
  /** On top of the deal's price, decimal. */
  extra: number;
  /** Why guests cannot choose it now; null: they can. */
  why: 'off' | 'sold_out' | null;
}

/** The dishes of a line, in the menu's order, with what stands in their way. */
export function dishesOfLine(line: LineOfDeal, menu: MenuRecord): DealDishState[] {
  const shown = new Set(menu.categories.filter(({ isActive }) => isActive).map(({ _id }) => _id));
  return menu.products.flatMap((dish) => {
    // No deal takes halves.
    if (dish.halves) return [];
    const categoryIds = dish.categoryIds.filter((id) => shown.has(id));
    const extra = extraOf({ ...line, id: '' }, { id: dish._id, categoryIds });
    // Of a category, what is off the menu says nothing to anybody.
    if (extra === null || (line.categoryId !== null && !dish.isActive)) return [];
    return { dish, extra, why: whyNot(dish) };
  });
}

/** The places of the lines for which nothing can be chosen now, by the rule that guests' menus go by; so the deal is not shown. */
export function emptyLines(lines: readonly LineOfDeal[], menu: MenuRecord): number[] {
  return lines.flatMap((line, place) => {
    const dishes = dishesOfLine(line, menu).filter(({ why }) => why === null);
    const asked = dishes.map(({ dish }) => ({ id: dish._id, categoryIds: dish.categoryIds }));
    return dealChoices({ lines: [{ ...line, id: '' }] }, asked) === null ? place : [];
  });
}

function whyNot({ isActive, isAvailable, usedUp, portionsLeft }: StaffDishLine): DealDishState['why'] {
  if (!isActive) return 'off';
  return isAvailable && !usedUp && portionsLeft !== 0 ? null : 'sold_out';
}

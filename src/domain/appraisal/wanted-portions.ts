import { portionsLeft } from '../menu/portions.ts';
import { businessDate } from '../times/business-day.ts';
import type { Schedule } from '../times/opening-hours.ts';
import type { AskedMenu } from './lines.ts';
import type { MenuProduct } from './menu-product.ts';
import { type Obstacle, obstacle } from './obstacles.ts';
import type { RepricedItem } from './reprice.ts';

/** Counted portions that an order wants of a dish. */
export interface WantedPortions {
  productId: string;
  quantity: number;
  /** Each business day; null: only what staff said of this one. */
  daily: number | null;
  isShown: boolean;
}

/** What an order wants of the dishes whose portions are counted on its business day, each dish once, by id. */
export function wantedPortions(
  items: readonly RepricedItem[],
  { menu }: Pick<AskedMenu, 'menu'>,
  date: string,
): WantedPortions[] {
  return countedDishes(items, menu, date).map(({ productId, quantity, portions }) => ({
    ...{ productId, quantity, daily: portions.daily, isShown: portions.isShown },
  }));
}

/** Each dish of which too few are left on the day for which the order is. */
export function portionObstacles(items: readonly RepricedItem[], { menu, shown }: AskedMenu, date: string): Obstacle[] {
  return countedDishes(items, menu, date).flatMap(({ productId, quantity, portions }) => {
    const left = portionsLeft(portions, date);
    return left === null || quantity <= left ? [] : portionsObstacle(shown.get(productId)?.name ?? '', left);
  });
}

interface CountedDish {
  productId: string;
  quantity: number;
  portions: NonNullable<MenuProduct['portions']>;
}

/** A half takes a whole portion of its dish: what is left of it is sold to nobody. Two halves of one dish take one. */
function countedDishes(items: readonly RepricedItem[], menu: AskedMenu['menu'], date: string): CountedDish[] {
  const counted = new Map<string, CountedDish>();
  for (const { line, halves = [] } of items) {
    if (!line) continue;
    const dishes = new Map(halves.map((half) => [half.productId, half.portions]));
    dishes.set(line.productId, menu.get(line.productId)?.portions);
    for (const [productId, portions] of dishes) {
      if (!portions || portionsLeft(portions, date) === null) continue;
      const quantity = (counted.get(productId)?.quantity ?? 0) + line.quantity;
      counted.set(productId, { productId, quantity, portions });
    }
  }
  // In one order everywhere, so that two orders never wait for each other.
  return [...counted.values()].sort((one, other) => (one.productId < other.productId ? -1 : 1));
}

export function portionsObstacle(product: string, left: number): Obstacle {
  return obstacle(left === 0 ? 'portions_gone' : 'portions_few', { values: { product, count: left } });
}

/** The business day for which an order is; null: no time is chosen yet. */
export function dateOfOrder(
  { isASAP, scheduledAt }: { isASAP: boolean; scheduledAt: number | null },
  schedule: Schedule,
  now: number,
): string | null {
  if (!isASAP && scheduledAt === null) return null;
  return businessDate(schedule, (isASAP ? null : scheduledAt) ?? now);
}

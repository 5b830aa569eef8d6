import type { Tx } from '../platform/database.ts';
import { readMenuRows } from './menu-rows.repo.ts';

type Menu = Awaited<ReturnType<typeof readMenuRows>>;
type Dish = NonNullable<ReturnType<Menu['get']>>;

/** Whether a dish could cost less than 0 with its cheapest options. */
export async function isAnyBelowZero(
  tx: Tx,
  restaurantId: string,
  productIds: readonly string[],
  now: number,
): Promise<boolean> {
  const menu = await readMenuRows(tx, restaurantId, productIds, now);
  return [...menu.values()].some((dish) => leastPrice(dish) < 0);
}

/** Price of the dish with its cheapest permitted options, in minor units. */
function leastPrice({ price, groups }: Dish): number {
  return [...groups.values()].reduce((least, { min, max, values }) => {
    const cheapest = [...values.values()].map(({ adjustment }) => adjustment).sort((one, other) => one - other);
    const chosen = cheapest.slice(0, max).filter((adjustment, place) => place < min || adjustment < 0);
    return chosen.reduce((sum, adjustment) => sum + adjustment, least);
  }, price);
}

import { leastPrice } from '../../domain/menu/least-price.ts';
import type { Tx } from '../platform/database/database.ts';
import { readMenuRows } from './menu-rows.repo.ts';

/** Those of the dishes that could cost less than 0 with their cheapest options. */
export async function dishesBelowZero(
  tx: Tx,
  restaurantId: string,
  productIds: readonly string[],
  now: number,
): Promise<string[]> {
  const menu = await readMenuRows(tx, restaurantId, productIds, now);
  return [...menu].flatMap(([id, { price, pickup, groups }]) => {
    const choices = [...groups.values()].map(({ values, ...bounds }) => ({
      ...bounds,
      values: [...values].map(([value, option]) => ({ ...option, id: value })),
    }));
    // A percentage less is never below 0 where the whole is not; what its rounding may add is never charged.
    const least = pickup && pickup.percentOff === undefined ? Math.min(price, pickup.price) : price;
    return leastPrice({ price: least, groups: choices }) < 0 ? [id] : [];
  });
}

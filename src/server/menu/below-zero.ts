import { leastPrice } from '../../domain/menu/least-price.ts';
import type { Tx } from '../platform/database/database.ts';
import { readMenuRows } from './menu-rows.repo.ts';

/** Whether a dish could cost less than 0 with its cheapest options. */
export async function isAnyBelowZero(
  tx: Tx,
  restaurantId: string,
  productIds: readonly string[],
  now: number,
): Promise<boolean> {
  const menu = await readMenuRows(tx, restaurantId, productIds, now);
  return [...menu.values()].some(({ price, groups }) => {
    const choices = [...groups.values()].map(({ min, max, values }) => ({
      min,
      max,
      adjustments: [...values.values()].map(({ adjustment }) => adjustment),
    }));
    return leastPrice({ price, groups: choices }) < 0;
  });
}

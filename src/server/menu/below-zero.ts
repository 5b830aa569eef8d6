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
  return [...menu].flatMap(([id, { price, groups }]) => {
    const choices = [...groups.values()].map(({ values, ...bounds }) => ({
      ...bounds,
      values: [...values].map(([value, option]) => ({ ...option, id: value })),
    }));
    return leastPrice({ price, groups: choices }) < 0 ? [id] : [];
  });
}

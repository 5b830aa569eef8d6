import type { OrderStatus } from './order-status.ts';

/** What a station cooks, by ids: all dishes of categories, and single dishes. */
export interface StationShare {
  id: string;
  categoryIds: readonly string[];
  productIds: readonly string[];
}

/**
 * The station that cooks a dish: that which names it, else the first of one of its categories; undefined: none, such as drinks that the
 * counter adds.
 */
export function stationOf<S extends StationShare>(
  dish: { productId: string; categoryIds: readonly string[] },
  stations: readonly S[],
): S | undefined {
  return (
    stations.find(({ productIds }) => productIds.includes(dish.productId)) ??
    stations.find(({ categoryIds }) => dish.categoryIds.some((id) => categoryIds.includes(id)))
  );
}

/** Statuses in which stations see an order, and may say that a line is done. */
export const COOKING_STATUSES = ['Confirmed', 'Preparing'] as const satisfies OrderStatus[];

export function isCooking(status: OrderStatus): boolean {
  return COOKING_STATUSES.includes(status as (typeof COOKING_STATUSES)[number]);
}

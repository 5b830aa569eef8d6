import type { OrderStatus } from './order-status.ts';

/** What a station makes, by ids: all dishes of categories, single dishes, and values of options, such as chips to a burger. */
export interface StationShare {
  id: string;
  categoryIds: readonly string[];
  productIds: readonly string[];
  valueIds: readonly string[];
}

interface Dish {
  productId: string;
  categoryIds: readonly string[];
}

/**
 * The station that cooks a dish: that which names it, else the first of one of its categories; undefined: none, such as drinks that the
 * counter adds.
 */
export function stationOf<S extends StationShare>(dish: Dish, stations: readonly S[]): S | undefined {
  return (
    stations.find(({ productIds }) => productIds.includes(dish.productId)) ??
    stations.find(({ categoryIds }) => dish.categoryIds.some((id) => categoryIds.includes(id)))
  );
}

/** The stations that see a line: that of its dish, and those that make one of its options. Each says for itself when it is done. */
export function stationsOfLine<S extends StationShare>(
  line: Dish & { valueIds: readonly string[] },
  stations: readonly S[],
): S[] {
  const own = stationOf(line, stations);
  return stations.filter((station) => station === own || line.valueIds.some((id) => station.valueIds.includes(id)));
}

/** Statuses in which stations see an order, and may say that a line is done. */
export const COOKING_STATUSES = ['Confirmed', 'Preparing'] as const satisfies OrderStatus[];

export function isCooking(status: OrderStatus): boolean {
  return COOKING_STATUSES.includes(status as (typeof COOKING_STATUSES)[number]);
}

import type { Restaurant } from '../../../contract/restaurants.ts';
import { type OrderType, offeredTypes } from '../../../domain/orders/order-types.ts';
import { chooseType, useChosenType } from './chosen-type.ts';

/** What the restaurant offers: delivery if it has a fee, and pickup if it allows it (specification section 5). */
export function orderTypesOf({ deliverySettings }: Pick<Restaurant, 'deliverySettings'>): OrderType[] {
  return offeredTypes(deliverySettings);
}

/** Delivery or Pickup as last chosen in this browser, and how to choose it; checkout starts from it. Null: neither is offered. */
export function useOrderType(restaurant: Restaurant): [OrderType | null, (type: OrderType) => void] {
  const types = orderTypesOf(restaurant);
  const stored = useChosenType();
  return [types.find((type) => type === stored) ?? types[0] ?? null, chooseType];
}

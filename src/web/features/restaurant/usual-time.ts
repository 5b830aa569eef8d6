import type { Restaurant } from '../../../contract/restaurants.ts';
import { DEFAULTS } from '../../../domain/limits.ts';
import { ORDER_TYPE, type OrderType } from '../../../domain/orders/order-types.ts';

/** How long an order of this type usually takes, as the reader's text, such as "30-45 minutes" (specification section 9). */
export function usualTime(restaurant: Pick<Restaurant, 'deliverySettings'> | null, orderType: OrderType): string {
  const { wait } = ORDER_TYPE[orderType];
  return restaurant?.deliverySettings[wait] || DEFAULTS[wait];
}

import type { Restaurant } from '../../../contract/restaurants.ts';
import { DEFAULTS } from '../../../domain/limits.ts';
import type { OrderType } from '../../../domain/orders/order-types.ts';

/** How long an order of this type usually takes, as the reader's text, such as "30-45 minutes" (specification section 9). */
export function usualTime(restaurant: Pick<Restaurant, 'deliverySettings'> | null, orderType: OrderType): string {
  const { deliveryTime, collectionTime } = restaurant?.deliverySettings ?? {};
  return orderType === 'Delivery' ? deliveryTime || DEFAULTS.deliveryTime : collectionTime || DEFAULTS.collectionTime;
}

import type { OrderType } from '../../../contract/order-items.ts';
import type { Restaurant } from '../../../contract/restaurants.ts';
import { DEFAULTS } from '../../../domain/limits.ts';
import { useMessages } from '../../app/app-context.ts';
import { usualTimeText } from '../orders/usual-time.ts';

/** How long the restaurant says it takes, for each order type. */
export function useEta({ deliverySettings }: Pick<Restaurant, 'deliverySettings'>): (orderType: OrderType) => string {
  const t = useMessages('statuses');
  return (orderType) => {
    const { deliveryTime, collectionTime } = deliverySettings;
    const text =
      orderType === 'Delivery' ? deliveryTime || DEFAULTS.deliveryTime : collectionTime || DEFAULTS.collectionTime;
    return usualTimeText(t, text);
  };
}

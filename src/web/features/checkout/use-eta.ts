import type { OrderType } from '../../../contract/order-items.ts';
import type { Restaurant } from '../../../contract/restaurants.ts';
import { DEFAULTS } from '../../../domain/limits.ts';
import { useMessages } from '../../app/app-context.ts';
import { usualTimeText } from '../orders/usual-time.ts';

/** Returns a function that gives the restaurant's usual time for an order type, as text such as "30-45 minutes". */
export function useEta({ deliverySettings }: Pick<Restaurant, 'deliverySettings'>): (orderType: OrderType) => string {
  const t = useMessages('statuses');
  return (orderType) => {
    const { deliveryTime, collectionTime } = deliverySettings;
    const text =
      orderType === 'Delivery' ? deliveryTime || DEFAULTS.deliveryTime : collectionTime || DEFAULTS.collectionTime;
    return usualTimeText(t, text);
  };
}

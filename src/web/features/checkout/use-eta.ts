import type { OrderType } from '../../../contract/order-items.ts';
import type { Restaurant } from '../../../contract/restaurants.ts';
import { DEFAULTS } from '../../../domain/limits.ts';
import { useMessages } from '../../app/app-context.ts';

/** How long the restaurant says it takes: its own text, where it is minutes worded in the reader's language. */
export function useEta({ deliverySettings }: Pick<Restaurant, 'deliverySettings'>): (orderType: OrderType) => string {
  const t = useMessages('checkout');
  return (orderType) => {
    const { deliveryTime, collectionTime } = deliverySettings;
    const text =
      orderType === 'Delivery' ? deliveryTime || DEFAULTS.deliveryTime : collectionTime || DEFAULTS.collectionTime;
    const [, from, to] = text.match(/^(\d+)\s*[-–]\s*(\d+)\s*min(?:ute)?s?\.?$/) ?? [];
    return from && to ? t('eta_minutes', { from, to }) : text;
  };
}

import type { Order } from '../../../../contract/orders.ts';
import type { Restaurant } from '../../../../contract/restaurants.ts';
import { expectedTime } from '../../../../domain/orders/expected-time.ts';
import { usualTime } from '../../restaurant/usual-time.ts';
import type { When } from '../use-when-text.ts';

/** When an order that was placed is expected. `now` in ms. */
export function placedWhen(order: Order, restaurant: Restaurant, now: number): When {
  const { orderType, isASAP } = order;
  const expected = expectedTime(order, usualTime(restaurant, orderType));
  const span = 'from' in expected ? expected : null;
  return {
    ...{ orderType, isASAP, timezone: restaurant.timezone, now },
    scheduledAt: isASAP ? null : (span?.from ?? null),
    promisedAt: span?.from ?? null,
    promisedTo: span?.to ?? null,
  };
}

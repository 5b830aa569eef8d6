import type { Order } from '../../../contract/orders.ts';
import type { Restaurant } from '../../../contract/restaurants.ts';

export interface OrderRestaurant {
  /** Null where the order names no restaurant: such an order can't be cancelled (specification section 5). */
  id: string | null;
  name: string;
  street: string;
  city: string;
  postalCode: string;
  country: string;
}

/** The order's restaurant. An order may hold only its id (specification section 3): the site's restaurant supplies the rest. */
export function restaurantOf(order: Order, site: Restaurant | null): OrderRestaurant {
  const given = order.restaurantId as Order['restaurantId'] | string | null | undefined;
  const known = typeof given === 'object' ? given : null;
  return {
    id: typeof given === 'string' ? given : (known?._id ?? null),
    name: known?.name ?? site?.name ?? '',
    street: known?.address?.street ?? site?.address.street ?? '',
    city: known?.address?.city ?? site?.address.city ?? '',
    postalCode: known?.address?.postalCode ?? site?.address.postcode ?? '',
    country: site?.address.country ?? '',
  };
}

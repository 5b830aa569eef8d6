import { trackingPath } from '../../domain/orders/tracking-path.ts';
import { makeLink } from '../order-links/make-link.ts';
import type { StoredOrder } from '../orders/orders.repo.ts';
import type { UsersTable } from '../platform/tables/account-tables.ts';
import type { Services } from '../services.ts';

/** A guest's mail is a way to the order of its own: on another device nobody could sign in to it. */
export async function orderPath(
  services: Services,
  { order }: StoredOrder,
  customer: UsersTable | undefined,
): Promise<string> {
  if (customer?.kind !== 'guest') return `/orders/${order.id}`;
  return trackingPath(
    await makeLink(services, { restaurantId: order.restaurant_id, orderId: order.id, mayAgree: true }),
  );
}

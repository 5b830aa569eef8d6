import { findOrder } from '../orders/orders.repo.ts';
import { presentStaffOrder } from '../orders/present/present-staff-order.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import type { Services } from '../services.ts';

/** Runs `change` and adds the current order to a 409 that it throws, so that the board can show it at once. */
export async function tellCurrentOrder<T>(
  services: Services,
  { restaurantId, orderId }: { restaurantId: string; orderId: string },
  change: () => Promise<T>,
): Promise<T> {
  try {
    return await change();
  } catch (error) {
    if (!(error instanceof Refusal) || error.kind.status !== 409) throw error;
    const stored = await findOrder(services.db, { restaurantId, userId: null, id: orderId });
    if (!stored) throw error;
    const order = await presentStaffOrder(services, stored);
    throw new Refusal(error.kind, { ...error.details, extra: { ...error.details.extra, order } });
  }
}

import type { Api } from '../../../contract/api-client.ts';
import type { Order } from '../../../contract/orders.ts';
import type { ApiFailure } from '../../../contract/transport.ts';

export type Cancellation = { kind: 'cancelled'; order: Order } | { kind: 'failed'; failure: ApiFailure };

/** Cancels the customer's own order (specification section 4, "Order statuses"). Throws without an order or restaurant id. */
export async function requestCancellation(
  api: Api,
  { orderId, restaurantId }: { orderId: string; restaurantId: string },
): Promise<Cancellation> {
  if (!orderId) throw new Error('Order ID is required.');
  if (!restaurantId) throw new Error('Cannot cancel: Restaurant information missing from order.');
  const result = await api.orders.cancel(orderId, { quiet: true });
  return result.ok ? { kind: 'cancelled', order: result.data.data.order } : { kind: 'failed', failure: result.failure };
}

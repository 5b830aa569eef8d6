import type { Api } from '../../../../contract/api-client.ts';
import type { Order } from '../../../../contract/orders.ts';

/** The order that was placed with an idempotency key; null: none was; `unknown`: the server could not answer. */
export async function orderOfKey(api: Api, key: string): Promise<Order | null | 'unknown'> {
  const result = await api.orders.byKey(key, { quiet: true });
  if (result.ok) return result.data.order;
  return result.failure.kind === 'problem' && result.failure.status === 404 ? null : 'unknown';
}

import type { OrderChange } from '../../domain/orders/order-changes.ts';
import type { StoredOrder } from '../orders/orders.repo.ts';
import { fromJson, toJson } from '../platform/database/json-columns.ts';
import type { StoredOption } from '../platform/tables/order-snapshots.ts';

/** What was changed in an order since `since`, and when last (both ms). */
export function recentChanges({ order }: StoredOrder, since: number): Pick<OrderChange, 'at' | 'items'> {
  const recent = (fromJson(order.changes ?? null) ?? []).filter(({ at }) => at > since);
  return { at: recent.at(-1)?.at ?? 0, items: recent.flatMap(({ items }) => items) };
}

/** The line of a change, by which its stations are known: by its dish alone, as no options are kept with changes. */
export function lineOfChange({ productId }: Pick<OrderChange['items'][number], 'productId'>) {
  return productId === undefined ? [] : [{ product_id: productId, selected_options: toJson<StoredOption[]>([]) }];
}

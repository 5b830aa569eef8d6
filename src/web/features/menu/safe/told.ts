import type { PlaceOrderInput } from '../../../../contract/orders.ts';
import { createStore } from '../../../app/storage/store.ts';
import { avoided } from './avoided.ts';

/** Whether the kitchen is told with this visit's order what its guest avoids: only ever if they ask for it. */
export const isTold = createStore(false);

/** What they order all the same: a dish's id, then what it has of what they avoid. */
export const confirmed = createStore<readonly (readonly [productId: string, ...clash: string[]])[]>([]);

/** What of it is sent with an order: nothing, unless the guest wants the kitchen to know. */
export function sentAvoided(): Pick<PlaceOrderInput, 'avoids'> {
  const allergens = avoided.get();
  if (!isTold.get() || allergens.length === 0) return {};
  const ids = new Set(confirmed.get().map(([productId]) => productId));
  return { avoids: { allergens: [...allergens], confirmed: [...ids] } };
}

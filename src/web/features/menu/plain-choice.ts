import { MAX } from '../../../domain/limits.ts';
import type { GroupOfOptions, Selection } from '../../../domain/orders/cart-item.ts';
import { defaultSelection } from '../../../domain/orders/cart-item.ts';

/** What the dish's form chose without scripts. A group without a choice stays empty: the form shows the defaults as chosen. */
export function selectionIn(form: URLSearchParams, groups: readonly GroupOfOptions[]): Selection {
  return defaultSelection(groups, Object.fromEntries(groups.map(({ _id }) => [_id, form.getAll(_id)])));
}

/** How many, at least one. */
export function quantityIn(form: URLSearchParams): number {
  const quantity = Math.trunc(Number(form.get('quantity')));
  return Math.min(Math.max(quantity || 1, 1), MAX.quantity);
}

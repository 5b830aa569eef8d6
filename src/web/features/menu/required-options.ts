import type { Product } from '../../../contract/menu.ts';
import { defaultSelection, groupsToChoose } from '../../../domain/orders/cart-item.ts';

/** Whether options must be chosen, so that only the product's own page can add it. */
export function hasRequiredOptions({ options }: Product): boolean {
  return groupsToChoose(options, defaultSelection(options)).some((group) => group.minSelections > 0);
}

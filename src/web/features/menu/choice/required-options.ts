import type { Product } from '../../../../contract/menu.ts';

/** Whether options must be chosen, so that only the product's own page can add it. */
export function hasRequiredOptions({ options }: Product): boolean {
  return options.some((group) => group.minSelections > 0);
}

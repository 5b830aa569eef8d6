import { Refusal, type RefusalKind } from '../platform/refusals/refusal.ts';
import { itemsRefusals as refusals } from './items.refusals.ts';
import { presentCart } from './present-cart.ts';
import type { ItemProblem, RepricedItem } from './reprice.ts';

/**
 * Throws a `Refusal` for the first item that cannot be ordered as it was sent. The refusal carries the whole cart as the menu has
 * it now, in amounts with as many decimals as the restaurant's currency.
 */
export function checkItems(items: readonly RepricedItem[], decimals: number): void {
  for (const { sent, shown, problems } of items) {
    const problem = problems[0];
    if (!problem) continue;
    const values = { product: shown?.name ?? sent.name ?? '', group: problem.label ?? '', count: problem.count };
    throw new Refusal(KINDS[problem.kind], { values, extra: presentCart(items, decimals) });
  }
}

const KINDS: Record<ItemProblem['kind'], RefusalKind> = {
  foreign: refusals.product_foreign,
  removed: refusals.product_unavailable,
  unavailable: refusals.product_unavailable,
  option_gone: refusals.option_unavailable,
  option_required: refusals.option_required,
  option_limit: refusals.option_limit,
};

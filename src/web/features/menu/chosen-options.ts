import type { Product } from '../../../contract/menu.ts';
import type { SelectedOption } from '../../../contract/order-items.ts';
import { pricePieces } from '../../../domain/menu/pieces.ts';
import { defaultSelection, priceNumber, type Selection } from '../../../domain/orders/cart-item.ts';

/** The chosen values as a cart line keeps them; amounts are decimals, a missing adjustment is 0. */
export function chosenOptions({ options }: Product, selection: Selection): SelectedOption[] {
  return options.flatMap((group) => {
    const ids = selection[group._id] ?? [];
    const pieces = group.values.flatMap((value) => ids.filter((id) => id === value._id).map(() => value));
    const prices = pricePieces(
      pieces.map(({ priceAdjustment }) => priceNumber(priceAdjustment ?? 0)),
      group.included ?? 0,
    );
    return pieces.map((value, place) => ({
      optionId: group._id,
      valueId: value._id,
      optionName: group.name,
      valueLabel: value.label,
      priceAdjustment: prices[place] ?? 0,
    }));
  });
}

/** The options with which a product is added straight from a list. */
export function defaultOptions(product: Product): SelectedOption[] {
  return chosenOptions(product, defaultSelection(product.options));
}

/** Whether options must be chosen, so that only the product's own page can add it. */
export function hasRequiredOptions({ options }: Product): boolean {
  return options.some((group) => group.minSelections > 0);
}

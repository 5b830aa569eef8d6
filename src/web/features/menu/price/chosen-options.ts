import type { Product } from '../../../../contract/menu.ts';
import type { SelectedOption } from '../../../../contract/order-items.ts';
import { defaultSelection, type Selection } from '../../../../domain/menu/selection.ts';
import { priceChoice } from '../../../../domain/menu/size-prices.ts';
import { priceNumber } from '../../../../domain/orders/cart-item.ts';

/** The chosen values as a cart line keeps them; amounts are decimals, a missing adjustment is 0. */
export function chosenOptions({ options }: Product, selection: Selection): SelectedOption[] {
  const chosen = options.map((group) => {
    const ids = selection[group._id] ?? [];
    const values = group.values.flatMap((value) => ids.filter((id) => id === value._id).map(() => value));
    const pieces = values.map(({ _id, priceAdjustment, sizePrices }) => ({
      ...{ id: _id, sizePrices },
      adjustment: priceNumber(priceAdjustment ?? 0),
    }));
    return { ...group, values, pieces };
  });
  const prices = priceChoice(chosen);
  return chosen.flatMap(({ _id, name, values }, group) =>
    values.map((value, place) => ({
      optionId: _id,
      valueId: value._id,
      optionName: name,
      valueLabel: value.label,
      priceAdjustment: prices[group]?.[place] ?? 0,
    })),
  );
}

/** The options with which a product is added straight from a list, which shows none. */
export function defaultOptions(product: Product): SelectedOption[] {
  return chosenOptions(product, defaultSelection(product.options));
}

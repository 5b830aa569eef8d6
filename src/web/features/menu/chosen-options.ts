import type { Product } from '../../../contract/menu.ts';
import type { SelectedOption } from '../../../contract/order-items.ts';
import { priceChoice } from '../../../domain/menu/size-prices.ts';
import { defaultSelection, priceNumber, type Selection } from '../../../domain/orders/cart-item.ts';

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

/** The ids of the chosen sizes: of a dish with sizes one, where it is chosen. */
export function chosenSizes({ options }: Pick<Product, 'options'>, selection: Selection): readonly string[] {
  return options.flatMap(({ _id, isSize }) => (isSize ? (selection[_id] ?? []) : []));
}

/** The ids of all sizes of a dish. */
export function allSizes({ options }: Product): readonly string[] {
  return options.flatMap(({ isSize, values }) => (isSize ? values.map(({ _id }) => _id) : []));
}

/** The price on a dish's page: in the chosen size, by its id; of a dish without sizes its own. */
export function priceInSize({ price, options }: Product, sizes: readonly string[]): number {
  const values = options.flatMap((group) => (group.isSize ? group.values : []));
  const chosen = values.filter(({ _id }) => sizes.includes(_id));
  return chosen.reduce((sum, { priceAdjustment }) => sum + Number(priceAdjustment ?? 0), Number(price));
}

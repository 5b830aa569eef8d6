import type { Product } from '../../../../contract/menu.ts';
import type { Selection } from '../../../../domain/menu/selection.ts';

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

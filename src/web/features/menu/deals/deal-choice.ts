import type { Deal, OptionGroup, Product } from '../../../../contract/menu.ts';
import type { SelectedOption } from '../../../../contract/order-items.ts';
import { dealShares, optionsInDeal } from '../../../../domain/menu/deals.ts';
import { defaultSelection, groupsToChoose, type Selection, unmetGroups } from '../../../../domain/menu/selection.ts';
import { decimalsOf } from '../../../../domain/money/currencies.ts';
import { toDecimal, toMinor } from '../../../../domain/money/money.ts';
import { unitTotal } from '../../../../domain/orders/cart-item.ts';
import { chosenOptions } from '../price/chosen-options.ts';

/** What was tapped, by the ids of a deal's lines. `options`: of that dish, missing: none yet. */
export type PickedOfDeal = Readonly<Record<string, { productId: string; options?: Selection }>>;

export interface ChosenOfLine {
  line: Deal['lines'][number];
  /** null: none yet. */
  dish: Product | null;
  /** On top of the deal's price, decimal. */
  extra: number;
  /** The dish's groups to choose from, at what their options cost in a deal. */
  groups: readonly OptionGroup[];
  selection: Selection;
  /** What is chosen of the dish, at what it costs in a deal. */
  options: SelectedOption[];
  /** The groups that still need a choice. */
  unmet: readonly OptionGroup[];
  /** What the dish as it is chosen costs by itself, decimal. */
  singly: number;
}

/** A deal with a dish for each of its lines. */
export type WholeDeal = readonly (ChosenOfLine & { dish: Product })[];

/** What stands before the names of a line's groups: two dishes of a deal may have the same. */
export function scopeOf({ _id }: ChosenOfLine['line']): string {
  return `${_id}-`;
}

/** What is chosen of each line; the only dish of a line is. */
export function chosenOfDeal({ lines }: Deal, products: readonly Product[], picked: PickedOfDeal): ChosenOfLine[] {
  return lines.map((line) => {
    const of = picked[line._id];
    const choice =
      line.choices.length === 1 ? line.choices[0] : line.choices.find(({ productId }) => productId === of?.productId);
    const dish = products.find(({ _id }) => _id === choice?.productId) ?? null;
    return { line, dish, extra: choice?.extra ?? 0, ...choiceOf(dish, of?.options) };
  });
}

function choiceOf(dish: Product | null, picked: Selection = {}) {
  if (!dish) return { groups: [], selection: {}, options: [], unmet: [], singly: 0 };
  const inDeal = { ...dish, options: optionsInDeal(dish.options) };
  const selection = defaultSelection(inDeal.options, { ...freeDefaults(inDeal), ...picked });
  return {
    groups: groupsToChoose(inDeal.options, selection),
    selection,
    options: chosenOptions(inDeal, selection),
    unmet: unmetGroups(inDeal.options, selection),
    singly: unitTotal({
      ...{ productId: dish._id, price: dish.price, quantity: 1 },
      selectedOptions: chosenOptions(dish, selection),
    }),
  };
}

/** The defaults of groups of which nothing must be chosen, without those that would make the deal dearer than it says. */
function freeDefaults({ options }: Product): Selection {
  const defaults = defaultSelection(options);
  const optional = options.filter(({ minSelections }) => minSelections === 0);
  return Object.fromEntries(
    optional.map(({ _id, values }) => {
      const free = values.filter(({ priceAdjustment, sizePrices }) => priceAdjustment === 0 && !sizePrices);
      return [_id, (defaults[_id] ?? []).filter((id) => free.some((value) => value._id === id))];
    }),
  );
}

/** What each dish costs in the deal without its options, as the server prices it (decimals). */
export function pricesInDeal(
  { price }: Deal,
  chosen: readonly { dish: Product; extra: number }[],
  currency: string,
): number[] {
  const decimals = decimalsOf(currency);
  const minor = (amount: number) => toMinor(amount, decimals);
  const dishes = chosen.map(({ dish, extra }) => ({ single: minor(dish.price), extra: minor(extra) }));
  return dealShares(minor(price), dishes).map((share) => toDecimal(share, decimals));
}

/** What the deal costs as it is chosen so far, and what its dishes would by themselves; 0: not all are chosen. */
export function dealTotals({ price }: Deal, chosen: readonly ChosenOfLine[], currency: string) {
  const decimals = decimalsOf(currency);
  const sum = (amounts: readonly number[]) =>
    toDecimal(
      amounts.reduce((all, amount) => all + toMinor(amount, decimals), 0),
      decimals,
    );
  const isWhole = chosen.every(({ dish }) => dish !== null);
  const onTop = chosen.flatMap(({ extra, options }) => [extra, ...options.map((each) => each.priceAdjustment)]);
  return { total: sum([price, ...onTop]), singly: isWhole ? sum(chosen.map(({ singly }) => singly)) : 0 };
}

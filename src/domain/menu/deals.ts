import { spread } from '../taxes/spread.ts';
import { eachAmount, type SizePrices } from './size-prices.ts';

/** Some dishes for one price. Money in minor units. */
export interface DealTerms {
  id: string;
  price: number;
  lines: readonly DealLine[];
}

/** One dish is chosen from it: of a category, or of those that are named. */
export interface DealLine {
  id: string;
  /** null: only the dishes that are named. */
  categoryId: string | null;
  /** With what each costs on top of the deal; of a category those that cost something. */
  dishes: readonly DealChoice[];
}

export interface DealChoice {
  productId: string;
  extra: number;
}

/** A dish of the menu as far as deals ask for it. */
export interface DealDish {
  id: string;
  categoryIds: readonly string[];
}

/** What `dish` costs on top of a deal on this line; null: it cannot be chosen there. */
export function extraOf({ categoryId, dishes }: DealLine, dish: DealDish): number | null {
  const named = dishes.find(({ productId }) => productId === dish.id);
  if (categoryId === null) return named?.extra ?? null;
  return dish.categoryIds.includes(categoryId) ? (named?.extra ?? 0) : null;
}

/**
 * The choices of each line among `dishes`, which are those that can be had now, in the menu's order; null: a line has none left, so the deal
 * cannot be had.
 */
export function dealChoices({ lines }: Pick<DealTerms, 'lines'>, dishes: readonly DealDish[]): DealChoice[][] | null {
  const choices = lines.map((line) =>
    dishes.flatMap((dish) => {
      const extra = extraOf(line, dish);
      return extra === null ? [] : { productId: dish.id, extra };
    }),
  );
  return choices.length > 0 && choices.every((each) => each.length > 0) ? choices : null;
}

/**
 * What each dish of a deal costs: its share of the deal's price, in proportion to what it costs by itself, and what it costs on top.
 * Together they cost the price and what comes on top, to the last unit.
 */
export function dealShares(price: number, dishes: readonly { single: number; extra: number }[]): number[] {
  const singles = dishes.map(({ single }) => single);
  // Dishes that cost nothing by themselves share alike.
  const weights = singles.some((single) => single > 0) ? singles : dishes.map(() => 1);
  return spread(price, weights).map((share, index) => share + (dishes[index]?.extra ?? 0));
}

/** What an option of a dish costs on top of a deal: what it adds to the dish. One that makes the dish cheaper takes nothing off the deal. */
export function surchargeInDeal(adjustment: number): number {
  return Math.max(adjustment, 0);
}

/** A dish's groups at what their options cost in a deal. */
export function optionsInDeal<
  Value extends { priceAdjustment: number; sizePrices?: SizePrices | undefined },
  Group extends { values: readonly Value[] },
>(groups: readonly (Group & { values: readonly Value[] })[]): (Group & { values: Value[] })[] {
  return groups.map((group) => ({
    ...group,
    values: group.values.map((value) => ({
      ...value,
      priceAdjustment: surchargeInDeal(value.priceAdjustment),
      ...(value.sizePrices && { sizePrices: eachAmount(value.sizePrices, surchargeInDeal) }),
    })),
  }));
}

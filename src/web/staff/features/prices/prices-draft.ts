import type { Currency } from '../../../../contract/primitives.ts';
import type { StaffDishLine } from '../../../../contract/staff/staff-menu-dishes.ts';
import type { DishPricesInput } from '../../../../contract/staff/staff-menu-prices.ts';
import type { Language } from '../../../../domain/languages.ts';
import { typedAmount } from '../../../../domain/money/typed-amount.ts';
import { amountDraft } from '../../app/amount-draft.ts';

/** Prices as typed, by the dish's id. */
export interface PricesDraft {
  prices: Record<string, string>;
}

/** `language` is the interface's: amounts are typed in its format. */
export function pricesDraft(dishes: readonly StaffDishLine[], currency: Currency, language: Language): PricesDraft {
  return { prices: Object.fromEntries(dishes.map(({ _id, price }) => [_id, amountDraft(price, currency, language)])) };
}

/** The request's body: the prices that differ from those that the dishes have. What is no amount is NaN. */
export function changedPrices(
  { prices }: PricesDraft,
  dishes: readonly StaffDishLine[],
  currency: Currency,
): DishPricesInput {
  const changes = dishes.flatMap(({ _id, price: expectedPrice }) => {
    const price = typedAmount(prices[_id] ?? '', currency);
    return price === expectedPrice ? [] : [{ id: _id, price, expectedPrice }];
  });
  return { prices: changes };
}

/** The body that takes a change back. */
export function takenBack({ prices }: DishPricesInput): DishPricesInput {
  return { prices: prices.map(({ id, price, expectedPrice }) => ({ id, price: expectedPrice, expectedPrice: price })) };
}

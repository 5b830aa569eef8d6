import type { Currency } from '../../../../contract/primitives.ts';
import type { StaffDishLine } from '../../../../contract/staff/staff-menu-dishes.ts';
import type { DishPricesInput } from '../../../../contract/staff/staff-menu-prices.ts';
import type { Language } from '../../../../domain/languages.ts';
import { typedAmount } from '../../../../domain/money/typed-amount.ts';
import { amountDraft } from '../../app/amount-draft.ts';

/** Prices as typed, by the dish's id; of a dish with a price of its own for pickup, that by `pickupKey`. */
export interface PricesDraft {
  prices: Record<string, string>;
}

/** Where a dish's price for pickup stands in the draft. */
export function pickupKey(dishId: string): string {
  return `${dishId} pickup`;
}

/** `language` is the interface's: amounts are typed in its format. */
export function pricesDraft(dishes: readonly StaffDishLine[], currency: Currency, language: Language): PricesDraft {
  const typed = (price: number) => amountDraft(price, currency, language);
  return {
    prices: Object.fromEntries(
      dishes.flatMap(({ _id, price, pickupPrice }) => [
        [_id, typed(price)],
        ...(pickupPrice === undefined ? [] : [[pickupKey(_id), typed(pickupPrice)]]),
      ]),
    ),
  };
}

/** The request's body: the prices that differ from those that the dishes have. What is no amount is NaN; an empty price for pickup is none. */
export function changedPrices(
  { prices }: PricesDraft,
  dishes: readonly StaffDishLine[],
  currency: Currency,
): DishPricesInput {
  const changes = dishes.flatMap(({ _id, price: expectedPrice, pickupPrice: expectedPickupPrice }) => {
    const price = typedAmount(prices[_id] ?? '', currency);
    const typed = prices[pickupKey(_id)] ?? '';
    const pickupPrice = typed.trim() ? typedAmount(typed, currency) : null;
    const isSame = expectedPickupPrice === undefined || pickupPrice === expectedPickupPrice;
    if (price === expectedPrice && isSame) return [];
    return [{ id: _id, price, expectedPrice, ...(!isSame && { pickupPrice, expectedPickupPrice }) }];
  });
  return { prices: changes };
}

/** The body that takes a change back. */
export function takenBack({ prices }: DishPricesInput): DishPricesInput {
  return {
    prices: prices.map(({ id, price, expectedPrice, pickupPrice, expectedPickupPrice = null }) => ({
      ...{ id, price: expectedPrice, expectedPrice: price },
      ...(pickupPrice !== undefined && { pickupPrice: expectedPickupPrice, expectedPickupPrice: pickupPrice }),
    })),
  };
}

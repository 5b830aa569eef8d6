import type { Product } from '../../../../contract/menu.ts';
import type { Currency } from '../../../../contract/primitives.ts';
import { choicesForPickup } from '../../../../domain/menu/pickup-choices.ts';
import { decimalsOf } from '../../../../domain/money/currencies.ts';
import type { CartItem } from '../../cart/kept-item.ts';
import { chosenOptions } from './chosen-options.ts';

/** The dish as its menu would show it if there was only pickup. */
export function dishForPickup(product: Product, { code }: Currency): Product {
  const { pickup, options } = product;
  if (!pickup) return product;
  return { ...product, price: pickup.price, options: choicesForPickup(options, pickup, decimalsOf(code)) };
}

/** What a line of the cart costs for pickup, with options as the dish's page chose them; undefined: the same. */
export function lineForPickup(
  product: Product,
  selectedOptions: CartItem['selectedOptions'],
  currency: Currency,
): CartItem['pickup'] {
  if (!product.pickup) return undefined;
  const dish = dishForPickup(product, currency);
  const chosen = Map.groupBy(selectedOptions, ({ optionId }) => optionId);
  const selection = [...chosen].map(([group, options]) => [group, options.map(({ valueId }) => valueId)] as const);
  const options = chosenOptions(dish, Object.fromEntries(selection));
  return { price: dish.price, adjustments: options.map(({ priceAdjustment }) => priceAdjustment) };
}

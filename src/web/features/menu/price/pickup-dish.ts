import type { Product } from '../../../../contract/menu.ts';
import type { Currency } from '../../../../contract/primitives.ts';
import { choicesForPickup } from '../../../../domain/menu/pickup-choices.ts';
import { pricedForPickup } from '../../../../domain/menu/pickup-price.ts';
import { decimalsOf } from '../../../../domain/money/currencies.ts';
import { toDecimal, toMinor } from '../../../../domain/money/money.ts';
import type { CartItem } from '../../cart/kept-item.ts';

/** The dish as its menu would show it if there was only pickup. */
export function dishForPickup(product: Product, { code }: Currency): Product {
  const { pickup, options } = product;
  if (!pickup) return product;
  return { ...product, price: pickup.price, options: choicesForPickup(options, pickup, decimalsOf(code)) };
}

/** What a line of the cart costs for pickup; undefined: the same. */
export function lineForPickup(
  { price, pickup }: Pick<Product, 'price' | 'pickup'>,
  selectedOptions: CartItem['selectedOptions'],
  { code }: Currency,
): CartItem['pickup'] {
  if (!pickup) return undefined;
  const decimals = decimalsOf(code);
  const minor = (amount: number) => toMinor(amount, decimals);
  const { unitPrice, adjustments } = pricedForPickup(
    { unitPrice: minor(price), adjustments: selectedOptions.map(({ priceAdjustment }) => minor(priceAdjustment)) },
    { ...pickup, price: minor(pickup.price) },
  );
  return { price: toDecimal(unitPrice, decimals), adjustments: adjustments.map((each) => toDecimal(each, decimals)) };
}

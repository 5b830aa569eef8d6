import type { Deal, Product } from '../../../../contract/menu.ts';
import type { Currency } from '../../../../contract/primitives.ts';
import { selectionOf } from '../../../../domain/menu/selection.ts';
import { lineSignature } from '../../../../domain/orders/cart-item.ts';
import { type CartItem, cart } from '../../cart/cart-store.ts';
import { withQuantity } from '../../cart/with-quantity.ts';
import type { PickedOfDeal, WholeDeal } from './deal-choice.ts';
import { dealKey } from './deal-key.ts';
import { dealLines } from './lines-of-deal.ts';

/** What is chosen of the deal whose lines in the cart have that key, as far as the menu still has it. */
export function pickedOfLines(
  key: string,
  items: readonly Pick<CartItem, 'deal' | 'productId' | 'selectedOptions'>[],
  products: readonly Product[],
): PickedOfDeal {
  return Object.fromEntries(
    items.flatMap(({ deal, productId, selectedOptions }) => {
      const dish = deal?.key === key && products.find(({ _id }) => _id === productId);
      return dish ? [[deal.lineId, { productId, options: selectionOf(dish.options, selectedOptions) }]] : [];
    }),
  );
}

/**
 * Puts a deal as it is chosen now in the place of the lines with the key `old`, as many of it as there were; into a deal of the cart that is
 * chosen in the same way. Without such lines, which another tab has taken out, nothing is there to change.
 */
export function replaceDeal(
  old: string,
  { deal, chosen, currency }: { deal: Deal; chosen: WholeDeal; currency: Currency },
): void {
  const { items } = cart.reread();
  const place = items.findIndex((line) => line.deal?.key === old);
  const quantity = items[place]?.quantity;
  if (quantity === undefined) return;
  const others = items.filter((line) => line.deal?.key !== old);
  const key = dealKey(deal._id, chosen, others);
  if (others.some((line) => line.deal?.key === key)) {
    const grown = (line: CartItem) => (line.deal?.key === key ? withQuantity(line, line.quantity + quantity) : line);
    cart.replace(others.map(grown));
    return;
  }
  const lines = dealLines({ deal, chosen, currency, key, quantity }).map((line) => {
    const signature = lineSignature(line.productId, line.selectedOptions, null, line.deal);
    return withQuantity({ ...line, signature, itemSubtotal: 0 }, quantity);
  });
  cart.replace([...others.slice(0, place), ...lines, ...others.slice(place)]);
}

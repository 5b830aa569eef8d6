import { isPricedForPickup } from '../../../domain/orders/order-types.ts';
import type { CartItem } from './kept-item.ts';
import { withQuantity } from './with-quantity.ts';

/** The lines at what they cost the way they are ordered. A cart keeps what is usual, and beside it what another way costs. */
export function pricedItems(items: readonly CartItem[], orderType: string | null): readonly CartItem[] {
  return isPricedForPickup(orderType) ? items.map(forPickup) : items;
}

function forPickup(line: CartItem): CartItem {
  const { pickup, selectedOptions, quantity } = line;
  if (!pickup) return line;
  const { price, adjustments } = pickup;
  const options = selectedOptions.map((option, place) => ({ ...option, priceAdjustment: adjustments[place] ?? 0 }));
  return withQuantity({ ...line, price, selectedOptions: options }, quantity);
}

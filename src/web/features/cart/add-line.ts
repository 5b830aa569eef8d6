import type { Restaurant } from '../../../contract/restaurants.ts';
import { MAX } from '../../../domain/limits.ts';
import { lineSignature } from '../../../domain/orders/cart-item.ts';
import { type CartItem, cart } from './cart-store.ts';
import { withQuantity } from './with-quantity.ts';

export type NewItem = Pick<
  CartItem,
  | 'productId'
  | 'name'
  | 'price'
  | 'pickup'
  | 'deposit'
  | 'imageUrl'
  | 'quantity'
  | 'selectedOptions'
  | 'served'
  | 'note'
  | 'deal'
>;
/** Success, needs confirmation, or failure (specification section 4, "Cart"). */
type AddResult = { kind: 'added' } | { kind: 'other_restaurant'; restaurantName: string } | { kind: 'failed' };

/** Adds to the line with the same options, if any. Leaves another restaurant's cart unchanged: the caller asks the customer. */
export function addLine(item: NewItem, restaurant: Pick<Restaurant, '_id' | 'name' | 'slug'>): AddResult {
  const current = cart.reread();
  if (current.restaurantId !== null && current.restaurantId !== restaurant._id) {
    return { kind: 'other_restaurant', restaurantName: current.restaurantName ?? '' };
  }
  const signature = lineSignature(item.productId, item.selectedOptions, item.note, item.deal);
  const known = current.items.find((line) => line.signature === signature);
  if (!known && current.items.length >= MAX.cartLines) return { kind: 'failed' };
  const items = known
    ? current.items.map((line) => (line === known ? withQuantity(line, line.quantity + item.quantity) : line))
    : [...current.items, withQuantity({ ...item, signature, itemSubtotal: 0 }, item.quantity)];
  cart.keep({ restaurantId: restaurant._id, restaurantName: restaurant.name, restaurantSlug: restaurant.slug, items });
  return { kind: 'added' };
}

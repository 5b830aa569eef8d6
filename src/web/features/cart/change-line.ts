import { lineSignature } from '../../../domain/orders/cart-item.ts';
import type { NewItem } from './add-line.ts';
import { cart } from './cart-store.ts';
import { withQuantity } from './with-quantity.ts';

/** Puts an item in the place of the line `signature`, joined with the line that has the same options already, if any. */
export function changeLine(signature: string, item: NewItem): void {
  const { items } = cart.get();
  const next = lineSignature(item.productId, item.selectedOptions, item.note);
  const twin = items.find((line) => line.signature === next && line.signature !== signature);
  const changed = withQuantity({ ...item, signature: next, itemSubtotal: 0 }, item.quantity + (twin?.quantity ?? 0));
  cart.replace(items.filter((line) => line !== twin).map((line) => (line.signature === signature ? changed : line)));
}

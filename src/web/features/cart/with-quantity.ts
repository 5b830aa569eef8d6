import { MAX } from '../../../domain/limits.ts';
import { lineTotal } from '../../../domain/orders/cart-item.ts';
import type { CartItem } from './kept-item.ts';

/** The line with at most as many as a line may have, and its new subtotal. */
export function withQuantity(line: CartItem, quantity: number): CartItem {
  const counted = { ...line, quantity: Math.min(quantity, MAX.quantity) };
  return { ...counted, itemSubtotal: lineTotal(counted) };
}

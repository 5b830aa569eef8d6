import { cart } from './cart-store.ts';
import { withQuantity } from './with-quantity.ts';

/** 0 or less removes the line; removing the last one unbinds the cart. What is part of a deal goes with the whole of it. */
export function setQuantity(signature: string, quantity: number): void {
  const { items } = cart.reread();
  const key = items.find((line) => line.signature === signature)?.deal?.key;
  const isMeant = (line: (typeof items)[number]) => (key ? line.deal?.key === key : line.signature === signature);
  cart.replace(
    items.map((line) => (isMeant(line) ? withQuantity(line, quantity) : line)).filter((line) => line.quantity > 0),
  );
}

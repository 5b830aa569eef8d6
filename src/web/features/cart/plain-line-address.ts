import type { ValidatedItem } from '../../../contract/cart-validation.ts';
import type { Plain } from '../../app/plain.ts';
import type { CartItem } from './cart-store.ts';
import { INSTEAD_OF } from './plain-deal-address.ts';

/** The page on which a line of the cart is chosen anew without scripts. */
export function plainLineAddress({ lineKeys }: Plain, { productId, signature }: CartItem): string {
  return `/product/${productId}?${new URLSearchParams({ [INSTEAD_OF]: lineKeys.get(signature) ?? '' })}`;
}

/** The line that a dish's address asks to change; undefined: none is asked for, or the cart has it no more. */
export function plainLineToChange(
  { cart, lineKeys }: Plain,
  productId: string | undefined,
  query: URLSearchParams,
): ValidatedItem | undefined {
  const asked = query.get(INSTEAD_OF);
  const isAsked = ({ signature, deal, ...of }: ValidatedItem) =>
    of.productId === productId && !deal && lineKeys.get(signature) === asked;
  return asked === null ? undefined : cart.items.find(isAsked);
}

import { useCallback, useEffect } from 'react';
import type { Product } from '../../../contract/menu.ts';
import type { SelectedOption } from '../../../contract/order-items.ts';
import { useApp } from '../../app/app-context.ts';

export interface Choice {
  quantity: number;
  selectedOptions: SelectedOption[];
  /** The sentence of success: a card's or the product page's. */
  said?: 'added' | 'added_own_way';
}

/** Follows the page: nothing can be added before it is there. */
const adding = () => import('./add-to-cart.ts');

/** Puts a product into the cart, says how it went, and resolves to whether it is in. Needs the messages `dish`. */
export function useAddToCart(): (product: Product, choice: Choice) => Promise<boolean> {
  const app = useApp();
  useEffect(() => {
    // Asked for again with the first tap.
    adding().catch(() => {});
  }, []);
  return useCallback(async (product, choice) => (await adding()).addToCart(app, product, choice), [app]);
}

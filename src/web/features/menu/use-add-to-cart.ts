import { useCallback, useEffect } from 'react';
import type { Product } from '../../../contract/menu.ts';
import { useApp } from '../../app/app-context.ts';
import type { Choice } from './add-to-cart.ts';

/** Follows the page: nothing can be added before it is there. */
const adding = () => import('./add-to-cart.ts');

/** Puts a product into the cart and says how it went. Needs the messages `dish`. */
export function useAddToCart(): (product: Product, choice: Choice) => Promise<void> {
  const app = useApp();
  useEffect(() => {
    // Asked for again with the first tap.
    adding().catch(() => {});
  }, []);
  return useCallback(
    (product, choice) =>
      adding().then(
        (file) => file.addToCart(app, product, choice),
        () => app.snackbar.show(app.messages.i18n._('dish.not_added'), { tone: 'error' }),
      ),
    [app],
  );
}

import { useCallback, useEffect } from 'react';
import type { Product } from '../../../../contract/menu.ts';
import { useApp } from '../../../app/app-context.ts';
import type { Choice } from './add-to-cart.ts';

/** In a file of its own, fetched once the page is there: nothing can be added before. */
export const cardActs = () => import('./card-acts.ts');

/** Puts a product into the cart and says how it went. Resolves to whether it is there. Needs the messages `dish`. */
export function useAddToCart(): (product: Product, choice: Choice) => Promise<boolean> {
  const app = useApp();
  useEffect(() => {
    // Tried again with the first tap.
    cardActs().catch(() => {});
  }, []);
  return useCallback(
    (product, choice) =>
      cardActs().then(
        (file) => file.addToCart(app, product, choice),
        () => {
          app.snackbar.show(app.messages.i18n._('dish.not_added'), { tone: 'error' });
          return false;
        },
      ),
    [app],
  );
}

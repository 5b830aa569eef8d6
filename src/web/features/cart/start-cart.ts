import { useEffect } from 'react';
import { useApp, useLanguage } from '../../app/app-context.ts';
import { useKnownRestaurant } from '../restaurant/restaurant-resource.ts';
import { cart } from './cart-store.ts';

/**
 * Checks the stored cart at start: another restaurant's is cleared; this one's is validated against the menu, and the customer is
 * told what changed (specification section 4, "Cart"). A new language validates again, for the names of the lines.
 */
export function useCartAtStart(): void {
  const app = useApp();
  const language = useLanguage();
  const slug = useKnownRestaurant()?.slug;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language has other names
  useEffect(() => {
    if (slug === undefined || cart.get().items.length === 0) return;
    if (cart.get().restaurantSlug !== slug) return cart.clear();
    // In a file of its own, because most first visits have no cart.
    import('./check-cart.ts').then(
      (file) => file.checkCart(app),
      // Without a connection prices are checked at the next start, and by the server in any case.
      () => {},
    );
  }, [app, slug, language]);
}

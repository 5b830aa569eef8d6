import type { Restaurant } from '../../../contract/restaurants.ts';
import { useLanguage, useMessages } from '../../app/app-context.ts';
import { money } from '../../app/format/format.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { useOrderType } from '../restaurant/use-order-type.ts';
import { useCart } from './cart-store.ts';
import { deliveryShortfall } from './delivery-shortfall.ts';

/** What is missing for a delivery, and the way to it; null: nothing is. */
export function useMissing(restaurant: Restaurant): number | null {
  const { cartSubtotal } = useCart();
  const [orderType] = useOrderType(restaurant);
  return deliveryShortfall(restaurant, cartSubtotal, orderType)?.missing || null;
}

/** Takes the place of the button to checkout while a delivery is below the minimum: it says what to do instead. */
export function AddMore({ restaurant, missing }: { restaurant: Restaurant; missing: number }) {
  const t = useMessages('cart');
  const language = useLanguage();
  return (
    <ButtonLink to="/menu" size="lg" full before="plus" viewTransition>
      {t('add_for_delivery', { amount: money(missing, restaurant.currency, language) })}
    </ButtonLink>
  );
}

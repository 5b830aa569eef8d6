import type { Restaurant } from '../../../contract/restaurants.ts';
import { useLanguage, useMessages } from '../../app/app-context.ts';
import { money } from '../../app/format/format.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { useBottomBar } from '../../ui/use-bottom-bar.ts';
import { useOrderType } from '../restaurant/use-order-type.ts';
import { useCart } from './cart-store.ts';
import styles from './checkout-bar.module.css';
import { estimatedTotal } from './estimated-total.ts';
import { AddMore, useMissing } from './to-checkout.tsx';

/** Below 960 px: the link to checkout with what is known of the total, fixed at the bottom of the screen. */
export function CheckoutBar({ restaurant }: { restaurant: Restaurant }) {
  const t = useMessages('cart');
  const language = useLanguage();
  const cart = useCart();
  const [orderType] = useOrderType(restaurant);
  const total = estimatedTotal(restaurant, cart, orderType);
  const missing = useMissing(restaurant);
  useBottomBar('low');
  return (
    <div className={styles.bar}>
      {missing === null ? (
        <ButtonLink to="/checkout" size="lg" full className={styles.link} viewTransition>
          <span>{t('checkout')}</span>
          <span className="num">{money(total, restaurant.currency, language)}</span>
        </ButtonLink>
      ) : (
        <AddMore restaurant={restaurant} missing={missing} />
      )}
    </div>
  );
}

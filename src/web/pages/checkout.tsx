import type { Restaurant } from '../../contract/restaurants.ts';
import type { Resource } from '../app/api/resource.ts';
import { type AppContext, useApp, useMessages } from '../app/app-context.ts';
import type { PageAddress, PageHead } from '../app/page.ts';
import { hasSession } from '../app/session/session.ts';
import { useStore } from '../app/storage/store.ts';
import { useCart } from '../features/cart/cart-store.ts';
import { CheckoutForm } from '../features/checkout/checkout-form.tsx';
import { checkoutInfo, useCheckoutInfo } from '../features/checkout/checkout-info.ts';
import { CheckoutSkeleton } from '../features/checkout/checkout-skeleton.tsx';
import { placedOrder } from '../features/checkout/draft-store.ts';
import { OrderPlaced } from '../features/checkout/place/order-placed.tsx';
import { useCheckoutEntry } from '../features/checkout/use-checkout-entry.ts';
import { useRestaurant } from '../features/restaurant/restaurant-resource.ts';
import { Button } from '../ui/button.tsx';
import { Alert } from '../ui/signs/alert.tsx';
import styles from './checkout.module.css';

export function resources(_: PageAddress, { session }: AppContext): Resource<unknown>[] {
  return hasSession(session.state.get()) ? [checkoutInfo] : [];
}

export function head(_: PageAddress, { messages }: AppContext): PageHead {
  return { title: messages.i18n._('checkout.title') };
}

export function Component() {
  useCheckoutEntry();
  const t = useMessages('checkout');
  const restaurant = useRestaurant();
  const placed = useStore(placedOrder);
  const state = useStore(useApp().session.state);
  const { isEmpty } = useCart();
  const mayEnter = hasSession(state) && !isEmpty;
  return (
    <div className={`wrap ${styles.page}`}>
      <h1>{t('title')}</h1>
      {restaurant && <OrderPlaced order={placed} restaurant={restaurant} />}
      {!placed && restaurant && mayEnter && <CustomersCheckout restaurant={restaurant} />}
      {!placed && !mayEnter && <CheckoutSkeleton />}
    </div>
  );
}

/** Loading, then failed or ready (specification section 4, "Checkout"). */
function CustomersCheckout({ restaurant }: { restaurant: Restaurant }) {
  const t = useMessages('checkout');
  const { user, isFailed, reload } = useCheckoutInfo();
  if (user) return <CheckoutForm restaurant={restaurant} user={user} />;
  if (!isFailed) return <CheckoutSkeleton />;
  return (
    <Alert
      actions={
        <Button variant="outline" size="sm" before="rotate-ccw" onClick={reload}>
          {t('retry')}
        </Button>
      }
    >
      {t('load_failed')}
    </Alert>
  );
}

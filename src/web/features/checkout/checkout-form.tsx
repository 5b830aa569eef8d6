import type { User } from '../../../contract/accounts/accounts.ts';
import type { Restaurant } from '../../../contract/restaurants.ts';
import { useApp } from '../../app/app-context.ts';
import { lazyPart } from '../../app/lazy-part.tsx';
import { CheckoutProvider } from './checkout-context.ts';
import styles from './checkout-form.module.css';
import { AddressSection } from './parts/address-section.tsx';
import { OrderTypeSection } from './parts/order-type-section.tsx';
import { PlaceOrderBar } from './place/place-order-bar.tsx';
import { PLAIN_FORM, PlainCheckout } from './plain-checkout.tsx';
import { CheckoutSummary } from './summary/checkout-summary.tsx';
import { useCheckoutValue } from './use-checkout-value.ts';

// Below the first screen.
const LazyPaymentSection = lazyPart(() => import('./parts/payment-section.tsx').then((file) => file.PaymentSection));
// Only some orders need them.
const LazyOffersSection = lazyPart(() => import('./parts/offers-section.tsx').then((file) => file.OffersSection));
const LazyGuestSection = lazyPart(() => import('./parts/guest-section.tsx').then((file) => file.GuestSection));
const LazyTipSection = lazyPart(() => import('./parts/tip-section.tsx').then((file) => file.TipSection));
const LazyWishSection = lazyPart(() => import('./parts/wish-section.tsx').then((file) => file.WishSection));
const LazyTextsSection = lazyPart(() => import('./parts/texts-section.tsx').then((file) => file.TextsSection));
const LazyBuyerSection = lazyPart(() => import('./parts/buyer-section.tsx').then((file) => file.BuyerSection));
const LazyAgeSection = lazyPart(() => import('./parts/age-section.tsx').then((file) => file.AgeSection));

/** The checkout form, once the customer is loaded. It is inert while an order is being placed. */
export function CheckoutForm({ restaurant, user }: { restaurant: Restaurant; user: User }) {
  const { plain } = useApp();
  const value = useCheckoutValue(restaurant, user);
  const isPlain = import.meta.env.SSR && plain !== undefined;
  const Columns = isPlain ? 'form' : 'div';
  return (
    <CheckoutProvider value={value}>
      <Columns className={styles.columns} {...(isPlain && { id: PLAIN_FORM, method: 'post', noValidate: true })}>
        {isPlain && <PlainCheckout />}
        <div className={styles.sections} inert={value.placing.isPlacing}>
          <OrderTypeSection />
          {user.isGuest && <LazyGuestSection />}
          <AddressSection />
          {restaurant.textsGuests && <LazyTextsSection />}
          {!isPlain && <LazyOffersSection />}
          {restaurant.asksWishes && <LazyWishSection />}
          <LazyPaymentSection />
          {value.checkout.tip !== null && <LazyTipSection />}
          {restaurant.asksBuyer && <LazyBuyerSection />}
          {value.checkout.minimumAge !== null && <LazyAgeSection />}
        </div>
        <CheckoutSummary />
      </Columns>
      <PlaceOrderBar />
    </CheckoutProvider>
  );
}

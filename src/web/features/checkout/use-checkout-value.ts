import { useEffect, useLayoutEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { User } from '../../../contract/accounts/accounts.ts';
import type { Restaurant } from '../../../contract/restaurants.ts';
import { ORDER_TYPE } from '../../../domain/orders/order-types.ts';
import { useApp } from '../../app/app-context.ts';
import { useStore } from '../../app/storage/store.ts';
import { needPostcodes, postcodes } from '../addresses/late-postcodes.ts';
import { cart, useKeptCart } from '../cart/cart-store.ts';
import { chooseType } from '../restaurant/chosen-type.ts';
import type { CheckoutValue } from './checkout-context.ts';
import { deriveCheckout } from './derive-checkout.ts';
import { lastType, useCheckoutDraft } from './draft-store.ts';
import { usePlaceOrder } from './place/use-place-order.ts';
import { useMovedTime } from './quote/use-moved-time.ts';
import { type Derived, useOrderQuote } from './quote/use-order-quote.ts';
import { usePromotionChoice } from './quote/use-promotion-choice.ts';
import { useRechosenTime } from './quote/use-rechosen-time.ts';
import { useTellMovedTime } from './quote/use-tell-moved-time.ts';

/** Slots pass and restaurants close while the customer types. */
const CLOCK_MS = 15_000;

/** Everything the sections of one checkout share. */
export function useCheckoutValue(restaurant: Restaurant, user: User): CheckoutValue {
  const { items } = useKeptCart();
  const { now, renew } = useClock();
  const [query] = useSearchParams();
  const { draft, change, current } = useCheckoutDraft(user, restaurant);
  const around = { draft, restaurant, user, items, now };
  useStore(postcodes);
  const checkout = deriveCheckout(around);
  const { hasAddress } = ORDER_TYPE[checkout.orderType];
  useEffect(() => {
    if (hasAddress) void needPostcodes();
  }, [hasAddress]);
  const derived: Derived = () => {
    const latest = { ...around, draft: current(), items: cart.get().items, now: Date.now() };
    return { around: latest, checkout: deriveCheckout(latest) };
  };
  const quote = useOrderQuote({ ...around, checkout, derived, change });
  const { isAsking } = quote;
  const promotion = usePromotionChoice({ ...around, checkout, isAsking, change, promotionId: query.get('promo') });
  const check = () => {
    renew();
    change({ type: 'checked' });
  };
  const placing = usePlaceOrder({ restaurant, user, quote, shown: checkout, derived, check, change });
  const tell = useTellMovedTime(restaurant, now);
  useRechosenTime({ ...around, checkout, isHeld: placing.next !== null, tell, change });
  useMovedTime({ checkout, draft, tell });

  // A draft that outlived the page gives way to what was chosen on Home since.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a visit of the page
  useLayoutEffect(() => {
    const orderType = lastType(restaurant);
    if (orderType && orderType !== draft.orderType) change({ type: 'set', values: { orderType } });
  }, []);
  useEffect(() => {
    chooseType(draft.orderType);
  }, [draft.orderType]);

  return { ...around, checkout, quote, promotion, placing, change };
}

/** The current time (ms), updated by a timer and by `renew`. Right from the first render, since no document for everybody has the form. */
function useClock(): { now: number; renew(): void } {
  const { renderedAt } = useApp();
  const [now, setNow] = useState(import.meta.env.SSR ? renderedAt : Date.now);
  const renew = () => setNow(Date.now());
  // biome-ignore lint/correctness/useExhaustiveDependencies: one clock a visit
  useEffect(() => {
    const timer = setInterval(renew, CLOCK_MS);
    return () => clearInterval(timer);
  }, []);
  return { now, renew };
}

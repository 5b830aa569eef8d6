import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import type { User } from '../../../contract/accounts.ts';
import type { Restaurant } from '../../../contract/restaurants.ts';
import { useNow } from '../../app/app-context.ts';
import { STORAGE_KEYS, storage } from '../../app/storage.ts';
import { useCart } from '../cart/cart-store.ts';
import type { CheckoutValue } from './checkout-context.ts';
import { deriveCheckout } from './derive-checkout.ts';
import { useDraft } from './draft-store.ts';
import { usePlaceOrder } from './use-place-order.ts';
import { usePromotion } from './use-promotion.ts';

/** Slots pass and restaurants close while someone types. */
const CLOCK_MS = 15_000;

/** Everything the sections of one checkout share. */
export function useCheckoutValue(restaurant: Restaurant, user: User): CheckoutValue {
  const { items } = useCart();
  const now = useNow(CLOCK_MS);
  const [query] = useSearchParams();
  const { draft, change, current } = useDraft(user, restaurant);
  const around = { draft, restaurant, user, items, now };
  const checkout = deriveCheckout(around);
  const promotion = usePromotion({ draft, items, checkout, change, promotionId: query.get('promo') });
  const check = () => change({ type: 'checked' });
  const placing = usePlaceOrder({ restaurant, user, promotion, current, check });

  useEffect(() => {
    storage.set(STORAGE_KEYS.orderType, draft.orderType);
  }, [draft.orderType]);

  return { ...around, checkout, promotion, placing, change };
}

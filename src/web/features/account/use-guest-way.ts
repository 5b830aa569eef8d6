import { useSearchParams } from 'react-router';
import { useHydrated } from '../../app/app-context.ts';
import { safeRedirect } from '../../app/session/safe-redirect.ts';
import { useRestaurant } from '../restaurant/restaurant-resource.ts';

/** The checkout from which somebody came without an account, and to which they may go on as a guest (decision 091); null: no. */
export function useGuestWay(): string | null {
  const restaurant = useRestaurant();
  const [query] = useSearchParams();
  const wanted = safeRedirect(query.get('redirect'));
  // The server's document is the same for every query.
  const isFromCheckout = useHydrated() && wanted.split('?')[0] === '/checkout';
  return isFromCheckout && restaurant?.guestOrders !== false ? wanted : null;
}

import { useLocation } from 'react-router';
import { useApp, useHydrated } from '../app/app-context.ts';
import { hasSession } from '../app/session/session.ts';
import { useStore } from '../app/storage/store.ts';
import { useLater } from '../app/use-later.ts';
import { useCart } from '../features/cart/cart-store.ts';

/** Where dishes are chosen, in the place of the cart's bar as long as nothing is in the cart. Only for who has been here before. */
export function LastTimeBar() {
  const { session } = useApp();
  const state = useStore(session.state);
  const isHydrated = useHydrated();
  const { isEmpty } = useCart();
  const { pathname } = useLocation();
  const isChoosing = pathname === '/' || pathname === '/menu' || pathname === '/cart';
  const isWanted = isHydrated && isEmpty && isChoosing && hasSession(state);
  const parts = useLater(() => import('../features/orders/list/last-time.tsx'), isWanted);
  return isWanted && parts ? <parts.LastTime /> : null;
}

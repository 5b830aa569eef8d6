import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { TIMEOUT } from '../../../domain/limits.ts';
import { useApp, useMessages } from '../../app/app-context.ts';
import { loginAddress } from '../../app/session/guard.ts';
import { useStore } from '../../app/storage/store.ts';
import { useCart } from '../cart/cart-store.ts';
import { placedOrder } from './draft-store.ts';

/** Who may enter (specification section 2, "Checkout"): signed in, and with something in the cart. */
export function useCheckoutEntry(): void {
  const { session, snackbar } = useApp();
  const t = useMessages('checkout');
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const state = useStore(session.state);
  const { status } = state;
  const { isEmpty } = useCart();
  const isEntering = useRef(true);

  // biome-ignore lint/correctness/useExhaustiveDependencies: judged on entry, and when session or cart end
  useEffect(() => {
    if (status === 'unknown') return;
    const entered = isEntering.current;
    isEntering.current = false;
    if (status === 'visitor') {
      // Signing out on purpose navigates elsewhere; a session that expired has been announced already.
      if (state.left && !entered) return;
      if (entered) snackbar.show(t('login_first'));
      // The specification shows the path unencoded, and a slash is allowed in a query.
      void navigate(loginAddress(pathname + search).replaceAll('%2F', '/'), { replace: true });
      return;
    }
    if (!isEmpty) placedOrder.set(null);
    else if (!placedOrder.get()) {
      snackbar.show(t('empty_cart'), { tone: 'warning', timeoutMs: TIMEOUT.checkoutWarning });
      void navigate('/menu', { replace: true });
    }
  }, [status, isEmpty]);
}

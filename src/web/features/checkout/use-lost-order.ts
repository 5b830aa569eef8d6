import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useApp } from '../../app/app-context.ts';
import { useUser } from '../../app/use-user.ts';
import { followLater } from '../orders/follow-later.ts';
import { pendingOrder } from '../orders/pending-order.ts';

/** A customer who left checkout without an answer learns elsewhere whether the order was placed. */
export function useLostOrder(): void {
  const app = useApp();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const userId = useUser()?._id;

  // biome-ignore lint/correctness/useExhaustiveDependencies: looked for once a person and page
  useEffect(() => {
    // Checkout follows its order itself.
    if (!userId || pathname === '/checkout' || !pendingOrder.of(userId, Date.now())) return;
    return followLater({
      api: app.api,
      userId,
      onKnown: (order) => void import('./tell-lost-order.ts').then((file) => file.tellLostOrder(app, order, navigate)),
    });
  }, [userId, pathname]);
}

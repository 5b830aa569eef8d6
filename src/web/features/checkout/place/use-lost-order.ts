import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useApp } from '../../../app/app-context.ts';
import { useUser } from '../../../app/session/use-user.ts';
import * as STORAGE_KEYS from '../../../app/storage/storage-keys.ts';
import { followLater } from '../../orders/send/follow-later.ts';
import { pendingOrder } from '../../orders/send/pending-order.ts';

/** Finds out, on any page and in any tab, whether an order was placed whose answer the customer did not wait for or never got. */
export function useLostOrder(): void {
  const app = useApp();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const userId = useUser()?._id;

  const [sentElsewhere, setSentElsewhere] = useState(0);

  useEffect(() => {
    const note = ({ key, newValue }: StorageEvent) => {
      if (key === STORAGE_KEYS.pendingOrder && newValue) setSentElsewhere((count) => count + 1);
    };
    addEventListener('storage', note);
    return () => removeEventListener('storage', note);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: looked for once for each customer, page and placement
  useEffect(() => {
    // The checkout page follows its own placements (`use-place-order.ts`).
    if (!userId || pathname === '/checkout' || !pendingOrder.of(userId, Date.now())) return;
    return followLater({
      api: app.api,
      userId,
      onKnown: (order) => void import('./tell-lost-order.ts').then((file) => file.tellLostOrder(app, order, navigate)),
    });
  }, [userId, pathname, sentElsewhere]);
}

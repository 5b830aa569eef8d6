import { useEffect, useEffectEvent, useState } from 'react';
import type { Order } from '../../../contract/orders.ts';
import { useApp } from '../../app/app-context.ts';
import { customerRoom, type LiveState, openLive } from '../../app/live.ts';
import { useStore } from '../../app/store.ts';

/**
 * Holds the live connection open while the page is shown and the customer signed in (specification section 4).
 * `refetch` gets what was missed before each connection; an answer that never came is left to its own retry.
 */
export function useLiveOrders(onOrder: (order: Order) => void, refetch: () => unknown): LiveState {
  const { session, origin } = useApp();
  const isSignedIn = useStore(session.state).status === 'signed-in';
  const [state, setState] = useState<LiveState>('connecting');
  const receive = useEffectEvent(onOrder);
  const join = useEffectEvent(refetch);
  useEffect(() => {
    if (!isSignedIn) return;
    return openLive({
      origin,
      session,
      onState: setState,
      room: customerRoom({ onJoined: () => join(), onOrder: (order) => receive(order) }),
    });
  }, [isSignedIn, origin, session]);
  return state;
}

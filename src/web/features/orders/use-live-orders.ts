import { useEffect, useEffectEvent, useState } from 'react';
import type { Order } from '../../../contract/orders.ts';
import type { LiveState } from '../../app/api/live.ts';
import { useApp } from '../../app/app-context.ts';
import { hasSession } from '../../app/session/session.ts';
import { useStore } from '../../app/storage/store.ts';

export interface FollowedOrders {
  state: LiveState;
  /** Fetches what is shown at once, and connects again with a new count of attempts. */
  refresh(): void;
}

/**
 * Keeps the live connection open while the page is shown and the customer is signed in (specification section 4).
 * `refetch` is called after each connection, to fetch what was missed before it.
 */
export function useLiveOrders(onOrder: (order: Order) => void, refetch: () => unknown): FollowedOrders {
  const { session, origin } = useApp();
  const isSignedIn = hasSession(useStore(session.state));
  const [state, setState] = useState<LiveState>('connecting');
  const [round, setRound] = useState(0);
  const receive = useEffectEvent(onOrder);
  const join = useEffectEvent(refetch);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round is a new connection
  useEffect(() => {
    if (!isSignedIn) return;
    let close = () => {};
    let isLeft = false;
    import('../../app/api/live.ts').then(
      ({ customerRoom, openLive }) => {
        if (isLeft) return;
        close = openLive({
          origin,
          session,
          onState: setState,
          room: customerRoom({ onJoined: () => join(), onOrder: (order) => receive(order) }),
        });
      },
      () => setState('off'),
    );
    return () => {
      isLeft = true;
      close();
    };
  }, [isSignedIn, origin, session, round]);
  return {
    state,
    refresh() {
      setState('connecting');
      setRound(round + 1);
      refetch();
    },
  };
}

import { useEffect, useEffectEvent, useState } from 'react';
import type { CourierAway } from '../../../contract/courier-away.ts';
import type { Order } from '../../../contract/orders.ts';
import type { LiveState } from '../../app/api/live.ts';
import { useApp } from '../../app/app-context.ts';
import { hasSession } from '../../app/session/session.ts';
import { useStore } from '../../app/storage/store.ts';

/** How far the courier of an order was from its door, and when, by the clock of this page. */
export interface SeenAway extends Pick<CourierAway, 'metres' | 'point'> {
  orderId: string;
  seenAt: number;
}

export interface FollowedOrders {
  state: LiveState;
  /** null: no courier shows it. */
  away: SeenAway | null;
  /** Fetches what is shown at once, and connects again with a new count of attempts. */
  refresh(): void;
}

export function seenAway(orderId: string, { secondsAgo, ...away }: CourierAway): SeenAway {
  return { orderId, ...away, seenAt: Date.now() - secondsAgo * 1000 };
}

/**
 * Keeps the live connection open while the page is shown and the customer is signed in (specification section 4).
 * `refetch` is called after each connection, to fetch what was missed before it.
 */
export function useLiveOrders(onOrder: (order: Order) => void, refetch: () => unknown): FollowedOrders {
  const { session, origin } = useApp();
  const isSignedIn = hasSession(useStore(session.state));
  const [state, setState] = useState<LiveState>('connecting');
  const [away, setAway] = useState<SeenAway | null>(null);
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
          room: customerRoom({
            onJoined: () => join(),
            onOrder: (order) => receive(order),
            onAway: ({ orderId, away: said }) => setAway(said && seenAway(orderId, said)),
          }),
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
    ...{ state, away },
    refresh() {
      setState('connecting');
      setRound(round + 1);
      refetch();
    },
  };
}

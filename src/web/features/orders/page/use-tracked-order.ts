import { useEffect, useState } from 'react';
import { getTrackedOrder } from '../../../../contract/endpoints/order-links.ts';
import { isFinal } from '../../../../domain/orders/order-status.ts';
import type { LiveState } from '../../../app/api/live.ts';
import type { ResourceState } from '../../../app/api/resource.ts';
import { useApp, useResource } from '../../../app/app-context.ts';
import { newerOrder } from '../newer-order.ts';
import { type Tracked, trackedOrder } from '../order-resources.ts';
import { type FollowedOrders, type SeenAway, seenAway } from '../use-live-orders.ts';

const ASKED_EVERY_MS = 8000;

/**
 * The order of a tracking link, asked for again and again while it is looked at and under way: a live connection is a session's,
 * which a link has not.
 */
export function useTrackedOrder(token: string): ResourceState<Tracked> & { live: FollowedOrders; reload(): void } {
  const { api, resources } = useApp();
  const resource = trackedOrder(token, resources);
  const { reload, ...state } = useResource(resource);
  const [live, setLive] = useState<LiveState>('live');
  const [away, setAway] = useState<SeenAway | null>(null);
  const order = state.data?.order;
  const isFollowed = order ? !isFinal(order.status) : false;
  useEffect(() => {
    if (!isFollowed) return;
    const timer = setInterval(async () => {
      if (document.hidden) return;
      const answer = await api.call(getTrackedOrder, { body: { token }, quiet: true });
      setLive(answer.ok ? 'live' : 'off');
      const shown = trackedOrder(token, resources);
      if (answer.ok) {
        const { order, courierAway, ...about } = answer.data;
        setAway(courierAway ? seenAway(order._id, courierAway) : null);
        resources.set(shown, { order: newerOrder(order, resources.peek(shown)?.order ?? undefined), ...about });
      }
      // The link has been turned off meanwhile.
      else if (answer.failure.kind === 'problem' && answer.failure.status === 404) await resources.reload(shown);
    }, ASKED_EVERY_MS);
    return () => clearInterval(timer);
  }, [api, resources, token, isFollowed]);
  return { ...state, reload, live: { state: live, away, refresh: reload } };
}

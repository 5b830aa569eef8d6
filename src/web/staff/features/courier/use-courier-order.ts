import { useCallback, useEffect, useMemo, useState } from 'react';
import { getCourierOrder, stepCourierOrder, takeCourierOrder } from '../../../../contract/endpoints/couriers.ts';
import type { CourierOrder, CourierStepInput } from '../../../../contract/staff/staff-couriers.ts';
import type { ApiFailure } from '../../../../contract/transport.ts';
import { courierSteps, statusOfStep } from '../../../../domain/orders/courier-steps.ts';
import { useStore } from '../../../app/storage/store.ts';
import { useStaff } from '../../app/staff-context.ts';
import { TapQueue } from '../../app/tap-queue.ts';
import { courierDevice } from './courier-device.ts';

/** How often the page asks what is new (ms). */
const ASK_EVERY_MS = 10_000;

export type CourierTap = Pick<CourierStepInput, 'step' | 'reason' | 'notes'>;

export interface OpenOrder {
  /** What the server said last, with what was tapped since; null: nothing yet. */
  value: CourierOrder | null;
  failure: ApiFailure | null;
  /** How many taps wait for a connection. */
  unsent: number;
  /** Why the last tap was not carried out; null: it was, or waits. */
  refused: ApiFailure | null;
  /** Returns why the order could not be taken; null: it was. */
  take(name: string): Promise<ApiFailure | null>;
  step(tap: CourierTap): void;
  ask(): void;
}

/** The order of a courier's link, kept fresh. A tap shows at once, and is sent until the server has answered it. */
export function useCourierOrder(token: string): OpenOrder {
  const { call } = useStaff();
  const [read, setRead] = useState<CourierOrder | null>(null);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const [refused, setRefused] = useState<ApiFailure | null>(null);
  const who = useMemo(() => ({ token, device: courierDevice() }), [token]);
  const queue = useMemo(
    () =>
      new TapQueue<CourierTap & { tappedAt: string }, { data: CourierOrder }>({
        keptAs: `courierTaps/${token}`,
        keyOf: ({ step }) => step,
        send: (tap) => call(stepCourierOrder, { body: { ...who, ...tap }, quiet: true }),
        onAnswer: ({ data }) => setRead(data),
        onRefused: (_tap, why) => setRefused(why),
      }),
    [call, token, who],
  );
  const waiting = useStore(queue.waiting);

  const ask = useCallback(async () => {
    await queue.sendAll();
    const answer = await call(getCourierOrder, { body: who, quiet: true });
    setFailure(answer.ok ? null : answer.failure);
    if (answer.ok) setRead(answer.data.data);
  }, [call, queue, who]);

  useEffect(() => {
    const askNow = () => void ask();
    const look = () => document.visibilityState === 'visible' && askNow();
    askNow();
    const timer = setInterval(look, ASK_EVERY_MS);
    addEventListener('online', askNow);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      removeEventListener('online', askNow);
      document.removeEventListener('visibilitychange', look);
    };
  }, [ask]);

  return {
    ...{ failure, refused },
    value: useMemo(() => read && withTaps(read, [...waiting.values()]), [read, waiting]),
    unsent: waiting.size,
    async take(name) {
      const answer = await call(takeCourierOrder, { body: { ...who, name }, quiet: true });
      if (!answer.ok) return answer.failure;
      setRead(answer.data.data);
      return null;
    },
    step(tap) {
      setRefused(null);
      queue.put({ ...tap, tappedAt: new Date().toISOString() });
    },
    ask: () => void ask(),
  };
}

function withTaps(order: CourierOrder, taps: readonly CourierTap[]): CourierOrder {
  const last = taps.at(-1);
  if (!last || order.state !== 'mine') return order;
  const status = statusOfStep(last.step);
  return { ...order, ride: { ...order.ride, status, steps: courierSteps(status) } };
}

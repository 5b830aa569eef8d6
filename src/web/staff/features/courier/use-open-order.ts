import { useCallback, useMemo, useState } from 'react';
import type { CourierOrder, PositionInput, RideStepInput } from '../../../../contract/staff/staff-couriers.ts';
import type { ApiFailure, ApiResult } from '../../../../contract/transport.ts';
import { courierSteps, statusOfStep } from '../../../../domain/orders/courier-steps.ts';
import { useStore } from '../../../app/storage/store.ts';
import { TapQueue } from '../../app/tap-queue.ts';
import { useAskAgain } from './use-ask-again.ts';

export type CourierTap = Pick<RideStepInput, 'step' | 'reason' | 'notes' | 'photo'>;
type SentTap = CourierTap & { tappedAt: string };
type Answer = { data: CourierOrder };

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
  /** Shows the customer how far away this phone is, or no longer. */
  show(said: PositionInput): Promise<unknown>;
  ask(): void;
}

/** How a courier is heard who has a link, or is signed in. */
interface CourierCalls {
  /** Under which name taps are kept on the device. */
  keptAs: string;
  read(): Promise<ApiResult<Answer>>;
  take(name: string): Promise<ApiResult<Answer>>;
  step(tap: SentTap): Promise<ApiResult<Answer>>;
  show(said: PositionInput): Promise<unknown>;
}

/** An order that a courier has open, kept fresh. A tap shows at once, and is sent until the server has answered it. */
export function useOpenOrder(calls: CourierCalls): OpenOrder {
  const [read, setRead] = useState<CourierOrder | null>(null);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const [refused, setRefused] = useState<ApiFailure | null>(null);
  const queue = useMemo(
    () =>
      new TapQueue<SentTap, Answer>({
        keptAs: calls.keptAs,
        keyOf: ({ step }) => step,
        send: (tap) => calls.step(tap),
        onAnswer: ({ data }) => setRead(data),
        onRefused: (_tap, why) => setRefused(why),
      }),
    [calls],
  );
  const waiting = useStore(queue.waiting);

  const ask = useCallback(async () => {
    await queue.sendAll();
    const answer = await calls.read();
    setFailure(answer.ok ? null : answer.failure);
    if (answer.ok) setRead(answer.data.data);
  }, [calls, queue]);
  useAskAgain(ask);

  return {
    ...{ failure, refused },
    value: useMemo(() => read && withTaps(read, [...waiting.values()]), [read, waiting]),
    unsent: waiting.size,
    async take(name) {
      const answer = await calls.take(name);
      if (!answer.ok) return answer.failure;
      setRead(answer.data.data);
      return null;
    },
    step(tap) {
      setRefused(null);
      queue.put({ ...tap, tappedAt: new Date().toISOString() });
    },
    show: calls.show,
    ask: () => void ask(),
  };
}

function withTaps(order: CourierOrder, taps: readonly CourierTap[]): CourierOrder {
  const last = taps.at(-1);
  if (!last || order.state !== 'mine') return order;
  const status = statusOfStep(last.step);
  return { ...order, ride: { ...order.ride, status, steps: courierSteps(status) } };
}

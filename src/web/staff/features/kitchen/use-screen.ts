import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { LineDoneInput, StationScreen } from '../../../../contract/staff/staff-stations.ts';
import type { ApiFailure } from '../../../../contract/transport.ts';
import { useApp } from '../../../app/app-context.ts';
import { useStore } from '../../../app/storage/store.ts';
import { type Bump, bumpQueue, lineKey } from './bump-queue.ts';
import { followKitchen } from './follow-kitchen.ts';
import type { StationCalls } from './station-calls.ts';

/** How often a screen asks what is new (ms): without a live connection, and with one, which tells at once. */
const ASK_EVERY_MS = { alone: 1500, live: 20_000 };
/** How long a line that was tapped can be taken back where it stands (ms). */
export const UNDO_FOR_MS = 10_000;

export interface Screen {
  /** What the server said last, with what was tapped since. */
  value: StationScreen | null;
  failure: ApiFailure | null;
  isLive: boolean;
  /** How many taps wait for a connection. */
  unsent: number;
  /** Lines that were tapped in the last ten seconds, by "order position", with when (ms). */
  tapped: ReadonlyMap<string, number>;
  /** The tap that the server refused last; null: none, or somebody has taken notice. */
  refused: Bump | null;
  forgetRefused(): void;
  /** The server's time (ms since the epoch), because the clocks of kitchens' tablets are often wrong. */
  now(): number;
  bump(line: LineDoneInput): void;
}

/** A station's orders, kept fresh. A tap shows at once, and is sent until the server has answered it. */
export function useScreen(calls: StationCalls, onFailure?: (failure: ApiFailure) => void): Screen {
  const { origin } = useApp();
  const [read, setRead] = useState<StationScreen | null>(null);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const [isLive, setIsLive] = useState(false);
  const [refused, setRefused] = useState<Bump | null>(null);
  const [tapped, setTapped] = useState<ReadonlyMap<string, number>>(new Map());
  /** Milliseconds that the server's clock is ahead of this device's. */
  const ahead = useRef(0);
  const now = useCallback(() => Date.now() + ahead.current, []);
  const take = useCallback((screen: StationScreen) => {
    ahead.current = Date.parse(screen.serverNow) - Date.now();
    setRead(screen);
  }, []);
  const failed = useRef(onFailure);
  failed.current = onFailure;
  const queue = useMemo(
    () =>
      bumpQueue((line) => calls.bump(line), {
        onAnswer: take,
        onRefused: (bump) => setRefused(bump),
      }),
    [calls, take],
  );
  const waiting = useStore(queue.waiting);

  useEffect(() => {
    let isOver = false;
    let isTold = false;
    let isAsking = false;
    let isOld = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    async function ask(): Promise<void> {
      // What is under way may have been answered before what calls for this one: one more follows it.
      if (isAsking) {
        isOld = true;
        return;
      }
      isAsking = true;
      clearTimeout(timer);
      const answer = await calls.read();
      isAsking = false;
      if (isOver) return;
      if (answer.ok) {
        take(answer.data.data);
        setFailure(null);
        void queue.sendAll();
      } else {
        setFailure(answer.failure);
        failed.current?.(answer.failure);
      }
      if (isOld) {
        isOld = false;
        void ask();
      } else timer = setTimeout(() => void ask(), isTold ? ASK_EVERY_MS.live : ASK_EVERY_MS.alone);
    }
    void ask();
    const stop = followKitchen(origin, calls.auth, {
      onNews: () => void ask(),
      onLive(next) {
        isTold = next;
        setIsLive(next);
        void ask();
      },
    });
    return () => {
      isOver = true;
      clearTimeout(timer);
      stop();
    };
  }, [calls, origin, queue, take]);

  // Lines that can no longer be taken back where they stand go.
  useEffect(() => {
    if (tapped.size === 0) return;
    const next = Math.min(...tapped.values()) + UNDO_FOR_MS - Date.now();
    const timer = setTimeout(() => {
      const now = Date.now();
      setTapped((before) => new Map([...before].filter(([, at]) => now - at < UNDO_FOR_MS)));
    }, next);
    return () => clearTimeout(timer);
  }, [tapped]);

  const value = useMemo(() => read && withTaps(read, waiting), [read, waiting]);
  return {
    ...{ value, failure, isLive, tapped, refused, now },
    unsent: waiting.size,
    forgetRefused: () => setRefused(null),
    bump(line) {
      setTapped((before) => {
        const next = new Map(before);
        if (line.isDone) next.set(lineKey(line), Date.now());
        else next.delete(lineKey(line));
        return next;
      });
      queue.put({ ...line, tappedAt: new Date(now()).toISOString() });
    },
  };
}

function withTaps(screen: StationScreen, taps: ReadonlyMap<string, Bump>): StationScreen {
  if (taps.size === 0) return screen;
  return {
    ...screen,
    orders: screen.orders.map((order) => ({
      ...order,
      lines: order.lines.map((line) => {
        const tap = taps.get(lineKey({ orderId: order._id, position: line.position }));
        return tap ? { ...line, isDone: tap.isDone } : line;
      }),
    })),
  };
}

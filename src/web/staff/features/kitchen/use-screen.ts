import { useEffect, useRef, useState } from 'react';
import type { LineDoneInput, StationScreen } from '../../../../contract/staff/staff-stations.ts';
import type { ApiFailure } from '../../../../contract/transport.ts';
import { useApp } from '../../../app/app-context.ts';
import { followKitchen } from './follow-kitchen.ts';
import type { StationCalls } from './station-calls.ts';

/** How often a screen asks what is new (ms): without a live connection, and with one, which tells at once. */
const ASK_EVERY_MS = { alone: 1500, live: 20_000 };
/** How long a line that was tapped can be taken back (ms). */
export const UNDO_FOR_MS = 10_000;

export interface Screen {
  value: StationScreen | null;
  failure: ApiFailure | null;
  /** Lines that were tapped in the last ten seconds, by "order position", with when (ms). */
  tapped: ReadonlyMap<string, number>;
  bump(line: LineDoneInput): void;
}

export const lineKey = ({ orderId, position }: Pick<LineDoneInput, 'orderId' | 'position'>) => `${orderId} ${position}`;

/** A station's orders, kept fresh. A tap shows at once, and is taken back if the server refuses it. */
export function useScreen(calls: StationCalls, onFailure?: (failure: ApiFailure) => void): Screen {
  const { origin } = useApp();
  const [value, setValue] = useState<StationScreen | null>(null);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const [tapped, setTapped] = useState<ReadonlyMap<string, number>>(new Map());
  /** Raised by every tap: answers to what was asked before it are old. */
  const taps = useRef(0);
  const failed = useRef(onFailure);
  failed.current = onFailure;

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew only for other calls
  useEffect(() => {
    let isOver = false;
    let isLive = false;
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
      const asked = taps.current;
      const answer = await calls.read();
      isAsking = false;
      if (isOver) return;
      if (asked === taps.current) take(answer);
      if (isOld) {
        isOld = false;
        void ask();
      } else timer = setTimeout(() => void ask(), isLive ? ASK_EVERY_MS.live : ASK_EVERY_MS.alone);
    }
    void ask();
    const stop = followKitchen(origin, calls.auth, {
      onNews: () => void ask(),
      onLive(next) {
        isLive = next;
        void ask();
      },
    });
    return () => {
      isOver = true;
      clearTimeout(timer);
      stop();
    };
  }, [calls, origin]);

  // Lines that can no longer be taken back go.
  useEffect(() => {
    if (tapped.size === 0) return;
    const next = Math.min(...tapped.values()) + UNDO_FOR_MS - Date.now();
    const timer = setTimeout(() => {
      const now = Date.now();
      setTapped((before) => new Map([...before].filter(([, at]) => now - at < UNDO_FOR_MS)));
    }, next);
    return () => clearTimeout(timer);
  }, [tapped]);

  function take(answer: Awaited<ReturnType<StationCalls['read']>>): void {
    if (answer.ok) {
      setValue(answer.data.data);
      setFailure(null);
    } else {
      setFailure(answer.failure);
      failed.current?.(answer.failure);
    }
  }

  async function send(line: LineDoneInput): Promise<void> {
    const own = ++taps.current;
    const answer = await calls.bump(line);
    if (answer.ok ? own === taps.current : true) take(answer);
    if (answer.ok) return;
    const back = await calls.read();
    if (back.ok) take(back);
  }

  return {
    value,
    failure,
    tapped,
    bump(line) {
      setTapped((before) => {
        const next = new Map(before);
        if (line.isDone) next.set(lineKey(line), Date.now());
        else next.delete(lineKey(line));
        return next;
      });
      setValue((before) => before && withLine(before, line));
      void send(line);
    },
  };
}

function withLine(screen: StationScreen, { orderId, position, isDone }: LineDoneInput): StationScreen {
  return {
    ...screen,
    orders: screen.orders.map((order) =>
      order._id === orderId
        ? { ...order, lines: order.lines.map((line) => (line.position === position ? { ...line, isDone } : line)) }
        : order,
    ),
  };
}

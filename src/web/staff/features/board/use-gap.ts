import { useEffect, useState } from 'react';
import { useStore } from '../../../app/storage/store.ts';
import { useStaff } from '../../app/staff-context.ts';

/** A time (ms since the epoch) in which this device could not ring. */
export interface Gap {
  from: number;
  to: number;
}

const LOOK_EVERY_MS = 5000;
/** Browsers let hidden pages look once a minute only: what is longer was sleep. */
const ASLEEP_MS = 90_000;
/** A lost line that is back within this time is not worth a word. */
const LOST_MS = 10_000;

/** The last time in which the device slept or had no connection; null: none, or somebody has taken notice. */
export function useGap(): { gap: Gap | null; forget(): void } {
  const { board, live } = useStaff();
  const isLive = useStore(live) === 'live';
  const [gap, setGap] = useState<Gap | null>(null);

  useEffect(() => {
    let last = board.now();
    const timer = setInterval(() => {
      const now = board.now();
      const from = last;
      last = now;
      if (now - from > ASLEEP_MS) setGap({ from, to: now });
    }, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [board]);

  useEffect(() => {
    if (isLive) return;
    const from = board.now();
    return () => {
      const to = board.now();
      if (to - from > LOST_MS) setGap({ from, to });
    };
  }, [isLive, board]);
  return { gap, forget: () => setGap(null) };
}

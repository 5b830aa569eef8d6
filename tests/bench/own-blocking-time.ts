/** What this reads of an event of a browser's trace. Times in µs; `tdur` is what the thread itself worked. */
export interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
}

/** A task that lasts longer blocks for what it lasts longer. */
const SHORT_MS = 50;

/**
 * Total blocking time in ms as it would be if the page's main thread had had a core of its own, so many times slower: by what it worked in each task
 * after the first paint, not by the clock, which runs on while others have the core.
 */
export function ownBlockingTime(events: readonly TraceEvent[], slowdown: number): number {
  const paint = events.findLast(({ name }) => name === 'firstContentfulPaint');
  if (!paint) return Number.NaN;
  return events
    .filter(({ name, ph, pid, tid }) => name === 'RunTask' && ph === 'X' && pid === paint.pid && tid === paint.tid)
    .filter(({ ts, dur = 0 }) => ts + dur > paint.ts)
    .reduce((sum, { tdur = 0 }) => sum + Math.max(0, (tdur / 1000) * slowdown - SHORT_MS), 0);
}

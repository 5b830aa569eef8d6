/** The fields of a browser's trace event that are used here. Times in µs; `tdur` is the thread's own CPU time. */
export interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
}

/** The part of a task beyond this counts as blocking. */
const SHORT_MS = 50;

/**
 * Total blocking time in ms as it would be if the page's main thread had a core of its own that is `slowdown` times slower: by
 * the CPU time of each task after the first paint, since wall-clock time includes that of others on the core. NaN: no paint.
 */
export function ownBlockingTime(events: readonly TraceEvent[], slowdown: number): number {
  const paint = events.findLast(({ name }) => name === 'firstContentfulPaint');
  if (!paint) return Number.NaN;
  return events
    .filter(({ name, ph, pid, tid }) => name === 'RunTask' && ph === 'X' && pid === paint.pid && tid === paint.tid)
    .filter(({ ts, dur = 0 }) => ts + dur > paint.ts)
    .reduce((sum, { tdur = 0 }) => sum + Math.max(0, (tdur / 1000) * slowdown - SHORT_MS), 0);
}

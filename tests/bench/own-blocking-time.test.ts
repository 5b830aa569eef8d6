import { describe, expect, it } from 'vitest';
import { ownBlockingTime, type TraceEvent } from './own-blocking-time.ts';

const MAIN = { pid: 1, tid: 1 };
const paint: TraceEvent = { name: 'firstContentfulPaint', ph: 'R', ...MAIN, ts: 100_000 };
const task = (ts: number, tdur: number, of = MAIN): TraceEvent => ({
  name: 'RunTask',
  ph: 'X',
  ...of,
  ts,
  dur: 3 * tdur,
  tdur,
});

describe('blocking time by what the thread itself worked', () => {
  it('adds up what tasks after the first paint would last beyond 50 ms', () => {
    expect(ownBlockingTime([paint, task(200_000, 20_000), task(300_000, 15_000), task(400_000, 10_000)], 4)).toBe(40);
  });

  it('leaves out other threads and what ended before the paint', () => {
    expect(ownBlockingTime([task(10_000, 20_000), paint, task(200_000, 20_000, { pid: 1, tid: 2 })], 4)).toBe(0);
  });
});

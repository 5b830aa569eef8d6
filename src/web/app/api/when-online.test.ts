import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { whenOnline } from './when-online.ts';

let heard: (() => void)[] = [];
const line = { onLine: true };

beforeEach(() => {
  vi.useFakeTimers();
  line.onLine = true;
  vi.stubGlobal('navigator', line);
  heard = [];
  vi.stubGlobal('addEventListener', (_type: 'online', listener: () => void) => heard.push(listener));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A file that is lost so many times before it comes. */
function lost(times: number) {
  const load = vi.fn(async () => 'file');
  for (let loss = 0; loss < times; loss++) load.mockRejectedValueOnce(new Error('lost'));
  return load;
}

describe('a file on a line that loses some', () => {
  it('is tried four times', async () => {
    const came = whenOnline(lost(3));
    const gone = expect(whenOnline(lost(4))).rejects.toThrow('lost');
    await vi.advanceTimersByTimeAsync(14_000);
    expect(await came).toBe('file');
    await gone;
  });

  it('is tried until it comes where somebody waits for it', async () => {
    const came = whenOnline(lost(6), Number.POSITIVE_INFINITY);
    await vi.advanceTimersByTimeAsync(130_000);
    expect(await came).toBe('file');
  });

  it('is tried when the connection is back, and not before', async () => {
    line.onLine = false;
    const load = lost(1);
    const came = whenOnline(load);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(load).toHaveBeenCalledOnce();
    for (const listener of heard) listener();
    expect(await came).toBe('file');
  });
});

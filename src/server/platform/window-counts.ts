/** How often a key was counted in its window, and when the window ends (ms from now). */
export interface WindowCount {
  current: number;
  ttl: number;
}

/** Counts by key; a window begins with the first count. */
export interface WindowCounts {
  count(key: string, windowMs: number): Promise<WindowCount>;
  close(): Promise<void>;
}

const MAX_KEYS = 100_000;

/** Counts of this process alone. */
export function localCounts(): WindowCounts {
  const windows = new Map<string, { current: number; endsAt: number }>();
  return {
    async count(key, windowMs) {
      const now = performance.now();
      const known = windows.get(key);
      const window = known && known.endsAt > now ? known : { current: 0, endsAt: now + windowMs };
      window.current++;
      if (windows.size >= MAX_KEYS) windows.clear();
      windows.set(key, window);
      return { current: window.current, ttl: window.endsAt - now };
    },
    close: async () => {},
  };
}

/** `current`: how often the key was counted in its window, this time included. `ttl`: ms until the window ends. */
export interface WindowCount {
  current: number;
  ttl: number;
}

/** Fixed-window counters by key. A window begins with its first count. */
export interface WindowCounts {
  count(key: string, windowMs: number): Promise<WindowCount>;
  close(): Promise<void>;
}

const MAX_KEYS = 100_000;

/** Counters in the memory of this process. */
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

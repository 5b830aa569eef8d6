import { closeRedis, openRedis } from './redis.ts';

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
/** A slow Redis must not slow an order: this process counts alone instead. */
const REDIS_TIMEOUT_MS = 250;

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

/** Counts that all processes share; while Redis is away each counts for itself. */
export function sharedCounts(redisUrl: string): WindowCounts {
  const redis = openRedis(redisUrl, { disableOfflineQueue: true, commandOptions: { timeout: REDIS_TIMEOUT_MS } });
  const alone = localCounts();

  async function countInRedis(key: string, windowMs: number): Promise<WindowCount> {
    const name = `servery:count:${key}`;
    const [current, , ttl] = await redis.multi().incr(name).pExpire(name, windowMs, 'NX').pTTL(name).exec();
    return { current: Number(current), ttl: Number(ttl) };
  }

  return {
    count: (key, windowMs) =>
      redis.isReady ? countInRedis(key, windowMs).catch(() => alone.count(key, windowMs)) : alone.count(key, windowMs),
    close: () => closeRedis(redis),
  };
}

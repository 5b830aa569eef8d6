import { closeRedis, openRedis } from '../redis.ts';
import { localCounts, type WindowCount, type WindowCounts } from './window-counts.ts';

/** After this Redis counts as unavailable, so that a slow Redis does not delay orders. */
const REDIS_TIMEOUT_MS = 250;

/** Counts that all processes share in Redis. While Redis is unavailable each process counts for itself. */
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

import { POSITION_FRESH_MS } from '../../domain/zones/metres-away.ts';
import type { Clock } from '../platform/clock.ts';
import { closeRedis, openRedis } from '../platform/redis.ts';
import { localWhereabouts, type Whereabout, type Whereabouts } from './whereabouts.ts';

/** After this Redis counts as unavailable: a page that asks for its order waits no longer for so little. */
const REDIS_TIMEOUT_MS = 250;

/** In Redis, which forgets by itself. While it is unavailable each process knows what it has heard itself. */
export function sharedWhereabouts(redisUrl: string, clock: Clock): Whereabouts {
  const redis = openRedis(redisUrl, { disableOfflineQueue: true, commandOptions: { timeout: REDIS_TIMEOUT_MS } });
  const alone = localWhereabouts(clock);
  const nameOf = (restaurantId: string, orderId: string) => `servery:whereabouts:${restaurantId}:${orderId}`;

  return {
    async put(restaurantId, orderId, where) {
      await alone.put(restaurantId, orderId, where);
      const kept = { expiration: { type: 'PX', value: POSITION_FRESH_MS } } as const;
      if (redis.isReady) await redis.set(nameOf(restaurantId, orderId), JSON.stringify(where), kept).catch(() => {});
    },
    async of(restaurantId, orderId) {
      const mine = () => alone.of(restaurantId, orderId);
      if (!redis.isReady) return mine();
      const found = await redis.get(nameOf(restaurantId, orderId)).catch(() => undefined);
      if (found === undefined) return mine();
      const where = found && (JSON.parse(found) as Whereabout);
      return where && where.at + POSITION_FRESH_MS > clock() ? where : null;
    },
    async forget(restaurantId, orderId) {
      await alone.forget(restaurantId, orderId);
      if (redis.isReady) await redis.del(nameOf(restaurantId, orderId)).catch(() => {});
    },
    close: () => closeRedis(redis),
  };
}

import type { Clock } from '../platform/clock.ts';
import type { Config } from '../platform/config.ts';
import { localWhereabouts, type Whereabouts } from './whereabouts.ts';

/** In Redis if `REDIS_URL` is set, else in this process. Loaded on demand, as the Redis client is a quarter of all modules. */
export async function openWhereabouts({ REDIS_URL }: Pick<Config, 'REDIS_URL'>, clock: Clock): Promise<Whereabouts> {
  if (!REDIS_URL) return localWhereabouts(clock);
  const { sharedWhereabouts } = await import('./shared-whereabouts.ts');
  return sharedWhereabouts(REDIS_URL, clock);
}

import type { Config } from '../config.ts';
import { localCounts, type WindowCounts } from './window-counts.ts';

/**
 * Counts in Redis if `REDIS_URL` is set, else in this process. Loaded on demand: the Redis client is a quarter of all modules.
 */
export async function openWindowCounts({ REDIS_URL }: Pick<Config, 'REDIS_URL'>): Promise<WindowCounts> {
  if (!REDIS_URL) return localCounts();
  const { sharedCounts } = await import('./shared-counts.ts');
  return sharedCounts(REDIS_URL);
}

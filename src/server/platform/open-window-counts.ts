import type { Config } from './config.ts';
import { localCounts, type WindowCounts } from './window-counts.ts';

/** Counts in Redis where there is one. Its client is a quarter of all modules: who has no Redis does without. */
export async function openWindowCounts({ REDIS_URL }: Pick<Config, 'REDIS_URL'>): Promise<WindowCounts> {
  if (!REDIS_URL) return localCounts();
  const { sharedCounts } = await import('./shared-counts.ts');
  return sharedCounts(REDIS_URL);
}

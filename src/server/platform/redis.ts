import { createClient, type RedisClientOptions } from 'redis';

const PING_EVERY_MS = 5_000;
/** A Redis whose host vanished closes nothing: silence for so long is an outage. */
const SILENCE_MS = 12_000;

/** A connection that comes back by itself after an outage. It never ends the process. */
export function openRedis(url: string, options: Omit<RedisClientOptions, 'url'> = {}) {
  const client = createClient({ ...options, url, pingInterval: PING_EVERY_MS, socket: { socketTimeout: SILENCE_MS } });
  // Without a listener an outage would be an uncaught error.
  client.on('error', () => {});
  void client.connect().catch(() => {});
  return client;
}

export type Redis = ReturnType<typeof openRedis>;

/** Waits for what is under way, unless Redis is away. */
export async function closeRedis(client: Redis): Promise<void> {
  if (client.isReady) await client.close();
  else client.destroy();
}

import { createClient, type RedisClientOptions } from 'redis';

const PING_EVERY_MS = 5_000;
/** A host that vanished does not close its connections: this long without an answer counts as an outage. */
const SILENCE_MS = 12_000;

/** A client that reconnects by itself after an outage. Errors of the connection never end the process. */
export function openRedis(url: string, options: Omit<RedisClientOptions, 'url'> = {}) {
  const client = createClient({ ...options, url, pingInterval: PING_EVERY_MS, socket: { socketTimeout: SILENCE_MS } });
  // Without a listener an outage would be an uncaught exception.
  client.on('error', () => {});
  void client.connect().catch(() => {});
  return client;
}

export type Redis = ReturnType<typeof openRedis>;

/** Closes after pending commands have been answered; immediately if Redis is unavailable. */
export async function closeRedis(client: Redis): Promise<void> {
  if (client.isReady) await client.close();
  else client.destroy();
}

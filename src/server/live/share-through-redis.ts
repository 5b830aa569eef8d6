import { createAdapter } from '@socket.io/redis-adapter';
import { createClient } from 'redis';
import type { Server } from 'socket.io';

const MAX_WAITING_COMMANDS = 10_000;

/**
 * Every process hears what any of them publishes. While Redis is away each process still tells its own sockets, and
 * the clients reconnect by themselves. Answers what ends the connection.
 */
export function shareThroughRedis(io: Server, url: string): () => Promise<void> {
  const publisher = createClient({ url, commandsQueueMaxLength: MAX_WAITING_COMMANDS });
  const clients = [publisher, publisher.duplicate()] as const;
  for (const client of clients) {
    // Without a listener, and with the adapter's commands unheard, an outage would end the process.
    client.on('error', () => {});
    for (const command of COMMANDS) Object.assign(client, { [command]: unfailing(client[command].bind(client)) });
    void client.connect().catch(() => {});
  }
  io.adapter(createAdapter(...clients));
  return async () => {
    for (const client of clients) {
      if (client.isReady) await client.close();
      else client.destroy();
    }
  };
}

/** What the adapter calls without waiting for an answer. */
const COMMANDS = ['publish', 'subscribe', 'pSubscribe', 'unsubscribe', 'pUnsubscribe'] as const;

function unfailing(command: (...args: never[]) => Promise<unknown>) {
  return (...args: never[]) => command(...args).catch(() => {});
}

import { createAdapter } from '@socket.io/redis-adapter';
import type { Server } from 'socket.io';
import { closeRedis, openRedis } from '../platform/redis.ts';

const MAX_WAITING_COMMANDS = 10_000;
/** How long an outage may hide another process's changes from an open page. */
const CATCH_UP_EVERY_MS = 15_000;

/**
 * Every process hears what any of them publishes. While Redis is away each process still tells its own sockets;
 * `catchUp` is called now and then, and once Redis is back, to have pages fetch what others published meanwhile.
 * Answers what ends the connection.
 */
export function shareThroughRedis(io: Server, url: string, catchUp: () => void): () => Promise<void> {
  const publisher = openRedis(url, { commandsQueueMaxLength: MAX_WAITING_COMMANDS });
  const subscriber = openRedis(url, { commandsQueueMaxLength: MAX_WAITING_COMMANDS });
  const clients = [publisher, subscriber] as const;
  for (const client of clients) {
    // With the adapter's commands unheard, an outage would end the process.
    for (const command of COMMANDS) Object.assign(client, { [command]: unfailing(client[command].bind(client)) });
  }
  io.adapter(createAdapter(...clients));

  let outage: NodeJS.Timeout | undefined;
  subscriber.on('error', () => {
    outage ??= setInterval(catchUp, CATCH_UP_EVERY_MS).unref();
  });
  subscriber.on('ready', () => {
    if (outage) catchUp();
    clearInterval(outage);
    outage = undefined;
  });
  return async () => {
    clearInterval(outage);
    await Promise.all(clients.map(closeRedis));
  };
}

/** What the adapter calls without waiting for an answer. */
const COMMANDS = ['publish', 'subscribe', 'pSubscribe', 'unsubscribe', 'pUnsubscribe'] as const;

function unfailing(command: (...args: never[]) => Promise<unknown>) {
  return (...args: never[]) => command(...args).catch(() => {});
}

import { createAdapter } from '@socket.io/redis-adapter';
import type { Server } from 'socket.io';
import { closeRedis, openRedis } from '../platform/redis.ts';

const MAX_WAITING_COMMANDS = 10_000;
/** Interval of `catchUp` during an outage: how long another process's changes may stay unseen. */
const CATCH_UP_EVERY_MS = 15_000;

/**
 * Has all processes send what any of them publishes, through Redis. While Redis is unavailable each process still reaches its own
 * sockets, and `catchUp` is called regularly and once more when Redis is back, so that pages fetch what others published. Returns
 * a function that closes the connections.
 */
export function shareThroughRedis(io: Server, url: string, catchUp: () => void): () => Promise<void> {
  const publisher = openRedis(url, { commandsQueueMaxLength: MAX_WAITING_COMMANDS });
  const subscriber = openRedis(url, { commandsQueueMaxLength: MAX_WAITING_COMMANDS });
  const clients = [publisher, subscriber] as const;
  for (const client of clients) {
    // The adapter does not handle rejected commands: an outage would end the process by an unhandled rejection.
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

/** The commands whose results the adapter ignores. */
const COMMANDS = ['publish', 'subscribe', 'pSubscribe', 'unsubscribe', 'pUnsubscribe'] as const;

function unfailing(command: (...args: never[]) => Promise<unknown>) {
  return (...args: never[]) => command(...args).catch(() => {});
}

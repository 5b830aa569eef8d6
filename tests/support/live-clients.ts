import type { AddressInfo } from 'node:net';
import { io, type Socket } from 'socket.io-client';
import type { ClientEvents, KitchenEvents, ServerEvents } from '../../src/contract/live-events.ts';
import { attachLive } from '../../src/server/live/socket.ts';
import { type TestApp, TRATTORIA } from './test-app.ts';

export type LiveClient = Socket<ServerEvents & KitchenEvents, ClientEvents>;

/** The test's app on a port, with the live connection, and clients that do not reconnect by themselves. */
export async function openLiveApp(app: TestApp) {
  app.services.live = await attachLive(app.app.server, app.services);
  await app.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.app.server.address() as AddressInfo;
  const clients: LiveClient[] = [];

  function open(auth: object, { host = TRATTORIA, headers = {}, toPort = port, namespace = '' } = {}): LiveClient {
    const client: LiveClient = io(`http://127.0.0.1:${toPort}${namespace}`, {
      transports: ['websocket'],
      auth,
      reconnection: false,
      forceNew: true,
      extraHeaders: { host, ...headers },
    });
    clients.push(client);
    return client;
  }
  return {
    port,
    open,
    close: async () => {
      for (const client of clients) client.close();
      await app.services.live.close();
    },
  };
}

/** Resolves to 'connected', or to the reason why not. */
export function connected(client: LiveClient): Promise<string> {
  return new Promise((resolve) => {
    client.once('connect', () => resolve('connected'));
    client.once('connect_error', (error) => resolve(error.message));
  });
}

/** Resolves to the payload of the next event, or to 'nothing' if none comes in time. */
export function next<T>(
  client: LiveClient,
  event: keyof ServerEvents | keyof KitchenEvents,
  withinMs = 1000,
): Promise<T | 'nothing'> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve('nothing'), withinMs);
    client.once(event, (value?: unknown) => {
      clearTimeout(timer);
      resolve(value as T);
    });
  });
}

/** Resolves to the reason of the disconnection. */
export function dropped(client: LiveClient): Promise<string> {
  return new Promise((resolve) => client.once('disconnect', resolve));
}

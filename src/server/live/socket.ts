import type { Server as HttpServer } from 'node:http';
import { type DefaultEventsMap, Server, type Socket } from 'socket.io';
import type { ClientEvents, ServerEvents } from '../../contract/live.ts';
import { accountOfToken } from '../accounts/authenticate.ts';
import type { Account } from '../platform/app.ts';
import type { Services } from '../services.ts';
import type { LiveOrders } from './live-orders.ts';
import { shareThroughRedis } from './share-through-redis.ts';
import { hostReader } from './socket-host.ts';

type Live = Server<ClientEvents, ServerEvents, DefaultEventsMap, SocketData>;
type LiveSocket = Socket<ClientEvents, ServerEvents, DefaultEventsMap, SocketData>;
interface SocketData extends Account {
  restaurantId: string;
}

const MAX_MESSAGE_BYTES = 4096;
const TRY_ANOTHER = 'HTTP/1.1 502 Bad Gateway\r\nconnection: close\r\ncontent-length: 0\r\n\r\n';

/**
 * The live connection (specification section 7, DECISIONS settled 14): websocket only, on the API's own server.
 * Whose orders a socket hears follows from its token alone.
 */
export function attachLive(server: HttpServer, services: Services): LiveOrders {
  const io: Live = new Server(server, {
    transports: ['websocket'],
    serveClient: false,
    maxHttpBufferSize: MAX_MESSAGE_BYTES,
    connectTimeout: 10_000,
  });
  const { REDIS_URL } = services.config;
  const closeRedis = REDIS_URL ? shareThroughRedis(io, REDIS_URL, () => acknowledgeAgain(io)) : async () => {};

  const hostOf = hostReader(services.config.TRUSTED_PROXIES);

  io.use(async ({ request, handshake, data }, next) => {
    const identity = await identify(services, hostOf(request), handshake.auth).catch(() => null);
    if (!identity) return next(new Error('unauthenticated'));
    Object.assign(data, identity);
    next();
  });
  io.on('connection', (socket) => {
    const { restaurantId, userId, sessionId } = socket.data;
    void socket.join(sessionRoom(sessionId));
    socket.on('join_user_room', async (asked) => {
      // The argument never chooses the room; somebody else's id is a mistake, or worse, and is not acknowledged.
      if (typeof asked === 'string' && asked && asked !== userId) return;
      await socket.join(userRoom(restaurantId, userId));
      acknowledge(socket);
    });
  });

  function letGo(): void {
    server.removeAllListeners('upgrade').on('upgrade', (_request, socket) => socket.end(TRY_ANOTHER));
    // Not those of other processes.
    io.local.disconnectSockets(true);
    io.engine.close();
  }

  return {
    publish: (restaurantId, userId, order) => {
      io.to(userRoom(restaurantId, userId)).emit('order_status_updated', order);
    },
    endSession: (sessionId) => {
      io.in(sessionRoom(sessionId)).disconnectSockets(true);
    },
    letGo,
    close: async () => {
      letGo();
      await closeRedis();
    },
  };
}

/** Tells a page that it hears its orders' changes from now on: it fetches what it missed. */
function acknowledge(socket: LiveSocket): void {
  const room = userRoom(socket.data.restaurantId, socket.data.userId);
  if (socket.rooms.has(room)) socket.emit('user_room_joined_ack', { room });
}

function acknowledgeAgain(io: Live): void {
  for (const socket of io.sockets.sockets.values()) acknowledge(socket);
}

/** The token's account at the restaurant whose host the socket was opened on; null refuses the connection. */
async function identify(services: Services, host: string, auth: unknown): Promise<SocketData | null> {
  const { token } = (auth ?? {}) as { token?: unknown };
  if (typeof token !== 'string') return null;
  const tenant = await services.tenants.byHost(host);
  const account = tenant && (await accountOfToken(services.db, services.tokens, tenant.id, token));
  return account && { ...account, restaurantId: tenant.id };
}

function userRoom(restaurantId: string, userId: string): string {
  return `${restaurantId}:${userId}`;
}

function sessionRoom(sessionId: string): string {
  return `session:${sessionId}`;
}

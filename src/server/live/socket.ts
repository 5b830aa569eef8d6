import type { Server as HttpServer, IncomingMessage, ServerResponse } from 'node:http';
import { Server } from 'socket.io';
import type { Config } from '../platform/config.ts';
import { isOwnOrigin } from '../platform/http/own-origin.ts';
import { ALWAYS } from '../platform/http/security-headers.ts';
import type { Services } from '../services.ts';
import { cutEnded } from './cut-ended.ts';
import { identifySocket } from './identify-socket.ts';
import { openKitchenRoom } from './kitchen-room.ts';
import type { LiveOrders } from './live-orders.ts';
import type { LiveServer, ServerSocket } from './live-socket.ts';
import { addressReader, hostReader } from './socket-host.ts';
import { addressConnections, cutUnnamed, limitPackets, SOCKET_LIMITS, userConnections } from './socket-limits.ts';
import { rooms } from './socket-rooms.ts';
import { acknowledgeStaff, openStaffRoom } from './staff-room.ts';

const CHECK_SESSIONS_EVERY_MS = 60_000;
const TRY_ANOTHER = 'HTTP/1.1 502 Bad Gateway\r\nconnection: close\r\ncontent-length: 0\r\n\r\n';

/**
 * Attaches the live connection (specification section 7; DECISIONS, settled 14): WebSocket only, on the API's HTTP server. The
 * token alone decides whose orders a socket receives.
 */
export async function attachLive(server: HttpServer, services: Services): Promise<LiveOrders> {
  const { config, clock, db, metrics } = services;
  const hostOf = hostReader(config.TRUSTED_PROXIES);
  const addressOf = addressReader(config.TRUSTED_PROXIES);
  const addresses = addressConnections();
  const io: LiveServer = new Server(server, {
    transports: ['websocket'],
    serveClient: false,
    maxHttpBufferSize: SOCKET_LIMITS.messageBytes,
    connectTimeout: SOCKET_LIMITS.namedWithinMs,
    allowRequest: (request, answer) => {
      const isOwn = isOwnOrigin(request.headers.origin, hostOf(request));
      answer(null, isOwn && addresses.admit(addressOf(request), request.socket));
    },
  });
  const closeRedis = await shareIfTold(io, config);
  const connections = userConnections();
  limitPackets(io.engine, clock);
  const named = cutUnnamed(io.engine);
  // Engine.IO answers requests that it refuses by itself, without Fastify's headers.
  io.engine.use((_request: IncomingMessage, response: ServerResponse, next: () => void) => {
    for (const [name, value] of Object.entries(ALWAYS)) response.setHeader(name, value);
    next();
  });

  io.use(async ({ request, handshake, data, conn }, next) => {
    const identity = await identifySocket(services, hostOf(request), handshake.auth).catch(() => null);
    if (!identity) return next(new Error('unauthenticated'));
    if (!connections.admit(rooms.user(identity), conn)) return next(new Error('too_many_connections'));
    named(conn);
    Object.assign(data, identity);
    next();
  });
  io.on('connection', (socket) => {
    metrics.openSockets.inc();
    socket.once('disconnect', () => metrics.openSockets.dec());
    socket.on('join_user_room', async (asked) => {
      // The argument does not choose the room. Another user's id is a mistake or an attack, and is not acknowledged.
      if (typeof asked === 'string' && asked && asked !== socket.data.userId) return;
      await socket.join(rooms.user(socket.data));
      acknowledge(socket);
    });
    openStaffRoom(socket, services);
    void cutWithSession(socket, services);
  });
  const kitchen = openKitchenRoom(io, services, { hostOf, admit: connections.admit, named });
  const check = setInterval(() => void cutEnded(io, db).catch(() => {}), CHECK_SESSIONS_EVERY_MS).unref();

  function letGo(): void {
    server.removeAllListeners('upgrade').on('upgrade', (_request, socket) => socket.end(TRY_ANOTHER));
    // `local`: without it the sockets of all processes would be disconnected.
    io.local.disconnectSockets(true);
    io.engine.close();
  }

  return {
    publish: (restaurantId, userId, order) => {
      io.to(rooms.user({ restaurantId, userId })).emit('order_status_updated', order);
    },
    publishAway: (restaurantId, userId, said) => {
      io.to(rooms.user({ restaurantId, userId })).emit('courier_away', said);
    },
    publishToStaff: (restaurantId, order) => {
      io.to(rooms.staff(restaurantId)).emit('restaurant_order_updated', order);
      kitchen.tell(restaurantId);
    },
    notifyStaff: (restaurantId, notice) => {
      io.to(rooms.staff(restaurantId)).emit('staff_notice', notice);
    },
    tellKitchen: kitchen.tell,
    boardsOpen: async (restaurantId) => {
      const room = rooms.staff(restaurantId);
      const boards = await io
        .in(room)
        .fetchSockets()
        .catch(() => io.local.in(room).fetchSockets());
      return boards.length;
    },
    endSession: (sessionId) => {
      io.in(rooms.session(sessionId)).disconnectSockets(true);
    },
    endStaff: (restaurantId, userId) => {
      io.in(rooms.staffMember({ restaurantId, userId })).disconnectSockets(true);
    },
    endKitchenDevice: kitchen.end,
    checkSessions: () => cutEnded(io, db),
    letGo,
    close: async () => {
      clearInterval(check);
      letGo();
      await closeRedis();
    },
  };
}

/** Loads the Redis client only if `REDIS_URL` is set. Returns a function that closes the connection. */
async function shareIfTold(io: LiveServer, { REDIS_URL }: Pick<Config, 'REDIS_URL'>): Promise<() => Promise<void>> {
  if (!REDIS_URL) return async () => {};
  const { shareThroughRedis } = await import('./share-through-redis.ts');
  return shareThroughRedis(io, REDIS_URL, () => acknowledgeAgain(io));
}

/** Lets the end of the session disconnect the socket. If the session ended during the handshake, disconnects it now. */
async function cutWithSession(socket: ServerSocket, { db }: Services): Promise<void> {
  const { sessionId } = socket.data;
  await socket.join(rooms.session(sessionId));
  const session = await db
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', sessionId)
    .executeTakeFirst()
    .catch(() => undefined);
  if (!session) socket.disconnect(true);
}

/** Tells a page that it receives its orders' changes from now on, so that it fetches those that it missed. */
function acknowledge(socket: ServerSocket): void {
  const room = rooms.user(socket.data);
  if (socket.rooms.has(room)) socket.emit('user_room_joined_ack', { room });
}

function acknowledgeAgain(io: LiveServer): void {
  for (const socket of io.sockets.sockets.values()) {
    acknowledge(socket);
    acknowledgeStaff(socket);
  }
}

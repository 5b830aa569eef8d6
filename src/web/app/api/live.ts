import type { Socket } from 'socket.io-client';
import type { ClientEvents, ServerEvents } from '../../../contract/live-events.ts';
import type { Order } from '../../../contract/orders.ts';
import { RECONNECTION_ATTEMPTS, TIMEOUT } from '../../../domain/limits.ts';
import type { Session } from '../session/session.ts';
import { tokenUser } from './access-token.ts';

/** `off` after the attempts of an outage are used up; coming back to the tab or the network starts again. */
export type LiveState = 'connecting' | 'live' | 'off';

interface LiveOptions {
  /** The page's own origin, which serves the API, too. */
  origin: string;
  session: Pick<Session, 'token'>;
  onState(state: LiveState): void;
  room: LiveRoom;
}

export type LiveSocket = Socket<ServerEvents, ClientEvents>;

/** The events that a page subscribes to. */
export interface LiveRoom {
  /** After each connection. */
  enter(socket: LiveSocket, token: string): void;
  /** After each loss of it. */
  leave(socket: LiveSocket): void;
}

/** The API's origin for a page whose own is no http address, such as a file or a test (specification section 9). */
const DEFAULT_BASE = 'http://localhost:5001';

/** Before the reconnection after the server closed the connection. */
const PAUSE_MS = 1000;

interface CustomerRoom {
  /** The server has joined the socket to the room: what changed before can be fetched now. */
  onJoined(): void;
  onOrder(order: Order): void;
  onAway: ServerEvents['courier_away'];
}

/** The customer's own orders. */
export function customerRoom({ onJoined, onOrder, onAway }: CustomerRoom): LiveRoom {
  return {
    enter(socket, token) {
      socket.on('user_room_joined_ack', onJoined);
      socket.on('order_status_updated', onOrder);
      socket.on('courier_away', onAway);
      socket.emit('join_user_room', tokenUser(token));
    },
    leave(socket) {
      socket.off('user_room_joined_ack', onJoined);
      socket.off('order_status_updated', onOrder);
      socket.off('courier_away', onAway);
    },
  };
}

/** Opens the live connection (specification section 7, "Realtime connection"). Returns a function that closes it. */
export function openLive(options: LiveOptions): () => void {
  let socket: LiveSocket | null = null;
  let isClosed = false;

  async function start(): Promise<void> {
    const opened = await connect(options);
    if (isClosed) opened.disconnect();
    else socket = opened;
    // Socket.IO leaves this reconnection to us. The server is stopping or has ended the session: one more attempt tells which.
    opened.on('disconnect', (reason) => {
      if (reason === 'io server disconnect') setTimeout(() => isClosed || reconnect(opened), PAUSE_MS);
    });
  }

  /** Starts a new count of attempts (DECISIONS, settled 14). */
  function tryAgain(): void {
    if (socket && !socket.connected && document.visibilityState === 'visible') reconnect(socket.disconnect());
  }
  start().catch(() => options.onState('off'));
  addEventListener('online', tryAgain);
  document.addEventListener('visibilitychange', tryAgain);
  return () => {
    isClosed = true;
    socket?.disconnect();
    removeEventListener('online', tryAgain);
    document.removeEventListener('visibilitychange', tryAgain);
  };
}

async function connect({ origin, session, onState, room }: LiveOptions): Promise<LiveSocket> {
  const { io } = await import('socket.io-client');
  let token = '';
  const socket: LiveSocket = io(origin.startsWith('http') ? origin : DEFAULT_BASE, {
    transports: ['websocket'],
    query: { isCustomer: 'true' },
    // Called for every attempt: a reconnection sends the newest token.
    auth: (send) => {
      void session.token().then((newest) => {
        token = newest ?? '';
        send({ token });
      });
    },
    reconnectionAttempts: RECONNECTION_ATTEMPTS,
    timeout: TIMEOUT.request,
    forceNew: true,
  });
  socket.on('connect', () => {
    socket.io.reconnectionAttempts(RECONNECTION_ATTEMPTS);
    room.enter(socket, token);
    onState('live');
  });
  socket.on('disconnect', () => {
    room.leave(socket);
    onState('connecting');
  });
  // Not active means that the server refused: another attempt with the same token would not help.
  socket.on('connect_error', () => onState(socket.active ? 'connecting' : 'off'));
  socket.io.on('reconnect_failed', () => onState('off'));
  return socket;
}

/** Makes the first attempt of a new count itself, and leaves the remaining ones to Socket.IO. */
function reconnect(socket: LiveSocket): void {
  socket.io.reconnectionAttempts(RECONNECTION_ATTEMPTS - 1);
  socket.connect();
}

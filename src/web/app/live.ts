import type { Socket } from 'socket.io-client';
import type { ClientEvents, ServerEvents } from '../../contract/live.ts';
import type { Order } from '../../contract/orders.ts';
import { RECONNECTION_ATTEMPTS } from '../../domain/limits.ts';
import { tokenUser } from './access-token.ts';
import type { Session } from './session.ts';

/** `off` after the attempts of an outage are used up; coming back to the tab or the network starts again. */
export type LiveState = 'connecting' | 'live' | 'off';

interface LiveOptions {
  /** The page's own origin: the API lies there. */
  origin: string;
  session: Pick<Session, 'token'>;
  onState(state: LiveState): void;
  /** Joined: what was missed meanwhile can be fetched. */
  onJoined(): void;
  onOrder(order: Order): void;
}

/** Where a page without an address of its own (a file, a test) looks for the API. */
const DEFAULT_BASE = 'http://localhost:5001';

type LiveSocket = Socket<ServerEvents, ClientEvents>;

/** Opens the customer's live connection (specification section 7, "Realtime connection"); the answer closes it. */
export function openLive(options: LiveOptions): () => void {
  let socket: LiveSocket | null = null;
  let isClosed = false;
  void connect(options).then((opened) => {
    if (isClosed) opened.disconnect();
    else socket = opened;
  });

  /** A new count of attempts (DECISIONS, settled 14). */
  function tryAgain(): void {
    if (socket && !socket.connected && document.visibilityState === 'visible') socket.disconnect().connect();
  }
  addEventListener('online', tryAgain);
  document.addEventListener('visibilitychange', tryAgain);
  return () => {
    isClosed = true;
    socket?.disconnect();
    removeEventListener('online', tryAgain);
    document.removeEventListener('visibilitychange', tryAgain);
  };
}

async function connect({ origin, session, onState, onJoined, onOrder }: LiveOptions): Promise<LiveSocket> {
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
    forceNew: true,
  });
  socket.on('connect', () => {
    socket.on('user_room_joined_ack', onJoined);
    socket.on('order_status_updated', onOrder);
    socket.emit('join_user_room', tokenUser(token));
    onState('live');
  });
  socket.on('disconnect', () => {
    socket.off('user_room_joined_ack', onJoined);
    socket.off('order_status_updated', onOrder);
    onState(socket.active ? 'connecting' : 'off');
  });
  // Not active: the server refused, and asking again with the same token would not help.
  socket.on('connect_error', () => onState(socket.active ? 'connecting' : 'off'));
  socket.io.on('reconnect_failed', () => onState('off'));
  return socket;
}

import type { Socket } from 'socket.io-client';
import { KITCHEN, type KitchenEvents } from '../../../../contract/live-events.ts';

/** Before the reconnection after the server closed the connection, and the longest pause between attempts (ms). */
const PAUSE = { first: 1000, most: 5000 };

interface Follower {
  /** Something may have changed. */
  onNews(): void;
  /** Whether news is told from now on. */
  onLive(isLive: boolean): void;
}

/**
 * Listens to what changes in the kitchen, for as long as the screen is open: a kitchen's tablet never gives up. `auth` is asked for each
 * attempt. Returns how to stop.
 */
export function followKitchen(origin: string, auth: () => Promise<object>, { onNews, onLive }: Follower): () => void {
  let socket: Socket<KitchenEvents> | null = null;
  let isOver = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  async function start(): Promise<void> {
    const { io } = await import('socket.io-client');
    if (isOver) return;
    const opened: Socket<KitchenEvents> = io(origin + KITCHEN, {
      transports: ['websocket'],
      auth: (send) => void auth().then(send),
      reconnectionDelay: PAUSE.first,
      reconnectionDelayMax: PAUSE.most,
      forceNew: true,
    });
    socket = opened;
    opened.on('kitchen_changed', onNews);
    opened.on('connect', () => onLive(true));
    // Without a connection the screen asks by itself.
    opened.on('connect_error', () => again(opened));
    opened.on('disconnect', () => {
      onLive(false);
      again(opened);
    });
  }
  /** Socket.IO leaves the reconnection to us where the server has ended or refused the connection. */
  function again(opened: Socket<KitchenEvents>): void {
    clearTimeout(timer);
    if (!isOver && !opened.active) timer = setTimeout(() => opened.connect(), PAUSE.most);
  }
  void start().catch(() => undefined);
  return () => {
    isOver = true;
    clearTimeout(timer);
    socket?.disconnect();
  };
}

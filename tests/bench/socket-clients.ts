import { io, type Socket } from 'socket.io-client';
import type { ClientEvents, ServerEvents } from '../../src/contract/live-events.ts';
import { TRATTORIA } from '../support/test-app.ts';

/** A process of clients for `sockets.ts`: each joins its room and records the delay of each order. */
export interface Opened {
  open: number;
}
export interface ClientsReport {
  /** Milliseconds from publishing to receiving. */
  delays: number[];
}

const AT_ONCE = 20;
const delays: number[] = [];

process.on('disconnect', () => process.exit(0));
process.on('message', async (message: 'report' | { port: number; tokens: string[] }) => {
  if (message === 'report') return process.send?.({ delays } satisfies ClientsReport);
  const waiting = [...message.tokens];
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let token = waiting.pop(); token; token = waiting.pop()) await join(message.port, token);
    }),
  );
  process.send?.({ open: message.tokens.length } satisfies Opened);
});

function join(port: number, token: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket: Socket<ServerEvents, ClientEvents> = io(`http://127.0.0.1:${port}`, {
      transports: ['websocket'],
      auth: { token },
      forceNew: true,
      reconnection: false,
      timeout: 60_000,
      extraHeaders: { host: TRATTORIA },
    });
    socket.on('connect_error', reject);
    socket.on('connect', () => socket.emit('join_user_room', ''));
    socket.on('user_room_joined_ack', () => resolve());
    socket.on('order_status_updated', ({ customerNotes }) => {
      delays.push(performance.timeOrigin + performance.now() - Number(customerNotes));
    });
  });
}

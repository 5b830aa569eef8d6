import type { Server, Socket } from 'socket.io';
import type { Clock } from '../platform/clock.ts';

type Connection = Socket['conn'];

export const SOCKET_LIMITS = {
  messageBytes: 4096,
  /** Connections of one user to one process: enough for tabs on all devices. */
  perUser: 20,
  /** Packets that a client may send within `perMs`. A page sends two messages per connection, and heartbeats. */
  packets: 30,
  perMs: 10_000,
} as const;

/** Closes connections that exceed `packets`, whatever they send. */
export function limitPackets(engine: Server['engine'], clock: Clock): void {
  engine.on('connection', (connection: Connection) => {
    let since = clock();
    let count = 0;
    connection.on('packet', () => {
      const now = clock();
      if (now - since >= SOCKET_LIMITS.perMs) {
        since = now;
        count = 0;
      }
      if (++count > SOCKET_LIMITS.packets) connection.close(true);
    });
  });
}

/** Counts each user's connections; `admit` returns false beyond the limit, or if the connection is no longer open. */
export function userConnections() {
  const open = new Map<string, number>();
  return {
    admit(user: string, connection: Pick<Connection, 'readyState' | 'once'>): boolean {
      const count = open.get(user) ?? 0;
      if (count >= SOCKET_LIMITS.perUser || connection.readyState !== 'open') return false;
      open.set(user, count + 1);
      connection.once('close', () => {
        const left = (open.get(user) ?? 1) - 1;
        if (left) open.set(user, left);
        else open.delete(user);
      });
      return true;
    },
  };
}

import type { Socket as NetSocket } from 'node:net';
import type { Server, Socket } from 'socket.io';
import type { Clock } from '../platform/clock.ts';

type Connection = Socket['conn'];

export const SOCKET_LIMITS = {
  messageBytes: 4096,
  /** Connections of one user to one process: enough for tabs on all devices. */
  perUser: 20,
  /** Connections from one client address to one process: whole offices and villages share one. */
  perAddress: 200,
  /** Time that a connection has to name its account. */
  namedWithinMs: 10_000,
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

/**
 * Cuts connections that nobody was identified on in time; returns what a connection is reported to when somebody was. The connection
 * itself is destroyed: to close it politely waits half a minute for a client that does not answer.
 */
export function cutUnnamed(engine: Server['engine']): (connection: Connection) => void {
  const timers = new WeakMap<Connection, NodeJS.Timeout>();
  engine.on('connection', (connection: Connection) => {
    const { socket } = connection.request;
    const timer = setTimeout(() => socket.destroy(), SOCKET_LIMITS.namedWithinMs).unref();
    timers.set(connection, timer);
    socket.once('close', () => clearTimeout(timer));
  });
  return (connection) => clearTimeout(timers.get(connection));
}

/** Counts each address's connections; `admit` returns false beyond the limit. */
export function addressConnections() {
  const open = new Map<string, number>();
  return {
    admit(address: string, socket: Pick<NetSocket, 'destroyed' | 'once'>): boolean {
      const count = open.get(address) ?? 0;
      if (count >= SOCKET_LIMITS.perAddress || socket.destroyed) return false;
      open.set(address, count + 1);
      socket.once('close', () => {
        const left = (open.get(address) ?? 1) - 1;
        if (left) open.set(address, left);
        else open.delete(address);
      });
      return true;
    },
  };
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

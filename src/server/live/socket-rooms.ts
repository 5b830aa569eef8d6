import type { Account } from '../platform/http/app.ts';

/** The identity behind a socket, from its token. */
export interface SocketData extends Account {
  restaurantId: string;
}

/** Names of Socket.IO rooms, made from the token's identity only (DECISIONS, settled 14). */
export const rooms = {
  /** Receives the customer's own orders. */
  user: ({ restaurantId, userId }: Pick<SocketData, 'restaurantId' | 'userId'>) => `${restaurantId}:${userId}`,
  /** All sockets of a session, to disconnect them when it ends. */
  session: (sessionId: string) => `session:${sessionId}`,
  /** Receives all orders of the restaurant. */
  staff: (restaurantId: string) => `staff:${restaurantId}`,
  /** All sockets of a staff member, to disconnect them when the person leaves the staff. */
  staffMember: ({ restaurantId, userId }: Pick<SocketData, 'restaurantId' | 'userId'>) =>
    `staff:${restaurantId}:${userId}`,
};

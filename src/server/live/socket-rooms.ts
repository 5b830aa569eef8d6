import type { Account } from '../platform/app.ts';

/** Who holds a socket, by its token. */
export interface SocketData extends Account {
  restaurantId: string;
}

/** Rooms follow from the token alone. */
export const rooms = {
  /** Hears the customer's own orders. */
  user: ({ restaurantId, userId }: Pick<SocketData, 'restaurantId' | 'userId'>) => `${restaurantId}:${userId}`,
  /** Cut when the session ends. */
  session: (sessionId: string) => `session:${sessionId}`,
  /** Hears every order of the restaurant. */
  staff: (restaurantId: string) => `staff:${restaurantId}`,
  /** Cut when somebody no longer works there. */
  staffMember: ({ restaurantId, userId }: Pick<SocketData, 'restaurantId' | 'userId'>) =>
    `staff:${restaurantId}:${userId}`,
};

import type { Order } from '../../contract/orders.ts';

/** Tells a customer's open pages about a changed order. Called after commit, never inside a transaction. */
export interface LiveOrders {
  publish(restaurantId: string, userId: string, order: Order): void;
  /** Drops the sockets of a session that ended. */
  endSession(sessionId: string): void;
  /** Sends every socket to another process, and takes no new one. Orders are still published. */
  letGo(): void;
  close(): Promise<void>;
}

/** Publishes to nobody: for commands that run without a server, such as an import. */
export const silentLive: LiveOrders = {
  publish: () => {},
  endSession: () => {},
  letGo: () => {},
  close: async () => {},
};

import type { StaffNotice } from '../../contract/live.ts';
import type { Order } from '../../contract/orders.ts';
import type { StaffOrder } from '../../contract/staff-orders.ts';

/** Tells open pages about a changed order. Called after commit, never inside a transaction. */
export interface LiveOrders {
  /** To the customer whose order it is. */
  publish(restaurantId: string, userId: string, order: Order): void;
  /** To the restaurant's own people; the order as they read it. */
  publishToStaff(restaurantId: string, order: StaffOrder): void;
  /** To the same people. */
  notifyStaff(restaurantId: string, notice: StaffNotice): void;
  /** Drops the sockets of a session that ended. */
  endSession(sessionId: string): void;
  /** Drops the sockets of somebody who no longer works at the restaurant. */
  endStaff(restaurantId: string, userId: string): void;
  /** Drops sockets of this process whose session ended unheard; also done each minute. */
  checkSessions(): Promise<void>;
  /** Sends every socket to another process, and takes no new one. Orders are still published. */
  letGo(): void;
  close(): Promise<void>;
}

/** Publishes to nobody: for commands that run without a server, such as an import. */
export const silentLive: LiveOrders = {
  publish: () => {},
  publishToStaff: () => {},
  notifyStaff: () => {},
  endSession: () => {},
  endStaff: () => {},
  checkSessions: async () => {},
  letGo: () => {},
  close: async () => {},
};

import type { CourierAway } from '../../contract/courier-away.ts';
import type { StaffNotice } from '../../contract/live-events.ts';
import type { Order } from '../../contract/orders.ts';
import type { StaffOrder } from '../../contract/staff/staff-orders.ts';

/** Sends changes of orders to open pages. To be called after the commit, never inside a transaction. */
export interface LiveOrders {
  /** Sends the order to the customer's pages. */
  publish(restaurantId: string, userId: string, order: Order): void;
  /** Tells the customer's pages how far away the courier is; null: that is shown no longer. */
  publishAway(restaurantId: string, userId: string, said: { orderId: string; away: CourierAway | null }): void;
  /** Sends the order, as staff read it, to the restaurant's boards, and tells its kitchen. */
  publishToStaff(restaurantId: string, order: StaffOrder): void;
  /** Sends a notice to the restaurant's boards. */
  notifyStaff(restaurantId: string, notice: StaffNotice): void;
  /** Has the screens of the restaurant's stations ask anew. */
  tellKitchen(restaurantId: string): void;
  /** How many boards are connected to the restaurant's room, at any process. Of this one alone while the others do not answer. */
  boardsOpen(restaurantId: string): Promise<number>;
  /** Disconnects the sockets of a session that has ended. */
  endSession(sessionId: string): void;
  /** Disconnects the sockets of a user who no longer works at the restaurant. */
  endStaff(restaurantId: string, userId: string): void;
  /** Disconnects a station's device that has lost its rights. */
  endKitchenDevice(deviceId: string): void;
  /** Disconnects sockets of this process whose session ended without this process being told. Also runs once a minute. */
  checkSessions(): Promise<void>;
  /** Disconnects all sockets and refuses new ones, so that clients reconnect to another process. Orders are still published. */
  letGo(): void;
  close(): Promise<void>;
}

/** Does nothing; for commands that run without a server, such as an import. */
export const silentLive: LiveOrders = {
  publish: () => {},
  publishAway: () => {},
  publishToStaff: () => {},
  notifyStaff: () => {},
  tellKitchen: () => {},
  boardsOpen: async () => 0,
  endSession: () => {},
  endStaff: () => {},
  endKitchenDevice: () => {},
  checkSessions: async () => {},
  letGo: () => {},
  close: async () => {},
};

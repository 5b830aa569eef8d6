import type { Order } from './orders.ts';
import type { BusyState } from './staff/staff-order-times.ts';
import type { ChangedHours } from './staff/staff-ordering.ts';
import type { StaffOrder } from './staff/staff-orders.ts';

/** Events from the server over the socket (specification section 7, "Realtime connection"). */
export interface ServerEvents {
  user_room_joined_ack: (ack: { room: string }) => void;
  order_status_updated: (order: Order) => void;
  /** To staff: an order of the restaurant that was placed or changed. */
  restaurant_order_updated: (order: StaffOrder) => void;
  /** To staff: other changes that a board shows. */
  staff_notice: (notice: StaffNotice) => void;
  staff_room_joined_ack: (ack: { room: string }) => void;
  /** The token's user has no staff role at this restaurant. */
  staff_room_refused: () => void;
}
/** After `availability_changed` a board fetches the menu again. */
export type StaffNotice =
  | { kind: 'order_unanswered'; orderId: string; orderNumber: string }
  | { kind: 'kitchen_done'; orderId: string; isDone: boolean }
  | { kind: 'lines_done'; orderId: string; doneBy: string[][] }
  | { kind: 'kitchen_busy'; busy: BusyState | null }
  | { kind: 'todays_hours'; changedHours: ChangedHours | null }
  | { kind: 'ordering_paused'; orderingPausedUntil: string | null }
  | { kind: 'availability_changed' };

/** Where the screens of stations connect. */
export const KITCHEN = '/kitchen';

export interface KitchenEvents {
  /** Something that the screen shows may have changed: it asks anew. Also once after each connection. */
  kitchen_changed: () => void;
}

export interface ClientEvents {
  /** The room follows from the token; the argument may be left out, and another user’s id is not acknowledged (section 7). */
  join_user_room: (userId: string) => void;
  join_staff_room: () => void;
}

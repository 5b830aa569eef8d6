import type { CourierAway } from './courier-away.ts';
import type { Order } from './orders.ts';
import type { BusyState } from './staff/staff-order-times.ts';
import type { ChangedHours } from './staff/staff-ordering.ts';
import type { StaffOrder } from './staff/staff-orders.ts';
import type { StepUnderWay } from './steps-under-way.ts';

/** Events from the server over the socket (specification section 7, "Realtime connection"). */
export interface ServerEvents {
  user_room_joined_ack: (ack: { room: string }) => void;
  order_status_updated: (order: Order) => void;
  /** To the customer: how far the courier of an order is from the door; null: they show it no longer. */
  courier_away: (said: { orderId: string; away: CourierAway | null }) => void;
  /** To staff: an order of the restaurant that was placed or changed. */
  restaurant_order_updated: (order: StaffOrder) => void;
  /** To staff: other changes that a board shows. */
  staff_notice: (notice: StaffNotice) => void;
  staff_room_joined_ack: (ack: { room: string }) => void;
  /** The token's user has no staff role at this restaurant. */
  staff_room_refused: () => void;
  /** To staff's other screens: what can still be withdrawn on one of them. It takes the place of what that screen said before. */
  steps_under_way: (said: ScreenSteps) => void;
  /** To staff's other screens: whoever counts a step of this order down withdraws it. */
  step_stopped: (stopped: { orderId: string; name: string }) => void;
  /** To staff's other screens: one has come and knows of no steps, so each says its own again. */
  steps_wanted: () => void;
}

export interface ScreenSteps {
  /** The screen's connection: somebody may have several screens. */
  screen: string;
  /** Whose taps they are. */
  name: string;
  steps: StepUnderWay[];
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
  /** What can still be withdrawn on this screen. The server keeps none of it, and tells the others. */
  steps_under_way: (steps: StepUnderWay[]) => void;
  /** Asks the screen that counts a step of this order down to withdraw it. */
  stop_step: (orderId: string) => void;
}

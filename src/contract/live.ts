import type { Order } from './orders.ts';

/** What travels over the socket (specification section 7, "Realtime connection"). */
export interface ServerEvents {
  user_room_joined_ack: (ack: { room: string }) => void;
  order_status_updated: (order: Order) => void;
}
export interface ClientEvents {
  /** The argument is ignored: the room follows from the token. */
  join_user_room: (userId: string) => void;
}

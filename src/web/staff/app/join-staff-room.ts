import type { StaffNotice } from '../../../contract/live-events.ts';
import type { StaffOrder } from '../../../contract/staff/staff-orders.ts';
import type { LiveRoom, LiveSocket } from '../../app/api/live.ts';

interface StaffRoom {
  /** The server has joined the socket to the room: what changed before can be fetched now. */
  onJoined(): void;
  /** The user does not work here, or no longer. */
  onRefused(): void;
  onOrder(order: StaffOrder): void;
  onNotice(notice: StaffNotice): void;
  /** The connection over which screens talk to each other; null: it is lost. */
  onSocket(socket: LiveSocket | null): void;
}

/** The room in which every order of the restaurant is pushed. */
export function staffRoom({ onJoined, onRefused, onOrder, onNotice, onSocket }: StaffRoom): LiveRoom {
  return {
    enter(socket) {
      socket.on('staff_room_joined_ack', onJoined);
      socket.on('staff_room_refused', onRefused);
      socket.on('restaurant_order_updated', onOrder);
      socket.on('staff_notice', onNotice);
      socket.emit('join_staff_room');
      onSocket(socket);
    },
    leave(socket) {
      onSocket(null);
      socket.off('staff_room_joined_ack', onJoined);
      socket.off('staff_room_refused', onRefused);
      socket.off('restaurant_order_updated', onOrder);
      socket.off('staff_notice', onNotice);
    },
  };
}

import type { StaffNotice } from '../../../contract/live.ts';
import type { StaffOrder } from '../../../contract/staff-orders.ts';
import type { LiveRoom } from '../../app/live.ts';

interface StaffRoom {
  /** Joined: what was missed meanwhile can be fetched. */
  onJoined(): void;
  /** Whoever asks does not work here, or no longer. */
  onRefused(): void;
  onOrder(order: StaffOrder): void;
  onNotice(notice: StaffNotice): void;
}

/** Every order of the restaurant. */
export function staffRoom({ onJoined, onRefused, onOrder, onNotice }: StaffRoom): LiveRoom {
  return {
    enter(socket) {
      socket.on('staff_room_joined_ack', onJoined);
      socket.on('staff_room_refused', onRefused);
      socket.on('restaurant_order_updated', onOrder);
      socket.on('staff_notice', onNotice);
      socket.emit('join_staff_room');
    },
    leave(socket) {
      socket.off('staff_room_joined_ack', onJoined);
      socket.off('staff_room_refused', onRefused);
      socket.off('restaurant_order_updated', onOrder);
      socket.off('staff_notice', onNotice);
    },
  };
}

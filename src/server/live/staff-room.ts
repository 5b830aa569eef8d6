import { staffRole } from '../editing/staff.repo.ts';
import type { Services } from '../services.ts';
import type { ServerSocket } from './live-socket.ts';
import { rooms } from './socket-rooms.ts';

/**
 * Lets a socket join the room of the restaurant's orders on `join_staff_room`, if its user has a staff role at the token's
 * restaurant at that moment.
 */
export function openStaffRoom(socket: ServerSocket, { db }: Pick<Services, 'db'>): void {
  const { restaurantId, userId } = socket.data;
  const room = rooms.staff(restaurantId);
  socket.on('join_staff_room', async () => {
    const role = await staffRole(db, restaurantId, userId).catch(() => null);
    if (!role) return socket.emit('staff_room_refused');
    await socket.join([room, rooms.staffMember(socket.data)]);
    acknowledgeStaff(socket);
  });
}

/** Tells a board that it receives the restaurant's orders from now on, so that it fetches those that it missed. */
export function acknowledgeStaff(socket: ServerSocket): void {
  const room = rooms.staff(socket.data.restaurantId);
  if (socket.rooms.has(room)) socket.emit('staff_room_joined_ack', { room });
}

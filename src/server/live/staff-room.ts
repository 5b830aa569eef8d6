import { id } from '../../contract/primitives.ts';
import { stepsUnderWay } from '../../contract/steps-under-way.ts';
import { staffName } from '../editing/staff.repo.ts';
import type { Services } from '../services.ts';
import type { ServerSocket } from './live-socket.ts';
import { rooms } from './socket-rooms.ts';

/**
 * Lets a socket join the room of the restaurant's orders on `join_staff_room`, if its user has a role at the token's
 * restaurant at that moment that may see orders.
 */
export function openStaffRoom(socket: ServerSocket, { db }: Pick<Services, 'db'>): void {
  const { restaurantId, userId } = socket.data;
  const room = rooms.staff(restaurantId);
  let name = '';
  socket.on('join_staff_room', async () => {
    const member = await staffName(db, { restaurantId, userId }, 'orders').catch(() => null);
    if (member === null) return socket.emit('staff_room_refused');
    name = member;
    await socket.join([room, rooms.staffMember(socket.data)]);
    acknowledgeStaff(socket);
    socket.to(room).emit('steps_wanted');
  });
  // What is tapped on one screen and can still be withdrawn is seen on all, and can be stopped there. It is nothing but a word between
  // screens: it changes no order, and is over after seconds.
  socket.on('steps_under_way', (said) => {
    const { data: steps } = stepsUnderWay.safeParse(said);
    if (steps && socket.rooms.has(room)) socket.to(room).emit('steps_under_way', { screen: socket.id, name, steps });
  });
  socket.on('stop_step', (said) => {
    const { data: orderId } = id.safeParse(said);
    if (orderId && socket.rooms.has(room)) socket.to(room).emit('step_stopped', { orderId, name });
  });
}

/** Tells a board that it receives the restaurant's orders from now on, so that it fetches those that it missed. */
export function acknowledgeStaff(socket: ServerSocket): void {
  const room = rooms.staff(socket.data.restaurantId);
  if (socket.rooms.has(room)) socket.emit('staff_room_joined_ack', { room });
}

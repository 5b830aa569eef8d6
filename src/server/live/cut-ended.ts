import { rolesWith } from '../../domain/people/staff-roles.ts';
import type { Db } from '../platform/database/database.ts';
import type { LiveServer, ServerSocket } from './live-socket.ts';
import { rooms } from './socket-rooms.ts';

const BATCH = 500;

/**
 * Disconnects this process's sockets whose session has ended, or whose user may no longer see the orders, without this process being told:
 * another process did it while Redis was unavailable.
 */
export async function cutEnded(io: LiveServer, db: Db): Promise<void> {
  const sockets = [...io.sockets.sockets.values()];
  for (let start = 0; start < sockets.length; start += BATCH) {
    const batch = sockets.slice(start, start + BATCH);
    const [sessions, staff] = [await livingSessions(db, batch), await employed(db, batch.filter(isInStaffRoom))];
    for (const socket of batch) {
      const { sessionId } = socket.data;
      if (!sessions.has(sessionId) || (isInStaffRoom(socket) && !staff.has(personOf(socket.data)))) {
        socket.disconnect(true);
      }
    }
  }
}

async function livingSessions(db: Db, sockets: ServerSocket[]): Promise<Set<string>> {
  const ids = sockets.map(({ data }) => data.sessionId);
  const rows = await db.selectFrom('sessions').select('id').where('id', 'in', ids).execute();
  return new Set(rows.map(({ id }) => id));
}

async function employed(db: Db, sockets: ServerSocket[]): Promise<Set<string>> {
  if (sockets.length === 0) return new Set();
  const userIds = sockets.map(({ data }) => data.userId);
  const rows = await db
    .selectFrom('staff')
    .select(['restaurant_id as restaurantId', 'user_id as userId'])
    .where('user_id', 'in', userIds)
    .where('role', 'in', rolesWith('orders'))
    .execute();
  return new Set(rows.map(personOf));
}

function personOf({ restaurantId, userId }: { restaurantId: string; userId: string }): string {
  return `${restaurantId} ${userId}`;
}

function isInStaffRoom({ rooms: joined, data }: ServerSocket): boolean {
  return joined.has(rooms.staff(data.restaurantId));
}

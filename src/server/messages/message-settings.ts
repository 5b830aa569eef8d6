import type { MessageSettings } from '../../contract/staff/staff-messages.ts';
import { changeRestaurant } from '../editing/change-restaurant.ts';
import type { StaffAct } from '../editing/record-change.ts';
import type { Db } from '../platform/database/database.ts';
import type { Services } from '../services.ts';

/** Says whether the contact form delivers, and how long messages are kept. */
export function changeMessageSettings(
  services: Services,
  act: StaffAct,
  { keptDays }: MessageSettings,
): Promise<MessageSettings> {
  return changeRestaurant(services, act, 'messages', { read: readSettings, columns: { message_days: keptDays } });
}

async function readSettings(db: Db, restaurantId: string): Promise<MessageSettings> {
  const row = await db
    .selectFrom('restaurants')
    .select('message_days')
    .where('id', '=', restaurantId)
    .executeTakeFirstOrThrow();
  return { keptDays: row.message_days };
}

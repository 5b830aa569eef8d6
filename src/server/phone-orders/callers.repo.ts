import { type StoredOrder, withDetails } from '../orders/orders.repo.ts';
import { phoneKey } from '../people/same-person.ts';
import type { Db } from '../platform/database/database.ts';
import type { UsersTable } from '../platform/tables/account-tables.ts';

/** More guests with one number than a household has. */
const MOST_GUESTS = 20;

export type Guest = Pick<UsersTable, 'id' | 'name' | 'email' | 'phone_number'>;

/** The restaurant's guests with this number, however it is spelt, the newest first. */
export function guestsByPhone(db: Db, restaurantId: string, phone: string, country: string | null): Promise<Guest[]> {
  return db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'phone_number'])
    .where('registered_with', '=', restaurantId)
    .where('contact_phone_key', '=', phoneKey(phone, country))
    .where('kind', '=', 'guest')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_GUESTS)
    .execute();
}

/** The last orders of these guests at the restaurant, newest first. */
export async function lastOrdersOf(
  db: Db,
  restaurantId: string,
  guests: readonly Guest[],
  limit: number,
): Promise<StoredOrder[]> {
  if (guests.length === 0) return [];
  const rows = await db
    .selectFrom('orders')
    .selectAll()
    .where('restaurant_id', '=', restaurantId)
    .where(
      'user_id',
      'in',
      guests.map(({ id }) => id),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return withDetails(db, restaurantId, rows);
}

/**
 * Which of these guests ordered by telephone last. Nobody else: whoever ordered on a page may have typed another's number, and would
 * see the caller's order on their device.
 */
export async function lastCallerAmong(db: Db, restaurantId: string, guests: readonly Guest[]): Promise<string | null> {
  if (guests.length === 0) return null;
  const row = await db
    .selectFrom('orders')
    .select('user_id')
    .where('restaurant_id', '=', restaurantId)
    .where(
      'user_id',
      'in',
      guests.map(({ id }) => id),
    )
    .where('channel', '=', 'phone')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.user_id ?? null;
}

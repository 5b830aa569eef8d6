import type { StaffOpeningHours } from '../../contract/staff-settings.ts';
import type { Db } from '../platform/database.ts';
import type { OpeningExceptionsTable, RestaurantsTable } from '../platform/database-types.ts';
import type { Services } from '../services.ts';
import { changeRestaurant } from '../staff/change-restaurant.ts';

type Hours = NonNullable<StaffOpeningHours['openingHours']>;

export async function readOpeningHours(db: Db, restaurantId: string): Promise<StaffOpeningHours> {
  const row = await db
    .selectFrom('restaurants')
    .select('opening_hours')
    .where('id', '=', restaurantId)
    .executeTakeFirstOrThrow();
  return { openingHours: hoursOf(row), exceptions: (await exceptionsOf(db, restaurantId)).map(exceptionOf) };
}

/** Replaces the week and all exceptions; open pages and the next order follow at once. */
export async function changeOpeningHours(
  services: Services,
  { restaurantId, userId, input }: { restaurantId: string; userId: string; input: StaffOpeningHours },
): Promise<StaffOpeningHours> {
  const before = await readOpeningHours(services.db, restaurantId);
  const rows = input.exceptions.map((day) => ({
    restaurant_id: restaurantId,
    date: day.date,
    opens: day.isClosed ? null : day.open,
    closes: day.isClosed ? null : day.close,
    is_closed: Number(day.isClosed),
  }));
  await changeRestaurant(services, { restaurantId, userId, now: services.clock() }, 'opening_hours', {
    columns: { opening_hours: storedHours(input.openingHours) },
    before: () => before,
    after: input,
    alongside: async (tx) => {
      await tx.deleteFrom('opening_exceptions').where('restaurant_id', '=', restaurantId).execute();
      if (rows.length) await tx.insertInto('opening_exceptions').values(rows).execute();
    },
  });
  return readOpeningHours(services.db, restaurantId);
}

/** As the public record has them: a closed day has empty times. */
function storedHours(hours: Hours | null): string | null {
  if (hours === null) return null;
  const days = Object.entries(hours).map(([day, window]) => [
    day,
    window.isClosed ? { open: '', close: '', isClosed: true } : window,
  ]);
  return JSON.stringify(Object.fromEntries(days));
}

function hoursOf({ opening_hours }: Pick<RestaurantsTable, 'opening_hours'>): Hours | null {
  if (opening_hours === null) return null;
  const days = Object.entries(JSON.parse(opening_hours) as Record<string, Window>);
  return Object.fromEntries(days.map(([day, window]) => [day, windowOf(window)]));
}

interface Window {
  open: string | null;
  close: string | null;
  isClosed: boolean;
}

function windowOf({ open, close, isClosed }: Window) {
  if (isClosed || !open || !close) return { isClosed: true } as const;
  return { isClosed: false, open, close } as const;
}

function exceptionsOf(db: Db, restaurantId: string): Promise<OpeningExceptionsTable[]> {
  return db
    .selectFrom('opening_exceptions')
    .selectAll()
    .where('restaurant_id', '=', restaurantId)
    .orderBy('date')
    .execute();
}

function exceptionOf({ date, opens, closes, is_closed }: OpeningExceptionsTable) {
  return { date, ...windowOf({ open: opens, close: closes, isClosed: is_closed === 1 }) };
}

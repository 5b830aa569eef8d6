import type { StaffOpeningHours } from '../../contract/staff/staff-settings.ts';
import type { TakenChange, Versioned } from '../../contract/staff/staff-versions.ts';
import { type DayHours, dayOf, windowsOf } from '../../domain/times/opening-windows.ts';
import { changeRestaurant } from '../editing/change-restaurant.ts';
import { versioned } from '../editing/versions.ts';
import type { Db } from '../platform/database/database.ts';
import { fromJson, toJson } from '../platform/database/json-columns.ts';
import type { RestaurantsTable } from '../platform/tables/restaurant-tables.ts';
import { exceptionRow, presentException } from '../restaurants/opening-exceptions.ts';
import { publishedDay } from '../restaurants/published-day.ts';
import type { Services } from '../services.ts';

type Hours = NonNullable<StaffOpeningHours['openingHours']>;
type RecordedDay = NonNullable<Hours[keyof Hours]>;

export async function readOpeningHours(db: Db, restaurantId: string): Promise<Versioned<StaffOpeningHours>> {
  const row = await db
    .selectFrom('restaurants')
    .select('opening_hours')
    .where('id', '=', restaurantId)
    .executeTakeFirstOrThrow();
  return versioned({ openingHours: hoursOf(row), exceptions: await exceptionsOf(db, restaurantId) });
}

/** Replaces the weekly hours and all exceptions. They apply to the next order, and open pages are updated. */
export async function changeOpeningHours(
  services: Services,
  { restaurantId, userId, change }: { restaurantId: string; userId: string; change: TakenChange<StaffOpeningHours> },
): Promise<Versioned<StaffOpeningHours>> {
  const { expectedVersion, openingHours, exceptions } = change;
  const rows = exceptions.map((day) => exceptionRow(restaurantId, day));
  return changeRestaurant(services, { restaurantId, userId, now: services.clock() }, 'opening_hours', {
    read: readOpeningHours,
    expectedVersion,
    // What is saved here is no longer a change for today that the board could undo.
    columns: { opening_hours: storedHours(openingHours), changed_hours: null },
    alongside: async (tx) => {
      await tx.deleteFrom('opening_exceptions').where('restaurant_id', '=', restaurantId).execute();
      if (rows.length) await tx.insertInto('opening_exceptions').values(rows).execute();
    },
  });
}

function storedHours(hours: Hours | null): RestaurantsTable['opening_hours'] {
  if (hours === null) return null;
  return toJson(Object.fromEntries(Object.entries(hours).map(([day, each]) => [day, publishedDay(each)])));
}

function hoursOf({ opening_hours }: Pick<RestaurantsTable, 'opening_hours'>): Hours | null {
  if (opening_hours === null) return null;
  const days = Object.entries(fromJson(opening_hours));
  return Object.fromEntries(days.map(([day, each]) => [day, recordedDay(each)]));
}

async function exceptionsOf(db: Db, restaurantId: string) {
  const rows = await db
    .selectFrom('opening_exceptions')
    .selectAll()
    .where('restaurant_id', '=', restaurantId)
    .orderBy('date')
    .execute();
  return rows.map((row) => ({ date: row.date, ...recordedDay(presentException(row)) }));
}

function recordedDay(day: DayHours): RecordedDay {
  return dayOf(windowsOf(day));
}

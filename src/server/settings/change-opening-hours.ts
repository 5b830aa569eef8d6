import type { StaffHours, StaffHoursInput, StaffOpeningHours } from '../../contract/staff/staff-settings.ts';
import type { TakenChange, Versioned } from '../../contract/staff/staff-versions.ts';
import type { Closure } from '../../domain/times/closures.ts';
import { type DayHours, dayOf, windowsOf } from '../../domain/times/opening-windows.ts';
import { changeRestaurant } from '../editing/change-restaurant.ts';
import { versioned } from '../editing/versions.ts';
import type { Db } from '../platform/database/database.ts';
import { fromJson, toJson } from '../platform/database/json-columns.ts';
import type { Tenant } from '../platform/http/app.ts';
import type { RestaurantsTable } from '../platform/tables/restaurant-tables.ts';
import { exceptionRow, presentException } from '../restaurants/opening-exceptions.ts';
import { publishedDay } from '../restaurants/published-day.ts';
import type { Services } from '../services.ts';
import { closuresWithTexts, writeClosureTexts } from './closure-texts.ts';

type Hours = NonNullable<StaffOpeningHours['openingHours']>;
type RecordedDay = NonNullable<Hours[keyof Hours]>;

export async function readOpeningHours(db: Db, restaurantId: string): Promise<Versioned<StaffHours>> {
  const row = await db
    .selectFrom('restaurants')
    .select(['opening_hours', 'closures'])
    .where('id', '=', restaurantId)
    .executeTakeFirstOrThrow();
  const closures = fromJson(row.closures);
  return versioned({
    openingHours: hoursOf(row),
    exceptions: await exceptionsOf(db, restaurantId),
    ...(closures && { closures: await closuresWithTexts(db, restaurantId, closures) }),
  });
}

/** Replaces the weekly hours, all exceptions and, where they are sent, closures. They apply to the next order, and open pages are updated. */
export async function changeOpeningHours(
  services: Services,
  { tenant, userId, change }: { tenant: Tenant; userId: string; change: TakenChange<StaffHoursInput> },
): Promise<Versioned<StaffHours>> {
  const { id: restaurantId, contentLanguage } = tenant;
  const { expectedVersion, openingHours, exceptions, closures } = change;
  const now = services.clock();
  const rows = exceptions.map((day) => exceptionRow(restaurantId, day));
  return changeRestaurant(services, { restaurantId, userId, now }, 'opening_hours', {
    read: readOpeningHours,
    expectedVersion,
    columns: async ({ closures: stored = [] }, tx) => {
      if (closures) await writeClosureTexts(tx, { restaurantId, contentLanguage, now, stored, closures });
      return {
        opening_hours: storedHours(openingHours),
        // What is saved here is no longer a change for today that the board could undo.
        changed_hours: null,
        ...(closures && { closures: storedClosures(closures) }),
      };
    },
    alongside: async (tx) => {
      await tx.deleteFrom('opening_exceptions').where('restaurant_id', '=', restaurantId).execute();
      if (rows.length) await tx.insertInto('opening_exceptions').values(rows).execute();
    },
  });
}

function storedClosures(closures: readonly Closure[]): RestaurantsTable['closures'] {
  const inOrder = closures.map(({ from, to }) => ({ from, to })).sort((one, other) => (one.from < other.from ? -1 : 1));
  return inOrder.length ? toJson(inOrder) : null;
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

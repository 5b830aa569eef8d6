import type { DatevAnswer, DatevInput } from '../../contract/staff/staff-datev.ts';
import type { TakenChange, Versioned } from '../../contract/staff/staff-versions.ts';
import type { DatevSettings } from '../../domain/taxes/datev-settings.ts';
import { changeRestaurant } from '../editing/change-restaurant.ts';
import { versioned } from '../editing/versions.ts';
import type { Db } from '../platform/database/database.ts';
import { fromJson, toJson } from '../platform/database/json-columns.ts';
import type { Services } from '../services.ts';
import { percentOfRate } from '../taxes/present-tax.ts';

/** The numbers and accounts, and the rates that need an account. */
export async function readDatev(db: Db, restaurantId: string): Promise<DatevAnswer> {
  const { settings, version } = await readRecord(db, restaurantId);
  const { taxes } = await rowOf(db, restaurantId);
  const rates = fromJson(taxes)?.rates ?? [];
  const percents = new Set([...rates.map(({ rate }) => percentOfRate(rate)), 0]);
  return { settings, percents: [...percents].sort((a, b) => b - a), version };
}

/** null: nobody has filled them in. */
export async function datevSettings(db: Db, restaurantId: string): Promise<DatevSettings | null> {
  return fromJson((await rowOf(db, restaurantId)).datev ?? null);
}

/** Replaces the numbers and accounts. Throws a `Refusal` for an outdated version. */
export async function changeDatev(
  services: Services,
  { restaurantId, userId, change }: { restaurantId: string; userId: string; change: TakenChange<DatevInput> },
): Promise<DatevAnswer> {
  const { expectedVersion, ...settings } = change;
  const act = { restaurantId, userId, now: services.clock() };
  const columns = { datev: toJson<DatevSettings>(settings) };
  await changeRestaurant(services, act, 'datev', { read: readRecord, expectedVersion, columns });
  return readDatev(services.db, restaurantId);
}

async function readRecord(db: Db, restaurantId: string): Promise<Versioned<{ settings: DatevSettings | null }>> {
  return versioned({ settings: await datevSettings(db, restaurantId) });
}

function rowOf(db: Db, restaurantId: string) {
  return db
    .selectFrom('restaurants')
    .select(['datev', 'taxes'])
    .where('id', '=', restaurantId)
    .executeTakeFirstOrThrow();
}

import type { OfferedLanguages } from '../../contract/staff/staff-languages.ts';
import type { TakenChange, Versioned } from '../../contract/staff/staff-versions.ts';
import { LANGUAGES } from '../../domain/languages.ts';
import { changeRestaurant } from '../editing/change-restaurant.ts';
import type { StaffAct } from '../editing/record-change.ts';
import { versioned } from '../editing/versions.ts';
import type { Db } from '../platform/database/database.ts';
import { fromJson, toJson } from '../platform/database/json-columns.ts';
import type { Services } from '../services.ts';

/** The languages that the restaurant offers to customers. */
export async function readOfferedLanguages(db: Db, restaurantId: string): Promise<Versioned<OfferedLanguages>> {
  const row = await db
    .selectFrom('restaurants')
    .select('languages')
    .where('id', '=', restaurantId)
    .executeTakeFirstOrThrow();
  return versioned({ languages: fromJson(row.languages) ?? LANGUAGES });
}

/** Changes the languages that customers are offered. Orders that were placed in another one keep it in their e-mails. */
export function changeOfferedLanguages(
  services: Services,
  act: StaffAct,
  { expectedVersion, languages }: TakenChange<OfferedLanguages>,
): Promise<Versioned<OfferedLanguages>> {
  return changeRestaurant(services, act, 'languages', {
    read: readOfferedLanguages,
    expectedVersion,
    columns: async (_found, tx) => {
      const { content_language: own } = await tx
        .selectFrom('restaurants')
        .select('content_language')
        .where('id', '=', act.restaurantId)
        .executeTakeFirstOrThrow();
      const offered = LANGUAGES.filter((language) => language === own || languages.includes(language));
      return { languages: offered.length === LANGUAGES.length ? null : toJson(offered) };
    },
  });
}

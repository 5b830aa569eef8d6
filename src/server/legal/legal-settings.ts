import type { StaffLegal, StaffLegalRecord } from '../../contract/staff/staff-legal.ts';
import type { TakenChange, Versioned } from '../../contract/staff/staff-versions.ts';
import { isLawCountry, type LawCountry, missingFacts } from '../../domain/legal/legal-facts.ts';
import { countryCode } from '../../domain/people/country-code.ts';
import { changeRestaurant } from '../editing/change-restaurant.ts';
import { versioned } from '../editing/versions.ts';
import type { Db } from '../platform/database/database.ts';
import { fromJson, toJson } from '../platform/database/json-columns.ts';
import type { Services } from '../services.ts';

const NOTHING = {
  ...{ company: '', register: '', taxNumber: '', responsible: '', dataContact: '', host: '' },
  ...{ terms: '', privacy: '', imprint: '', allergens: '' },
};

export async function readLegal(db: Db, restaurantId: string): Promise<StaffLegalRecord> {
  const { legal_version } = await editionOf(db, restaurantId);
  const legal = await readTexts(db, restaurantId);
  return { ...legal, edition: legal_version, missing: missingFacts(legal.law, legal) };
}

/** Replaces what the restaurant says by law. Each change is a new edition: customers accept the one of their day. */
export async function changeLegal(
  services: Services,
  { restaurantId, userId, change }: { restaurantId: string; userId: string; change: TakenChange<StaffLegal> },
): Promise<StaffLegalRecord> {
  const { expectedVersion, ...legal } = change;
  const now = services.clock();
  await changeRestaurant(services, { restaurantId, userId, now }, 'legal', {
    read: readTexts,
    expectedVersion,
    columns: async (_found, tx) => ({
      legal: toJson({ ...legal, changedAt: now }),
      legal_version: ((await editionOf(tx, restaurantId)).legal_version ?? 0) + 1,
    }),
  });
  return readLegal(services.db, restaurantId);
}

async function readTexts(db: Db, restaurantId: string): Promise<Versioned<StaffLegal>> {
  const row = await db
    .selectFrom('restaurants')
    .select(['legal', 'country'])
    .where('id', '=', restaurantId)
    .executeTakeFirstOrThrow();
  const { changedAt: _, ...legal } = fromJson(row.legal) ?? { law: lawOf(row.country), ...NOTHING, changedAt: 0 };
  return versioned(legal);
}

function editionOf(db: Db, restaurantId: string) {
  return db.selectFrom('restaurants').select('legal_version').where('id', '=', restaurantId).executeTakeFirstOrThrow();
}

/** The law to begin with: that of the restaurant's country. */
function lawOf(country: string): LawCountry {
  const code = countryCode(country);
  return isLawCountry(code) ? code : 'GB';
}

import type { StaffLegal, StaffLegalRecord } from '../../contract/staff/staff-legal.ts';
import type { TakenChange, Versioned } from '../../contract/staff/staff-versions.ts';
import { isLawCountry, type LawCountry, missingFacts } from '../../domain/legal/legal-facts.ts';
import { countryCode } from '../../domain/people/country-code.ts';
import { changeRestaurant } from '../editing/change-restaurant.ts';
import { versioned } from '../editing/versions.ts';
import type { Db, Tx } from '../platform/database/database.ts';
import { fromJson, toJson } from '../platform/database/json-columns.ts';
import { refuseFields } from '../platform/refusals/refuse-fields.ts';
import { factsMissingFor, sellerFacts } from '../receipts/seller-facts.ts';
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

/**
 * Replaces what the restaurant says by law. Each change is a new edition: customers accept the one of their day. Throws a `Refusal` if
 * it would take away what the restaurant's receipts name.
 */
export async function changeLegal(
  services: Services,
  { restaurantId, userId, change }: { restaurantId: string; userId: string; change: TakenChange<StaffLegal> },
): Promise<StaffLegalRecord> {
  const { expectedVersion, ...legal } = change;
  const now = services.clock();
  await changeRestaurant(services, { restaurantId, userId, now }, 'legal', {
    read: readTexts,
    expectedVersion,
    columns: async (_found, tx) => {
      await keepReceiptFacts(tx, restaurantId, legal);
      return {
        legal: toJson({ ...legal, changedAt: now }),
        legal_version: ((await editionOf(tx, restaurantId)).legal_version ?? 0) + 1,
      };
    },
  });
  return readLegal(services.db, restaurantId);
}

/** What was missing before may stay so. */
async function keepReceiptFacts(tx: Tx, restaurantId: string, { company, taxNumber }: StaffLegal): Promise<void> {
  const { taxes, country, ...row } = await tx
    .selectFrom('restaurants')
    .select(['taxes', 'country', 'legal', 'street', 'city'])
    .where('id', '=', restaurantId)
    .executeTakeFirstOrThrow();
  const settings = fromJson(taxes);
  if (!settings) return;
  const before = sellerFacts(row);
  const known = factsMissingFor(settings, { country, seller: before });
  const missing = factsMissingFor(settings, { country, seller: { ...before, company, taxNumber } });
  const taken = missing.filter((fact) => !known.includes(fact));
  refuseFields(Object.fromEntries(taken.map((fact) => [fact, 'needed_on_receipts'])));
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

import type { StaffTaxes, StaffTaxesRecord } from '../../contract/staff/staff-taxes.ts';
import type { TakenChange, Versioned } from '../../contract/staff/staff-versions.ts';
import { toMinor } from '../../domain/money/money.ts';
import { countryCode } from '../../domain/people/country-code.ts';
import type { TaxSettings } from '../../domain/taxes/tax-settings.ts';
import { changeRestaurant } from '../editing/change-restaurant.ts';
import { versioned } from '../editing/versions.ts';
import type { Db, Tx } from '../platform/database/database.ts';
import { fromJson, toJson } from '../platform/database/json-columns.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import { factsMissingFor, sellerFacts } from '../receipts/seller-facts.ts';
import type { Services } from '../services.ts';
import { percentOfRate } from './present-tax.ts';
import { taxesRefusals } from './taxes.refusals.ts';

const NOTHING: TaxSettings = {
  isIncluded: true,
  label: 'VAT',
  bundles: 'split',
  delivery: 'goods',
  rates: [],
  receipts: 'none',
  preset: null,
};

export async function readTaxes(db: Db, restaurantId: string): Promise<StaffTaxesRecord> {
  const row = await rowOf(db, restaurantId);
  return {
    ...(await readRecord(db, restaurantId)),
    country: countryCode(row.country),
    seller: sellerFacts(row),
  };
}

/**
 * Replaces how the restaurant is taxed. Orders that are placed keep their tax. Throws a `Refusal` if receipts of another kind than now
 * would lack what the country asks for; those that it gives already go on.
 */
export async function changeTaxes(
  services: Services,
  { restaurantId, userId, change }: { restaurantId: string; userId: string; change: TakenChange<StaffTaxes> },
): Promise<StaffTaxesRecord> {
  const { expectedVersion, ...taxes } = change;
  const act = { restaurantId, userId, now: services.clock() };
  await changeRestaurant(services, act, 'taxes', {
    read: readRecord,
    expectedVersion,
    columns: async (found, tx) => {
      if (taxes.receipts !== found.receipts) await requireFacts(tx, restaurantId, taxes);
      return { taxes: stored(taxes) };
    },
  });
  return readTaxes(services.db, restaurantId);
}

async function requireFacts(tx: Tx, restaurantId: string, taxes: StaffTaxes): Promise<void> {
  const row = await rowOf(tx, restaurantId);
  const missing = factsMissingFor(taxes, { country: row.country, seller: sellerFacts(row) });
  if (missing.length === 0) return;
  const fields = Object.fromEntries(missing.map((fact) => [`seller.${fact}`, 'needed_on_receipts']));
  throw new Refusal(taxesRefusals.receipt_facts_missing, { fields });
}

/** null where the restaurant neither is taxed nor gives receipts: then nothing is different from before. */
function stored({ rates, ...taxes }: StaffTaxes) {
  if (rates.length === 0 && taxes.receipts === 'none') return null;
  return toJson<TaxSettings>({
    ...taxes,
    rates: rates.map(({ percent, ...rate }) => ({ ...rate, rate: toMinor(percent, 3) })),
  });
}

async function readRecord(db: Db, restaurantId: string): Promise<Versioned<StaffTaxes>> {
  const { rates, ...taxes } = fromJson((await rowOf(db, restaurantId)).taxes) ?? NOTHING;
  return versioned({
    ...taxes,
    rates: rates.map(({ rate, ...each }) => ({ ...each, percent: percentOfRate(rate) })),
  });
}

function rowOf(db: Db, restaurantId: string) {
  return db
    .selectFrom('restaurants')
    .select(['taxes', 'country', 'legal', 'street', 'city'])
    .where('id', '=', restaurantId)
    .executeTakeFirstOrThrow();
}

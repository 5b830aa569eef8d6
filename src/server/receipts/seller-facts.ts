import type { StaffTaxes } from '../../contract/staff/staff-taxes.ts';
import { countryCode } from '../../domain/people/country-code.ts';
import { missingReceiptFacts, type ReceiptFact, type SellerFacts } from '../../domain/taxes/receipt-facts.ts';
import { fromJson } from '../platform/database/json-columns.ts';
import type { RestaurantsTable } from '../platform/tables/restaurant-tables.ts';

/** What the restaurant has said of itself, as far as receipts need it. */
export function sellerFacts({ legal, street, city }: Pick<RestaurantsTable, 'legal' | 'street' | 'city'>): SellerFacts {
  const { company = '', taxNumber = '' } = fromJson(legal) ?? {};
  return { company, taxNumber, street, city };
}

/** The facts that its receipts would lack, with these taxes; none where it gives no receipts. */
export function factsMissingFor(
  { receipts, rates }: Pick<StaffTaxes, 'receipts'> & { rates: readonly object[] },
  { country, seller }: { country: string; seller: SellerFacts },
): ReceiptFact[] {
  if (receipts === 'none') return [];
  return missingReceiptFacts(countryCode(country), { isTaxed: rates.length > 0, seller });
}

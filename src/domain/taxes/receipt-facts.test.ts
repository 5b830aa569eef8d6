import { expect, it } from 'vitest';
import { missingReceiptFacts } from './receipt-facts.ts';

const NOTHING = { company: '', taxNumber: '', street: '1 Test Street', city: 'London' };
const NAMED = { ...NOTHING, company: 'Trattoria Ltd' };

it.each([
  ['GB', true, NOTHING, ['company', 'taxNumber']],
  ['GB', false, NAMED, []],
  ['IE', true, NAMED, ['taxNumber']],
  ['NL', true, { ...NAMED, taxNumber: 'NL001234567B01' }, []],
  ['DE', true, NAMED, []],
  ['PT', false, NAMED, ['taxNumber']],
  ['US', true, { ...NAMED, street: ' ' }, ['street']],
  [null, true, { ...NOTHING, city: '' }, ['company', 'taxNumber', 'city']],
] as const)('a receipt in %s, taxed %s, of %j lacks %j', (country, isTaxed, seller, missing) => {
  expect(missingReceiptFacts(country, { isTaxed, seller })).toEqual(missing);
});

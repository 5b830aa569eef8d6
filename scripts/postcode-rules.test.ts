import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { postcodeRulesText } from './postcode-rules.ts';

it('the rules of postcodes are those of the address data (node scripts/write-postcode-rules.ts)', () => {
  const written = readFileSync(new URL('../src/domain/people/postcode-rules.ts', import.meta.url), 'utf8');
  expect(written).toBe(postcodeRulesText());
});

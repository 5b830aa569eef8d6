import * as z from 'zod/mini';
import { LAW_COUNTRIES, LEGAL_FACTS } from '../../domain/legal/legal-facts.ts';
import { STAFF_MAX } from '../../domain/people/staff-limits.ts';
import { manyLines, oneLine } from '../texts.ts';
import { version, versionIfKnown } from './staff-versions.ts';

const fact = z.string().check(oneLine, z.maxLength(STAFF_MAX.legalFact, 'too_long'));
const text = z.string().check(manyLines, z.maxLength(STAFF_MAX.legalText, 'too_long'));

/** What a restaurant says of itself by law, and texts of its own instead of the given ones ('': the given ones). */
export const staffLegal = z.object({
  law: z.enum(LAW_COUNTRIES, 'required'),
  company: fact,
  register: fact,
  taxNumber: fact,
  responsible: fact,
  dataContact: fact,
  host: fact,
  terms: text,
  privacy: text,
  imprint: text,
  allergens: text,
});
export const staffLegalChange = z.extend(staffLegal, versionIfKnown);
export const staffLegalAnswer = z.object({
  data: z.extend(staffLegal, {
    version,
    /** The number of the present texts, which customers accept; null: nothing was ever saved, so the pages keep their placeholders. */
    edition: z.nullable(z.int()),
    /** What the chosen law demands and is missing. */
    missing: z.array(z.enum(LEGAL_FACTS)),
  }),
});

export type StaffLegal = z.infer<typeof staffLegal>;
export type StaffLegalRecord = z.infer<typeof staffLegalAnswer>['data'];

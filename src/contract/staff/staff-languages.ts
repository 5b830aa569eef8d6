import * as z from 'zod/mini';
import { language } from '../primitives.ts';
import { version, versionIfKnown } from './staff-versions.ts';

/** The languages that customers are offered. */
export const offeredLanguages = z.object({
  /** The restaurant's own one is kept, whether it is named or not. */
  languages: z.array(language).check(z.maxLength(20)),
});
export const offeredLanguagesAnswer = z.object({ data: z.extend(offeredLanguages, { version }) });
export const offeredLanguagesChange = z.extend(offeredLanguages, versionIfKnown);

export type OfferedLanguages = z.infer<typeof offeredLanguages>;

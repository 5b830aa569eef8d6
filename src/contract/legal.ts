import * as z from 'zod/mini';
import { LAW_COUNTRIES } from '../domain/legal/legal-facts.ts';
import { language } from './primitives.ts';

const fact = z.string();

/** What a restaurant says of itself by law; a fact that it does not give is ''. */
export const legalFacts = z.object({
  /** The country whose law its terms name. */
  law: z.enum(LAW_COUNTRIES),
  /** The company or person that runs the restaurant, with its legal form. */
  company: fact,
  register: fact,
  taxNumber: fact,
  /** Who is responsible for the site. */
  responsible: fact,
  dataContact: fact,
  host: fact,
});
/** The facts as every page knows them, and since when they and the texts are so. */
export const publicLegal = z.extend(legalFacts, {
  version: z.int(),
  changedAt: z.iso.datetime(),
  /** Which texts are the restaurant's own. */
  own: z.array(z.enum(['terms', 'privacy', 'imprint', 'allergens'])),
});
/** The restaurant's own legal texts in its own language; '' where it uses the given ones. */
export const legalTexts = z.object({
  terms: z.string(),
  privacy: z.string(),
  imprint: z.string(),
  allergens: z.string(),
});
export const legalTextsAnswer = z.object({ data: z.extend(legalTexts, { lang: language }) });

export type PublicLegal = z.infer<typeof publicLegal>;
export type LegalTexts = z.infer<typeof legalTexts>;

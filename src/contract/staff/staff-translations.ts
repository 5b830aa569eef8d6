import * as z from 'zod/mini';
import { STAFF_MAX } from '../../domain/people/staff-limits.ts';
import { language } from '../primitives.ts';
import { manyLines } from '../texts.ts';

/** What a text's translation needs: one, a newer one, a look by a person, or nothing. */
export const TRANSLATION_STATES = ['missing', 'outdated', 'machine', 'done'] as const;
export const TRANSLATED_SUBJECTS = [
  'restaurant',
  'category',
  'product',
  'option_group',
  'option_value',
  'deal',
  'deal_line',
  'promotion',
  'highlight',
  'closure',
] as const;

/** Which text: of what kind of record, of which one, and its field there. */
const place = {
  subject: z.enum(TRANSLATED_SUBJECTS),
  subjectId: z.string().check(z.minLength(1), z.maxLength(100)),
  field: z.string().check(z.minLength(1), z.maxLength(100)),
};

export const translationText = z.object({
  ...place,
  /** The record's own name in the restaurant's language, where it has one. */
  name: z.nullable(z.string()),
  /** In the restaurant's language. */
  original: z.string(),
  translation: z.nullable(z.string()),
  state: z.enum(TRANSLATION_STATES),
});
const counts = z.object({
  language,
  missing: z.int(),
  outdated: z.int(),
  machine: z.int(),
  done: z.int(),
});
export const translationsQuery = z.object({ targetLanguage: language });
export const translationsAnswer = z.object({
  data: z.object({
    texts: z.array(translationText),
    /** Of each language but the restaurant's own. */
    counts: z.array(counts),
    /** Whether a translation provider is set. */
    canSuggest: z.boolean(),
  }),
});

export const translationsChange = z.object({
  targetLanguage: language,
  texts: z
    .array(
      z.object({
        ...place,
        /** The original that was translated: another one by now keeps its translation. */
        original: z.string().check(manyLines, z.maxLength(STAFF_MAX.legalText, 'too_long')),
        /** The translation that the editor saw; missing: whatever it is. */
        before: z.optional(z.nullable(z.string().check(z.maxLength(STAFF_MAX.legalText, 'too_long')))),
        /** '': none. */
        text: z.string().check(manyLines, z.maxLength(STAFF_MAX.description, 'too_long')),
      }),
    )
    .check(z.minLength(1, 'required'), z.maxLength(STAFF_MAX.translations, 'too_long')),
});
export const translationsChanged = z.object({
  data: z.object({
    /** Those that were sent, as they are now. */
    texts: z.array(translationText),
    counts: z.array(counts),
    /** How many were left alone: changed meanwhile by somebody else, or gone. */
    left: z.int(),
  }),
});

export const translationSuggestionsInput = z.object({ targetLanguage: language });
export const translationSuggestions = z.object({
  data: z.object({ texts: z.array(z.object({ ...place, text: z.string() })) }),
});

export type TranslationState = (typeof TRANSLATION_STATES)[number];
export type TranslationText = z.infer<typeof translationText>;
export type TranslationCounts = z.infer<typeof counts>;
export type Translations = z.infer<typeof translationsAnswer>['data'];
export type TranslationsChange = z.infer<typeof translationsChange>;
export type TranslationsChanged = z.infer<typeof translationsChanged>['data'];
export type TranslationSuggestions = z.infer<typeof translationSuggestions>['data'];

/** How long a field's text may be, as its own form has it. */
export function longestTranslation({ subject, field }: Pick<TranslationText, 'subject' | 'field'>): number {
  if ((subject === 'category' || subject === 'deal') && field === 'description') return STAFF_MAX.categoryDescription;
  if (subject === 'highlight' && field === 'link_text') return STAFF_MAX.linkText;
  if (subject === 'highlight' && field === 'title') return STAFF_MAX.name;
  if (field === 'subtitle' || field === 'name' || field === 'label') return STAFF_MAX.itemName;
  if (subject === 'closure') return STAFF_MAX.closureSentence;
  if (subject === 'restaurant' && !/aragraph|mission/.test(field)) return STAFF_MAX.aboutLine;
  return STAFF_MAX.description;
}

import * as z from 'zod/mini';
import { MAX } from '../domain/limits.ts';
import { currency, id, language } from './primitives.ts';
import { auditAnswer } from './staff-audit.ts';
import { staffCategory } from './staff-menu-categories.ts';
import { staffDishLine } from './staff-menu-dishes.ts';
import { staffOptionGroup } from './staff-menu-options.ts';

/** The menu as its owners edit it, what is off the menu included, in menu order. */
export const menuRecord = z.object({
  categories: z.array(staffCategory),
  products: z.array(staffDishLine),
  optionGroups: z.array(staffOptionGroup),
  /** Every text must be there in it. */
  contentLanguage: language,
  currency,
  /** Whether a machine can be asked for translations. */
  canSuggest: z.boolean(),
});
export const menuRecordAnswer = z.object({ data: menuRecord });

export const menuThingParams = z.object({ id });

/** What a machine makes of a text in the restaurant's own language. Nothing is saved. */
export const textSuggestionsInput = z.object({
  text: z.string('required').check(z.trim(), z.minLength(1, 'required'), z.maxLength(MAX.translatedText, 'too_long')),
  languages: z.array(language).check(z.minLength(1, 'required'), z.maxLength(8)),
});
/** Languages that there is no translation to are left out. */
export const textSuggestionsAnswer = z.object({ data: z.object({ texts: z.partialRecord(language, z.string()) }) });

/** As the audit has it, for those who may edit the menu. */
export const dishHistoryAnswer = auditAnswer;

export type MenuRecord = z.infer<typeof menuRecord>;
export type TextSuggestionsInput = z.infer<typeof textSuggestionsInput>;
export type TextSuggestions = z.infer<typeof textSuggestionsAnswer>['data'];

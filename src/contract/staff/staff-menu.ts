import * as z from 'zod/mini';
import { MAX } from '../../domain/limits.ts';
import { currency, id, language } from '../primitives.ts';
import { auditAnswer } from './staff-audit.ts';
import { staffCategory } from './staff-menu-categories.ts';
import { staffDishLine } from './staff-menu-dishes.ts';
import { staffOptionGroup } from './staff-menu-options.ts';

/** The menu as owners and managers edit it, in menu order, inactive records included. */
export const menuRecord = z.object({
  categories: z.array(staffCategory),
  products: z.array(staffDishLine),
  optionGroups: z.array(staffOptionGroup),
  /** Every text must exist in this language. */
  contentLanguage: language,
  currency,
  /** Whether a translation provider is configured. */
  canSuggest: z.boolean(),
  /** Whether the menu began with a template and nothing of it was sold: it can be emptied again. */
  canEmpty: z.boolean(),
});
export const menuRecordAnswer = z.object({ data: menuRecord });

export const menuThingParams = z.object({ id });

/** Asks for translations of a text in the content language. Nothing is saved. */
export const textSuggestionsInput = z.object({
  text: z.string('required').check(z.trim(), z.minLength(1, 'required'), z.maxLength(MAX.translatedText, 'too_long')),
  languages: z.array(language).check(z.minLength(1, 'required'), z.maxLength(8)),
});
/** Languages without a translation are missing. */
export const textSuggestionsAnswer = z.object({ data: z.object({ texts: z.partialRecord(language, z.string()) }) });

/** The audit entries of one dish, for those who may edit the menu but not read the whole log. */
export const dishHistoryAnswer = auditAnswer;

export type MenuRecord = z.infer<typeof menuRecord>;
export type TextSuggestionsInput = z.infer<typeof textSuggestionsInput>;
export type TextSuggestions = z.infer<typeof textSuggestionsAnswer>['data'];

import { z } from 'zod';
import { firstSupportedLanguage, type Language } from '../../../domain/languages.ts';
import type { ToolCaller } from './tool.ts';

export const languageTag = z
  .string()
  .max(35)
  .optional()
  .describe(
    'The language to answer in, as a BCP 47 tag such as "ja". Another is answered where the restaurant offers none of it.',
  );

/** The language of a call: its own, where the restaurant offers it, else that of the request. */
export function askedLanguage({ tenant, language }: Pick<ToolCaller, 'tenant' | 'language'>, tag?: string): Language {
  return firstSupportedLanguage([tag ?? ''], tenant.languages) ?? language;
}

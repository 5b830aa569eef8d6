import * as z from 'zod/mini';
import { LANGUAGES } from '../domain/languages.ts';
import { MAX } from '../domain/limits.ts';

export const translateInput = z.object({
  text: z
    .string('text_and_language_required')
    .check(z.trim(), z.minLength(1, 'text_and_language_required'), z.maxLength(MAX.translatedText, 'too_long')),
  targetLanguage: z.enum(LANGUAGES, 'text_and_language_required'),
});
export const translateAnswer = z.object({ ok: z.literal(true), data: z.object({ translatedText: z.string() }) });

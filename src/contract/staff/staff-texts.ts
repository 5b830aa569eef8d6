import * as z from 'zod/mini';
import { LANGUAGES } from '../../domain/languages.ts';
import type { line, lines } from '../texts.ts';

type Words = ReturnType<typeof line | typeof lines>;

/** A text by language, with who wrote it. Sending another text for a language replaces a machine's. */
export const staffText = z.partialRecord(
  z.enum(LANGUAGES),
  z.object({ text: z.string(), provenance: z.enum(['authored', 'machine']) }),
);

/**
 * A text by language. null deletes a language, so that it may be machine-translated again. Missing languages keep their texts,
 * except that a change in the content language deletes machine translations.
 */
export const staffTextInput = (words: Words) => z.partialRecord(z.enum(LANGUAGES), z.nullable(words));

/** A text in all its languages, which replaces the stored ones. */
export const wholeText = (words: Words) => z.partialRecord(z.enum(LANGUAGES), words);

export type WholeText = z.infer<ReturnType<typeof wholeText>>;
export type StaffText = z.infer<typeof staffText>;
export type StaffTextInput = z.infer<ReturnType<typeof staffTextInput>>;

import * as z from 'zod/mini';
import { LANGUAGES } from '../domain/languages.ts';
import type { line, lines } from './texts.ts';

type Words = ReturnType<typeof line | typeof lines>;

/** What the restaurant publishes, by language; a machine's words may be put right by sending others. */
export const staffText = z.partialRecord(
  z.enum(LANGUAGES),
  z.object({ text: z.string(), provenance: z.enum(['authored', 'machine']) }),
);

/**
 * The restaurant's own words by language; null takes them away, so that a machine may translate again. Languages that
 * are left out keep theirs, but for a machine's when the restaurant's own language changes: they are translated anew.
 */
export const staffTextInput = (words: Words) => z.partialRecord(z.enum(LANGUAGES), z.nullable(words));

/** A text with all its languages, in place of whatever there was. */
export const wholeText = (words: Words) => z.partialRecord(z.enum(LANGUAGES), words);

export type WholeText = z.infer<ReturnType<typeof wholeText>>;
export type StaffText = z.infer<typeof staffText>;
export type StaffTextInput = z.infer<ReturnType<typeof staffTextInput>>;

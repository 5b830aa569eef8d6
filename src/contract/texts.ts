import * as z from 'zod/mini';

/**
 * Every text that people type passes `oneLine` or `manyLines` before its length is checked. They remove control characters and
 * bidirectional embeddings, overrides and isolates (U+202A to U+202E, U+2066 to U+2069), which could reorder the page around the
 * text. Removed instead of refused, because pasted text brings them along unseen. Joiners and single direction marks stay:
 * scripts and emoji need them.
 */
const TURNS = /[\u202A-\u202E\u2066-\u2069]/g;

/** For names, streets and other single lines: line breaks and control characters become spaces. */
export const oneLine = z.overwrite<string>((text) =>
  text
    .replace(TURNS, '')
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim(),
);

/** For comments and descriptions: line breaks and tabs stay. */
export const manyLines = z.overwrite<string>((text) =>
  text
    .replace(TURNS, '')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim(),
);

/** A required single line. */
export const line = (max: number) =>
  z.string('required').check(oneLine, z.minLength(1, 'required'), z.maxLength(max, 'too_long'));
export const optionalLine = (max: number) =>
  z.optional(z.nullable(z.string().check(oneLine, z.maxLength(max, 'too_long'))));
/** A required text that may have several lines. */
export const lines = (max: number) =>
  z.string('required').check(manyLines, z.minLength(1, 'required'), z.maxLength(max, 'too_long'));

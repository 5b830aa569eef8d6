import * as z from 'zod/mini';

/**
 * Every text that people type goes through one of these two before its length is judged. What they take away nobody sees
 * or means: control characters, and marks that turn around what stands behind them, that of the page too. Pasting brings
 * them along, so nothing is refused for them. Joiners and the marks of one letter's direction stay: scripts and emoji need them.
 */
const TURNS = /[\u202A-\u202E\u2066-\u2069]/g;

/** A name, a street: what breaks a line in it, or is no character, stands for a space. */
export const oneLine = z.overwrite<string>((text) =>
  text
    .replace(TURNS, '')
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim(),
);

/** A comment, a description: its lines and indents stay. */
export const manyLines = z.overwrite<string>((text) =>
  text
    .replace(TURNS, '')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim(),
);

/** A line that must not be left out. */
export const line = (max: number) =>
  z.string('required').check(oneLine, z.minLength(1, 'required'), z.maxLength(max, 'too_long'));
export const optionalLine = (max: number) =>
  z.optional(z.nullable(z.string().check(oneLine, z.maxLength(max, 'too_long'))));
/** A text of several lines that must not be left out. */
export const lines = (max: number) =>
  z.string('required').check(manyLines, z.minLength(1, 'required'), z.maxLength(max, 'too_long'));

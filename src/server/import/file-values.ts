/** Values that several parts of a restaurant file have (`restaurant-file.ts` says its conventions). */
import { z } from 'zod';
import { LANGUAGES } from '../../domain/languages.ts';
import { STAFF_MAX } from '../../domain/people/staff-limits.ts';

/** Names a thing within its list, for ever. */
export const key = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'lower-case words joined by hyphens')
  .max(60);
/** A text of at most `max` characters: one string for all languages, or one per language. */
export const textOf = (max: number) => {
  const words = z.string().trim().min(1).max(max, `at most ${max} characters`);
  return z.union([words, z.partialRecord(z.enum(LANGUAGES), words)]);
};
export const text = textOf(STAFF_MAX.description);
/** Of a dish, category, option group, option or promotion. */
export const itemName = textOf(STAFF_MAX.itemName);
export const fileClock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'a time such as 18:30');
/** `moneyIssues` looks whether the file's currency has such amounts. */
export const fileMoney = z.number().min(0);
export const picture = z.string().regex(/\.(avif|webp|png|jpe?g)$/i, 'a path to an AVIF, WebP, PNG or JPEG file');

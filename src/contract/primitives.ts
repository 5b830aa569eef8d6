import * as z from 'zod/mini';
import { LANGUAGES } from '../domain/languages.ts';
import { PAGE_SIZE } from '../domain/limits.ts';

/** An opaque id. */
export const id = z.string().check(z.minLength(1), z.maxLength(64), z.regex(/^[A-Za-z0-9_-]+$/));

/** `when` of a check of a whole input: also if some of its fields are wrong, so that all errors are shown at once. */
export const ofAnyObject = ({ value }: { value: unknown }): boolean => value instanceof Object;

/** More than any order costs in the currency with the smallest units. */
const MOST = 1e12;

/** Money on the wire: a decimal number with as many decimals as the restaurant's currency has. */
export const amount = z.number().check(z.nonnegative(), z.maximum(MOST));
/** A computed amount: of many orders together, or of a cart. It has no maximum. */
export const moneySum = z.number().check(z.nonnegative());
/** Money that may be negative: an option's adjustment. */
export const signedMoney = z.number().check(z.minimum(-MOST), z.maximum(MOST));

/** Amounts by the id of a size; a size that is not named: what it costs anyway. */
export const bySize = <Amount extends z.ZodMiniNumber>(amount: Amount) => z.record(z.string(), amount);

/** An instant in UTC, ISO 8601. */
export const instant = z.iso.datetime();

/** A file of text, sent as such. */
export const textFile = z.string();

export const language = z.enum(LANGUAGES);

/**
 * The restaurant's own texts for those that a machine translated, by the text's name; undefined: people wrote all of them
 * (DECISIONS, settled 4).
 */
export const originals = z.optional(z.record(z.string(), z.string()));

/** The language of each text that is in another one than the record's `lang`, by the text's name; undefined: none is. */
export const langs = z.optional(z.record(z.string(), language));

export const paging = {
  page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(10_000)), 1),
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(PAGE_SIZE.largest)), PAGE_SIZE.orders),
};
export const sortOrder = z._default(z.enum(['asc', 'desc']), 'desc');

/**
 * A picture in its sizes. `src` is a WebP, which every browser shows; `avif` and `webp` are `srcset` values; `color` is the
 * backdrop until it is loaded.
 */
export const image = z.object({
  src: z.string(),
  avif: z.string(),
  webp: z.string(),
  width: z.int(),
  height: z.int(),
  color: z.string(),
});

export const currency = z.object({ code: z.string(), symbol: z.string() });

export type Image = z.infer<typeof image>;
export type Currency = z.infer<typeof currency>;

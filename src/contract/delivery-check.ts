import * as z from 'zod/mini';
import { MAX } from '../domain/limits.ts';
import { location } from './accounts/addresses.ts';
import { amount, instant, ofAnyObject } from './primitives.ts';
import { oneLine, optionalLine } from './texts.ts';

/** Where somebody is, in whichever way they say it. */
export const deliveryCheckInput = z
  .object({
    /** A postcode, a street or a whole address, as typed. */
    text: z._default(z.string().check(oneLine, z.maxLength(MAX.addressSearch, 'too_long')), ''),
    /** Known already, as of an answer before: it is not searched for again. */
    postalCode: optionalLine(MAX.postcode),
    country: optionalLine(MAX.country),
    location: z.optional(z.nullable(location)),
  })
  .check(
    z.refine<{ text?: string; postalCode?: string | null | undefined; location?: unknown }>(
      ({ text, postalCode, location: point }) => Boolean(text || postalCode || point),
      { error: 'required', path: ['text'], when: ofAnyObject },
    ),
  );

/**
 * `closed`: not at this time. `postcode_needed`, `point_needed`: it takes that to know. `not_found`: nobody knows what the text means.
 */
const CHECK_STATES = ['inside', 'closed', 'outside', 'postcode_needed', 'point_needed', 'not_found'] as const;

/** What it was taken for, as an order is addressed. Empty: not known. */
export const checkedPlace = z.object({
  street: z.string(),
  city: z.string(),
  postalCode: z.string(),
  country: z.string(),
  /** [longitude, latitude]; null: not known. */
  coordinates: z.nullable(z.tuple([z.number(), z.number()])),
});

/** What holds there: the zone's terms, or the restaurant's own. */
const terms = z.object({
  /** Of the zone; empty: the restaurant has not divided its area. */
  name: z.string(),
  fee: amount,
  minimumOrderValue: amount,
  /** The subtotal from which on there is no fee; missing: there always is. */
  freeFrom: z.optional(amount),
  /** From the restaurant, as the crow flies; missing: the place is not known. */
  kilometres: z.optional(z.number()),
});

/** Whether the restaurant delivers there, and by which terms. It promises nothing: placing the order decides, by the same rules. */
export const deliveryCheck = z.object({
  state: z.enum(CHECK_STATES),
  /** null: nothing was found. */
  place: z.nullable(checkedPlace),
  /** null: it does not deliver there, or not now. */
  terms: z.nullable(terms),
  /** When it would be there as soon as possible; null: not now, or the restaurant says only how long it usually takes. */
  asap: z.nullable(z.object({ at: instant, to: z.nullable(instant) })),
});
export const deliveryCheckAnswer = z.object({ data: deliveryCheck });

export type DeliveryCheckInput = z.infer<typeof deliveryCheckInput>;
export type DeliveryCheck = z.infer<typeof deliveryCheck>;
export type CheckedPlace = z.infer<typeof checkedPlace>;

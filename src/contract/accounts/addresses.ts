import * as z from 'zod/mini';
import { ADDRESS_SEARCH, DEFAULTS, MAX } from '../../domain/limits.ts';
import { isPostcodeOf, postcodeNeed } from '../../domain/people/postcode.ts';
import { id, ofAnyObject } from '../primitives.ts';
import { line, oneLine, optionalLine } from '../texts.ts';

const latitude = z.number().check(z.minimum(-90), z.maximum(90));
const longitude = z.number().check(z.minimum(-180), z.maximum(180));

/** A GeoJSON Point; coordinates are [longitude, latitude]. */
export const location = z.object({ type: z.literal('Point'), coordinates: z.tuple([longitude, latitude]) });

export const address = z.object({
  _id: z.string(),
  label: z.string(),
  street: z.string(),
  city: z.string(),
  postalCode: z.string(),
  /** Legacy alias of postalCode, always with the same value. */
  postcode: z.string(),
  country: z.string(),
  /** Note for the driver. */
  note: z.nullable(z.string()),
  isDefault: z.boolean(),
  placeId: z.nullable(z.string()),
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
});

/** The lines of an address as typed. `hasPostcode` checks whether it needs a `postalCode` or its legacy alias `postcode`. */
export const addressLines = {
  street: line(MAX.street),
  city: line(MAX.city),
  postalCode: optionalLine(MAX.postcode),
  postcode: optionalLine(MAX.postcode),
  country: optionalLine(MAX.country),
  note: optionalLine(MAX.deliveryNote),
};
type Line = string | null | undefined;
/** A postcode, where the address's country has them (`domain/people/postcode.ts`). */
export const hasPostcode = z.refine<{ postalCode?: Line; postcode?: Line; country?: Line }>(
  ({ postalCode, postcode, country }) =>
    Boolean(postalCode || postcode) || postcodeNeed(String(country || DEFAULTS.country)) !== 'required',
  { error: 'required', path: ['postalCode'], when: ofAnyObject },
);

/**
 * A typed postcode of the shape that the address's country has. Without a country nobody says which one it is, and of a place that was
 * searched for only the postcode's beginning may be known.
 */
export const hasPostcodeOfCountry = z.refine<{ postalCode?: Line; postcode?: Line; country?: Line; placeId?: Line }>(
  ({ postalCode, postcode, country, placeId }) => {
    const given = postalCode || postcode;
    return !given || !country || Boolean(placeId) || isPostcodeOf(String(country), String(given));
  },
  { error: 'postcode_invalid', path: ['postalCode'], when: ofAnyObject },
);

export const addressInput = z
  .object({
    label: optionalLine(MAX.addressLabel),
    ...addressLines,
    isDefault: z.optional(z.boolean()),
    placeId: optionalLine(MAX.placeId),
    latitude: z.optional(z.nullable(latitude)),
    longitude: z.optional(z.nullable(longitude)),
    location: z.optional(z.nullable(location)),
  })
  .check(hasPostcode, hasPostcodeOfCountry);

export const addressParams = z.object({ id });
export const addressAnswer = z.object({ data: z.object({ address }) });

/** One token per search, for providers that bill by search. */
const sessionToken = z.string().check(z.minLength(1), z.maxLength(64), z.regex(/^[\x21-\x7e]+$/));
/** ISO 3166 codes, comma-separated or as repeated parameters. */
const regionCode = z.string().check(z.maxLength(60), z.regex(/^(\s*[A-Za-z]{2}\s*(,\s*[A-Za-z]{2}\s*)*)?$/));

export const suggestionsQuery = z.object({
  input: z
    .string()
    .check(oneLine, z.minLength(ADDRESS_SEARCH.minLength, 'too_short'), z.maxLength(MAX.addressSearch, 'too_long')),
  sessionToken,
  includedRegionCodes: z.optional(z.union([regionCode, z.array(regionCode).check(z.maxLength(20))])),
  language: z.optional(z.string().check(z.maxLength(20))),
});
export const suggestion = z.object({
  placePrediction: z.object({ placeId: z.string(), text: z.object({ text: z.string() }) }),
});
export const suggestionsAnswer = z.object({
  /** `attribution` must be shown beside the suggestions, as the data's licence demands. */
  data: z.object({ suggestions: z.array(suggestion), attribution: z.string() }),
});
export const placeQuery = z.object({
  place_id: z.string().check(z.minLength(1), z.maxLength(MAX.placeId)),
  sessionToken,
  language: z.optional(z.string().check(z.maxLength(20))),
});
export const place = z.object({
  street: z.string(),
  city: z.string(),
  postcode: z.string(),
  country: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  placeId: z.string(),
});
export const placeAnswer = z.object({ data: place });

export type Address = z.infer<typeof address>;
export type AddressInput = z.infer<typeof addressInput>;
export type AddressSuggestion = z.infer<typeof suggestion>;
export type Place = z.infer<typeof place>;

import * as z from 'zod/mini';
import { MAX } from '../../domain/limits.ts';
import { safeWebAddress } from '../../domain/look/safe-link.ts';
import { isEmail } from '../../domain/people/email.ts';
import { isProfilePhone, plainPhone } from '../../domain/people/phone.ts';
import { postcodeNeed } from '../../domain/people/postcode.ts';
import { STAFF_MAX } from '../../domain/people/staff-limits.ts';
import { ofAnyObject } from '../primitives.ts';
import { line, oneLine } from '../texts.ts';
import { version, versionIfKnown } from './staff-versions.ts';

/** Name and address of a restaurant, as typed. */
export const placeFields = {
  name: line(STAFF_MAX.name),
  phone: z.string('required').check(z.overwrite(plainPhone), z.refine(isProfilePhone, 'phone_invalid')),
  street: line(MAX.street),
  city: line(MAX.city),
  /** '' where the country has no postcodes: `placeHasPostcode` checks it. */
  postcode: z._default(z.string().check(oneLine, z.maxLength(MAX.postcode, 'too_long')), ''),
  country: line(MAX.country),
};

export const placeHasPostcode = z.refine<{ postcode: string; country: string }>(
  ({ postcode, country }) => Boolean(postcode) || postcodeNeed(String(country)) !== 'required',
  { error: 'required', path: ['postcode'], when: ofAnyObject },
);

const webAddress = z
  .string()
  .check(oneLine, z.maxLength(500, 'too_long'), z.regex(safeWebAddress, 'web_address_invalid'));

const place = z
  .object({ latitude: z.number(), longitude: z.number() }, 'place_invalid')
  .check(
    z.refine(({ latitude, longitude }) => Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180, 'place_invalid'),
  );

const details = z.object({
  ...placeFields,
  /** Coordinates in degrees; null: no map is shown. */
  place: z.nullable(place),
  /** Shown to customers; their replies to mails go there. '': none. */
  email: z.string('required').check(
    z.trim(),
    z.refine((email) => email === '' || isEmail(email), 'email_invalid'),
  ),
  /** null: the restaurant has no profile there. */
  social: z.object({
    facebook: z.nullable(webAddress),
    instagram: z.nullable(webAddress),
    twitter: z.nullable(webAddress),
    youtube: z.nullable(webAddress),
  }),
});
export const staffDetails = details.check(placeHasPostcode);
export const staffDetailsChange = z.extend(details, versionIfKnown).check(placeHasPostcode);

const storedAddress = z.nullable(z.string());
/** As stored, without the form's limits: a restaurant file may contain values that the form would refuse. */
const storedDetails = z.object({
  name: z.string(),
  phone: z.string(),
  street: z.string(),
  city: z.string(),
  postcode: z.string(),
  country: z.string(),
  place: z.nullable(z.object({ latitude: z.number(), longitude: z.number() })),
  email: z.string(),
  social: z.object({
    facebook: storedAddress,
    instagram: storedAddress,
    twitter: storedAddress,
    youtube: storedAddress,
  }),
});
export const staffDetailsAnswer = z.object({ data: z.extend(storedDetails, { version }) });

export type StaffDetails = z.infer<typeof staffDetails>;

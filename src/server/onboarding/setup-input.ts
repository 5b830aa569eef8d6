import * as z from 'zod/mini';
import { registerInput } from '../../contract/accounts/accounts.ts';
import { placeFields, placeHasPostcode } from '../../contract/staff/staff-details.ts';
import { LANGUAGES } from '../../domain/languages.ts';
import { isEmail } from '../../domain/people/email.ts';
import { isSoundJson } from '../platform/database/sound-json.ts';
import { zoneNamed } from './time-zones.ts';

/** The currencies in use (ISO 4217). */
export const CURRENCIES = (
  'AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CLP CNY COP ' +
  'CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HTG HUF IDR ILS INR IQD ' +
  'IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR ' +
  'MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SDG SEK SGD SHP ' +
  'SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX USD UYU UZS VES VND VUV WST XAF XCD XCG XOF ' +
  'XPF YER ZAR ZMW ZWG'
).split(' ');

const restaurantInput = z
  .object({
    ...placeFields,
    /** Shown to customers; '': none. The address with which the owner signs in is nobody's business. */
    publicEmail: z._default(
      z.string().check(
        z.trim(),
        z.refine((email) => email === '' || isEmail(email), 'email_invalid'),
      ),
      '',
    ),
    slug: z
      .string('required')
      .check(z.trim(), z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'slug_invalid'), z.maxLength(40, 'too_long')),
    contentLanguage: z.enum(LANGUAGES),
    currency: z.string().check(z.refine((code) => CURRENCIES.includes(code), 'required')),
    timezone: z.string('required').check(
      z.refine((zone) => zone.trim() !== '', { error: 'required', abort: true }),
      z.overwrite((zone) => zoneNamed(zone) ?? zone),
      z.refine((zone) => zoneNamed(zone) !== undefined, 'zone_unknown'),
    ),
  })
  .check(placeHasPostcode);

export type SetupInput = z.infer<typeof restaurantInput> & {
  owner: { name: string; email: string; password: string };
};
/** The form's fields as typed, by name. */
export type SetupFields = Record<string, string>;

/** Parses the form. `errors` has the names of sentences by field. */
export function parseSetup(fields: SetupFields): { input: SetupInput } | { errors: Record<string, string> } {
  const restaurant = restaurantInput.safeParse(fields);
  const { ownerName: name, email, password } = fields;
  const owner = registerInput.safeParse({ name, email, password, confirmPassword: password, acceptedTerms: true });
  // Characters that cannot be stored, as in JSON bodies.
  const broken = Object.keys(fields).filter((field) => !isSoundJson(fields[field]));
  if (restaurant.success && owner.success && !broken.length)
    return { input: { ...restaurant.data, owner: owner.data } };
  const errors: Record<string, string> = Object.fromEntries(broken.map((field) => [field, 'invalid']));
  for (const { path, message } of restaurant.error?.issues ?? []) errors[String(path[0])] ??= message;
  for (const { path, message } of owner.error?.issues ?? []) {
    errors[path[0] === 'name' ? 'ownerName' : String(path[0])] ??= message;
  }
  return { errors };
}

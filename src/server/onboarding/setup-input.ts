import * as z from 'zod/mini';
import { registerInput } from '../../contract/accounts/accounts.ts';
import { placeFields, placeHasPostcode } from '../../contract/staff/staff-details.ts';
import { LANGUAGES } from '../../domain/languages.ts';
import { isSoundJson } from '../platform/database/sound-json.ts';

/** Those that the form offers; a restaurant file may name any other. */
export const CURRENCIES = (
  'EUR GBP USD CHF BRL CAD AUD NZD MXN CNY INR PLN SEK NOK DKK ISK CZK HUF RON BGN RSD TRY UAH ' +
  'JPY KRW TWD HKD SGD MYR THB IDR PHP VND AED SAR KWD BHD OMR JOD ILS EGP MAD TND ZAR NGN KES GHS XOF XAF ' +
  'ARS CLP COP PEN UYU'
).split(' ');
export const ZONES: readonly string[] = Intl.supportedValuesOf('timeZone');

const restaurantInput = z
  .object({
    ...placeFields,
    slug: z
      .string('required')
      .check(z.trim(), z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'slug_invalid'), z.maxLength(40, 'too_long')),
    contentLanguage: z.enum(LANGUAGES),
    currency: z.string().check(z.refine((code) => CURRENCIES.includes(code), 'required')),
    timezone: z.string().check(z.refine((zone) => ZONES.includes(zone), 'required')),
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

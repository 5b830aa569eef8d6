/** What somebody typed, taken apart. */
export interface AddressInputParts {
  /** As postcodes are written: "CO1 1JN", "1200-195"; empty when none was typed. */
  postcode: string;
  /** The postcode's, ISO 3166; null without one. */
  country: 'GB' | 'PT' | null;
  /** Ways to read the rest, the likeliest first: the last words may name the town, or nothing does yet. */
  readings: { street: string; town: string }[];
}

const GB_POSTCODE = /\b([A-Z]{1,2}\d[A-Z\d]?)\s*(\d[A-Z]{2})\b/i;
const PT_POSTCODE = /\b(\d{4})-(\d{3})\b/;
const COUNTRY = /[\s,]*\b(united kingdom|great britain|england|scotland|wales|uk|reino unido|portugal)\s*$/i;
/** British streets end with one of these; nobody means the town of Street, Somerset, by "High Street". */
const ENDINGS =
  'street st road rd lane ln avenue ave close drive way court place row hill green park square terrace walk'.split(' ');
/** Portuguese streets begin with one of these, and need a name of their own before a town can follow. */
const BEGINNINGS = /^(\d+\s+)?(rua|r\.|avenida|av\.?|travessa|praça|largo|estrada|beco|calçada)\s+(?!\S+$)/i;
const PARTICLES = /\s(da|de|do|das|dos|e|são|santo|santa)$/i;

export function parseAddressInput(input: string): AddressInputParts {
  const { rest, ...found } = takePostcode(input);
  const text = rest.replace(COUNTRY, '');
  const parts = text
    .split(',')
    .map(tidy)
    .filter((part) => /[\p{L}\p{N}]/u.test(part));
  const last = parts.at(-1);
  if (last === undefined) return { ...found, readings: found.postcode ? [{ street: '', town: '' }] : [] };
  const street = { street: parts.join(', '), town: '' };
  if (/,\s*$/.test(text)) return { ...found, readings: [street] };
  if (parts.length > 1) return { ...found, readings: [...withCommas(parts), street] };
  return { ...found, readings: [...withoutCommas(last), street] };
}

/** A county may follow the town: "Ely, Cambridgeshire". */
function withCommas(parts: string[]): AddressInputParts['readings'] {
  return [parts.length - 1, parts.length - 2]
    .filter((at) => at >= 0)
    .map((at) => ({ street: parts.slice(0, at).join(', '), town: parts[at] as string }));
}

/** "12 High Street Colch": what follows a whole street may be a town, and so may the whole text. */
function withoutCommas(text: string): AddressInputParts['readings'] {
  const words = text.split(' ');
  const typing = (words.at(-1) as string).toLowerCase();
  if (ENDINGS.some((ending) => ending.startsWith(typing))) return [];
  const splits = words.map((_, at) => ({ street: words.slice(0, at).join(' '), town: words.slice(at).join(' ') }));
  return splits.filter(({ street }) => street === '' || isWholeStreet(street));
}

function isWholeStreet(street: string): boolean {
  const last = street.slice(street.lastIndexOf(' ') + 1).toLowerCase();
  return ENDINGS.includes(last) || (BEGINNINGS.test(`${street} town`) && !PARTICLES.test(street));
}

function takePostcode(input: string): Omit<AddressInputParts, 'readings'> & { rest: string } {
  const british = GB_POSTCODE.exec(input);
  const found = british ?? PT_POSTCODE.exec(input);
  if (!found) return { postcode: '', country: null, rest: input };
  const [whole, outer = '', inner = ''] = found;
  const postcode = british ? `${outer} ${inner}`.toUpperCase() : `${outer}-${inner}`;
  // "Colchester CO1 1JN, United Kingdom" keeps its comma; a postcode between two commas leaves one.
  return { postcode, country: british ? 'GB' : 'PT', rest: input.replace(whole, ' ').replace(/,\s*,/, ',') };
}

function tidy(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

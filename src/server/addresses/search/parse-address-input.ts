import { type FoundPostcode, takePostcode } from './take-postcode.ts';

/** What somebody typed, taken apart. */
export interface AddressInputParts extends Omit<FoundPostcode, 'rest'> {
  /** Ways to read the rest, the likeliest first: the last words may name the town, or nothing does yet. */
  readings: { street: string; town: string }[];
}

const COUNTRY = /[\s,]*\b(united kingdom|great britain|england|scotland|wales|uk|reino unido|portugal)\s*$/i;
/** British streets end with one of these; nobody means the town of Street, Somerset, by "High Street". */
const ENDINGS =
  'street st road rd lane ln avenue ave close drive way court place row hill green park square terrace walk'.split(' ');
/** Portuguese streets begin with one of these, and need a name of their own before a town can follow. */
const BEGINNINGS = /^(\d+\s+)?(rua|r\.|avenida|av\.?|travessa|praça|largo|estrada|beco|calçada)\s+(?!\S+$)/i;
const PARTICLES = /\s(da|de|do|das|dos|e|são|santo|santa)$/i;

export function parseAddressInput(input: string): AddressInputParts {
  const { rest: text, ...found } = takePostcode(input.replace(COUNTRY, ''));
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
  const likely = splits.filter(({ street }) => street === '' || isWholeStreet(street));
  return [...likely, ...likely.filter(({ street }) => street !== '').map(withoutCounty)];
}

/** "12 High Street Colchester Essex" */
function withoutCounty({ street, town }: { street: string; town: string }): { street: string; town: string } {
  return { street, town: town.replace(/ \S+$/, '') };
}

/** "Rua das Flores": its town is in Portugal, also while none is typed. */
export function isPortugueseStreet(street: string): boolean {
  return BEGINNINGS.test(`${street} town`);
}

function isWholeStreet(street: string): boolean {
  const last = street.slice(street.lastIndexOf(' ') + 1).toLowerCase();
  return ENDINGS.includes(last) || (isPortugueseStreet(street) && !PARTICLES.test(street));
}

function tidy(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

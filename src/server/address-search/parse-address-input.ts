import { type FoundPostcode, takePostcode } from './take-postcode.ts';

/** An address as typed, split into its parts. */
export interface AddressInputParts extends Omit<FoundPostcode, 'rest'> {
  /** Possible splits of the rest into street and town, likeliest first. An empty town means that none has been typed yet. */
  readings: { street: string; town: string }[];
}

const COUNTRY = /[\s,]*\b(united kingdom|great britain|england|scotland|wales|uk|reino unido|portugal)\s*$/i;
/** Last words of British street names. In "High Street" nobody means the town of Street in Somerset. */
const ENDINGS =
  'street st road rd lane ln avenue ave close drive way court place row hill green park square terrace walk'.split(' ');
/** First words of Portuguese street names, which must be followed by a name before a town can follow. */
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

/** The town is the last part, or the one before it if a county follows: "Ely, Cambridgeshire". */
function withCommas(parts: string[]): AddressInputParts['readings'] {
  return [parts.length - 1, parts.length - 2]
    .filter((at) => at >= 0)
    .map((at) => ({ street: parts.slice(0, at).join(', '), town: parts[at] as string }));
}

/** The town is whatever follows a complete street name ("12 High Street Colch"), or the whole text. */
function withoutCommas(text: string): AddressInputParts['readings'] {
  const words = text.split(' ');
  const typing = (words.at(-1) as string).toLowerCase();
  if (ENDINGS.some((ending) => ending.startsWith(typing))) return [];
  const splits = words.map((_, at) => ({ street: words.slice(0, at).join(' '), town: words.slice(at).join(' ') }));
  const likely = splits.filter(({ street }) => street === '' || isWholeStreet(street));
  return [...likely, ...likely.filter(({ street }) => street !== '').map(withoutCounty)];
}

/** For "12 High Street Colchester Essex". */
function withoutCounty({ street, town }: { street: string; town: string }): { street: string; town: string } {
  return { street, town: town.replace(/ \S+$/, '') };
}

/** Whether the street is Portuguese, such as "Rua das Flores", so that its town is in Portugal too. */
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

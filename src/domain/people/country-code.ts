import { LANGUAGES } from '../languages.ts';
import { POSTCODE_RULES } from './postcode-rules.ts';

/** Names that people write and no list of countries has. */
const OTHER_NAMES: Record<string, string> = {
  uk: 'GB',
  'great britain': 'GB',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  'northern ireland': 'GB',
  usa: 'US',
  'united states of america': 'US',
  america: 'US',
  'republic of ireland': 'IE',
  eire: 'IE',
  holland: 'NL',
  uae: 'AE',
  emirates: 'AE',
  dubai: 'AE',
  'abu dhabi': 'AE',
  阿联酋: 'AE',
  'hong kong sar': 'HK',
  'macau sar': 'MO',
  turkey: 'TR',
  'czech republic': 'CZ',
};

/** English first: most addresses are kept in it, and all other names take some hundredths of a second. */
const english = once(() => namesIn(() => ['en-GB']));
const others = once(() => namesIn((code) => [...LANGUAGES, 'zh-Hant', ownLanguage(code)]));

/** The ISO 3166 code of a country that somebody typed, in one of our languages or its own: "Deutschland" is DE. null: unknown. */
export function countryCode(name: string): string | null {
  const key = plain(name);
  return english().get(key) ?? others().get(key) ?? null;
}

function namesIn(languagesOf: (code: string) => string[]): Map<string, string> {
  const names = new Map(Object.entries(OTHER_NAMES));
  for (const code of Object.keys(POSTCODE_RULES)) {
    const displayed = [...new Set(languagesOf(code))].flatMap((language) => displayNames(language));
    for (const name of [code, ...displayed.map((each) => each.of(code) ?? '')]) {
      if (!names.has(plain(name))) names.set(plain(name), code);
    }
  }
  return names;
}

const byLanguage = new Map<string, Intl.DisplayNames[]>();

/** In full and short: "Hong Kong SAR China" and "Hong Kong". */
function displayNames(language: string): Intl.DisplayNames[] {
  const known = byLanguage.get(language);
  if (known) return known;
  const made = (['long', 'short'] as const).map(
    (style) => new Intl.DisplayNames([language], { type: 'region', style }),
  );
  byLanguage.set(language, made);
  return made;
}

function ownLanguage(code: string): string {
  return new Intl.Locale(`und-${code}`).maximize().language;
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** Letters alone, without accents and capitals, so that "U.A.E." is "uae". */
function plain(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/[\p{M}.]/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}]+/gu, ' ')
    .trim();
}

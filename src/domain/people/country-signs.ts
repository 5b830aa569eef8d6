import { POSTCODE_RULES } from './postcode-rules.ts';

/**
 * What stands before postcodes in letters from abroad, by ISO 3166 code: the signs that cars of the country carry, where they are
 * not that code, as in "D-10115". Signs that a country has given up are still written.
 */
const SIGNS: Readonly<Record<string, readonly string[]>> = {
  AT: ['A', 'AUT'],
  BE: ['B', 'BEL'],
  CH: ['SUI', 'CHE'],
  CY: ['CYP'],
  CZ: ['CZE'],
  DE: ['D', 'DEU', 'GER'],
  DK: ['DNK'],
  EE: ['EST'],
  ES: ['E', 'ESP'],
  FI: ['FIN', 'SF'],
  FR: ['F', 'FRA'],
  GB: ['UK'],
  GR: ['EL', 'GRC'],
  HR: ['HRV'],
  HU: ['H', 'HUN'],
  IE: ['IRL'],
  IT: ['I', 'ITA'],
  JP: ['J', 'JPN'],
  LI: ['FL'],
  LT: ['LTU'],
  LU: ['L', 'LUX'],
  LV: ['LVA'],
  MC: ['MCO'],
  ME: ['MNE'],
  MK: ['NMK'],
  MT: ['M'],
  NL: ['NLD', 'HOL'],
  NO: ['N', 'NOR'],
  PL: ['POL'],
  PT: ['P', 'PRT'],
  RO: ['ROU'],
  RS: ['SRB', 'YU'],
  SE: ['S', 'SWE'],
  SI: ['SLO', 'SVN'],
  SK: ['SVK'],
  SM: ['RSM'],
  TR: ['TUR'],
  UA: ['UKR'],
  US: ['USA'],
  VA: ['V'],
};

/** The signs of a country besides its ISO 3166 code. */
export function signsOf(code: string): readonly string[] {
  return SIGNS[code] ?? [];
}

/** Whether letters before a postcode name another country than the one of the ISO 3166 code. */
export function isSignOfAnother(sign: string, code: string): boolean {
  if (sign === code) return false;
  return (
    sign in POSTCODE_RULES || Object.entries(SIGNS).some(([other, signs]) => other !== code && signs.includes(sign))
  );
}

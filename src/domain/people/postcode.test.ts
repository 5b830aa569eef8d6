import { describe, expect, it } from 'vitest';
import { countryCode } from './country-code.ts';
import { isPostcodeFirst, isPostcodeOf, postcodeNeed } from './postcode.ts';

describe('the country that an address names', () => {
  it.each([
    ['United Kingdom', 'GB'],
    ['england', 'GB'],
    ['Hong Kong', 'HK'],
    ['香港', 'HK'],
    ['Hong Kong SAR China', 'HK'],
    ['U.A.E.', 'AE'],
    ['Vereinigte Arabische Emirate', 'AE'],
    ['الإمارات العربية المتحدة', 'AE'],
    ['Éire', 'IE'],
    ['Irlanda', 'IE'],
    ['Deutschland', 'DE'],
    ['Nederland', 'NL'],
    ['日本', 'JP'],
    ['pt', 'PT'],
  ])('%s is %s', (name, code) => {
    expect(countryCode(name)).toBe(code);
  });

  it('may be unknown', () => {
    expect(countryCode('Atlantis')).toBeNull();
    expect(countryCode('')).toBeNull();
  });
});

describe('a postcode', () => {
  it('is required, optional or nothing there is', () => {
    const countries = [
      'United Kingdom',
      'Portugal',
      'Ireland',
      'Hong Kong',
      'Vereinigte Arabische Emirate',
      'Atlantis',
    ];
    expect(countries.map(postcodeNeed)).toEqual(['required', 'required', 'optional', 'none', 'none', 'required']);
  });

  it.each([
    ['United Kingdom', 'se19dd'],
    ['United Kingdom', 'AB1 2CD'],
    ['Portugal', '1100 – 053'],
    ['Portugal', '1100'],
    ['Deutschland', 'D-10115'],
    ['Deutschland', 'D 10115'],
    ['Luxemburg', 'L-1234'],
    ['Malta', 'MT-VLT 1117'],
    ['Schweiz', 'ch8001'],
    ['日本', '〒１００−０００１'],
    ['日本', '100ー0001'],
    ['Latvia', '1010'],
    ['Latvia', 'LV-1010'],
    ['Ireland', 'D02AF30'],
    ['Canada', 'k1a 0b1'],
    ['Poland', '00950'],
    ['Hong Kong', 'anything'],
    ['Atlantis', 'anything'],
  ])('of %s may be %s', (country, postcode) => {
    expect(isPostcodeOf(country, postcode)).toBe(true);
  });

  it.each([
    ['United Kingdom', 'NOPE'],
    ['United Kingdom', '10115'],
    ['Deutschland', '1011'],
    ['Deutschland', 'F-67000'],
    ['Portugal', 'CO1 1JN'],
    ['Ireland', '12'],
  ])('of %s cannot be %s', (country, postcode) => {
    expect(isPostcodeOf(country, postcode)).toBe(false);
  });
});

describe('a form asks for the postcode', () => {
  it.each(['Deutschland', 'Portugal', 'Österreich', 'Italia', 'España', 'France', 'Nederland', 'Schweiz', '中国'])(
    'before the town in %s',
    (country) => {
      expect(isPostcodeFirst(country)).toBe(true);
    },
  );

  it.each([
    'United Kingdom',
    'England',
    'Ireland',
    'Vereinigte Staaten',
    'Canada',
    'Japão',
    'Brasil',
    'UAE',
    'Atlantis',
    '',
  ])('after it in %s', (country) => {
    expect(isPostcodeFirst(country)).toBe(false);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deliversTo } from './delivery-area.ts';
import { postcodeBeginning } from './postcode-beginning.ts';

describe('the area that a restaurant delivers to', () => {
  it('is everywhere when none is set', () => {
    expect(deliversTo(null, 'CO1 1JN')).toBe(true);
    expect(deliversTo(undefined, '')).toBe(true);
  });

  it.each([
    ['CO1', 'CO1 1JN', true],
    ['CO1', 'co11jn', true],
    ['CO1', 'CO10 1AA', false],
    ['CO11', 'CO1 1JN', false],
    ['CO11', 'CO11 1AA', true],
    ['CO1 1', 'CO1 1JN', true],
    ['CO1 1', 'CO11 1AA', false],
    ['CO1 1JN', 'CO1 1JN', true],
    ['CO11JN', 'CO1 1JN', true],
    ['CO1 1JN', 'CO1 1JP', false],
    ['CO', 'CO10 1AA', true],
    ['E', 'EC1A 1BB', false],
    ['E', 'E1 6AN', true],
    ['W1', 'W1A 0AX', true],
    ['W1', 'W11 2BQ', false],
    ['SW1', 'SE1 9SG', false],
  ])('with the British %s, for %s: %s', (beginning, postcode, expected) => {
    expect(deliversTo([beginning], postcode)).toBe(expected);
  });

  it.each([
    ['1200', '1200-195', true],
    ['1200', '1200 195', true],
    ['12', '1200-195', true],
    ['1200-1', '1200195', true],
    ['1200 1', '1200-195', true],
    ['1200 1', '1200-295', false],
    ['10115', '10115', true],
    ['101', '10115', true],
    ['102', '10115', false],
    ['1012 AB', '1012AB', true],
    ['D02', 'D02 X285', true],
    ['100', '１００－０００１', true],
  ])('with %s of another country, for %s: %s', (beginning, postcode, expected) => {
    expect(deliversTo([beginning], postcode)).toBe(expected);
  });

  it.each([
    ['Germany', '10115', 'D-10115', true],
    ['Germany', '10115', 'DE-10115', true],
    ['Germany', '10115', 'D 10115', true],
    ['Germany', '10115', 'd10115', true],
    ['Germany', '10115', 'Ｄ－１０１１５', true],
    ['Germany', 'D-10115', '10115', true],
    ['Germany', 'D 101', 'DE–10115', true],
    ['Germany', '10115', 'D-10117', false],
    ['Germany', '10115', 'F-10115', false],
    ['France', '75', 'F-75001', true],
    ['Austria', '1010', 'A-1010', true],
    ['Schweiz', '8001', 'CH-8001', true],
    ['Belgium', '1050', 'B-1050', true],
    ['Denmark', '2100', 'DK-2100', true],
    ['Luxembourg', '1234', 'L-1234', true],
    ['Latvia', '10', 'LV-1010', true],
    ['Latvia', 'LV-10', '1010', true],
    ['Netherlands', '1012', 'NL-1012 ab', true],
    ['Sweden', '111 22', 'SE-11122', true],
    ['Poland', '00', 'PL 00-950', true],
    ['United Kingdom', 'SE1', 'GB-SE1 9DD', true],
    ['United Kingdom', 'E1', 'e1 6an', true],
    ['Ireland', 'D02', 'D02 X285', true],
    ['Ireland', 'D02', 'IRL-D02 X285', true],
  ])('in %s, with %s, for %s: %s', (country, beginning, postcode, expected) => {
    expect(deliversTo([beginning], postcode, country)).toBe(expected);
  });

  it('is any of its beginnings', () => {
    expect(deliversTo(['CO1', 'CO2'], 'CO2 7AA')).toBe(true);
    expect(deliversTo(['CO1', 'CO2'], 'CO3 3AA')).toBe(false);
  });

  it('is nowhere without a postcode', () => {
    expect(deliversTo(['CO1'], ' ')).toBe(false);
  });

  it('takes a postcode as its own beginning, however both are written', () => {
    const sign = fc.constantFrom(...'ABCEWXZ0123456789 -');
    const typed = fc.array(sign, { minLength: 1, maxLength: 9 }).map((signs) => signs.join(''));
    fc.assert(
      fc.property(typed, (postcode) => {
        fc.pre(postcodeBeginning(postcode) !== '');
        expect(deliversTo([postcodeBeginning(postcode)], postcode.toLowerCase())).toBe(true);
      }),
    );
  });
});

describe('a beginning of a postcode', () => {
  it('is kept in capitals, with single blanks and hyphens', () => {
    expect(postcodeBeginning('  co1   1jn ')).toBe('CO1 1JN');
    expect(postcodeBeginning('1200–195 ')).toBe('1200-195');
    expect(postcodeBeginning(' – ')).toBe('');
    expect(postcodeBeginning('-7-')).toBe('7');
  });
});

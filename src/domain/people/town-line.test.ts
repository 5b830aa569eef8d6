import { expect, it } from 'vitest';
import { townLine } from './town-line.ts';

it.each([
  ['Berlin', '10969', 'Deutschland', '10969 Berlin'],
  ['Lisboa', '1200-203', 'Portugal', '1200-203 Lisboa'],
  ['Amsterdam', '1012 AB', 'Nederland', '1012 AB Amsterdam'],
  ['London', 'SE1 9DD', 'United Kingdom', 'London SE1 9DD'],
  ['Dublin', 'D02 X285', 'Ireland', 'Dublin D02 X285'],
  ['Boston', '02118', 'United States', 'Boston 02118'],
  ['Sydney', '2000', 'Australia', 'Sydney 2000'],
  ['Dubai', '', 'UAE', 'Dubai'],
  ['Wien', '1010', undefined, '1010 Wien'],
])('%s %s in %s is written %s', (city, postcode, country, line) => {
  expect(townLine({ city, postcode, country })).toBe(line);
});

it('may have a comma before what comes last', () => {
  expect(townLine({ city: 'London', postcode: 'SE1 9DD' }, ', ')).toBe('London, SE1 9DD');
  expect(townLine({ city: 'Wien', postcode: '1010' }, ', ')).toBe('1010 Wien');
});

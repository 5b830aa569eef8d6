import { expect, it } from 'vitest';
import { postcodeWithin, typedPostcode } from './typed-postcode.ts';

it.each([
  ['CO1 2QB', 'United Kingdom', 'CO1 2QB'],
  ['co12qb', 'United Kingdom', 'CO1 2QB'],
  ['CO1', 'United Kingdom', 'CO1'],
  ['ec1a 1', 'United Kingdom', 'EC1A 1'],
  ['1200-195', 'Portugal', '1200-195'],
  ['1200', 'Portugal', '1200'],
  ['D-10115', 'Germany', 'D-10115'],
  ['10115', 'Germany', '10115'],
])('takes %s of %s for a postcode', (text, country, postcode) => {
  expect(typedPostcode(text, country)).toBe(postcode);
});

it.each(['12 Elm', '12 High Street', 'Rua 12', 'Colchester', '12 High Street, CO1 2QB', '', '?'])(
  'takes "%s" for no postcode',
  (text) => {
    expect(typedPostcode(text, 'United Kingdom')).toBeNull();
  },
);

it('finds the postcode of an address', () => {
  expect(postcodeWithin('12 High Street, Colchester CO1 2QB', 'United Kingdom')).toBe('CO1 2QB');
  expect(postcodeWithin('Hauptstr. 5, 10115 Berlin', 'Germany')).toBe('10115');
  expect(postcodeWithin('Rua Garrett 12, 1200-203 Lisboa', 'Portugal')).toBe('1200-203');
  expect(postcodeWithin('12 High Street, Colchester', 'United Kingdom')).toBeNull();
});

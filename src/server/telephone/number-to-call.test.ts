import { expect, it } from 'vitest';
import { numberToCall } from './number-to-call.ts';

it.each([
  ['07700 900123', 'GB', '+447700900123'],
  ['+49 30 1234567', 'GB', '+49301234567'],
  ['0049 30 1234567', 'DE', '+49301234567'],
  ['30 1234567', null, null],
  ['110', 'DE', null],
  ['', 'DE', null],
])('a number is called as the world writes it: %s in %s is %s', (typed, country, number) => {
  expect(numberToCall(typed, country)).toBe(number);
});

import { expect, it } from 'vitest';
import { parseMinutes } from './usual-minutes.ts';

it.each([
  ['30-45 minutes', 30, 45],
  ['30 – 45 Min.', 30, 45],
  ['30-45 Minuten', 30, 45],
  ['30 bis 45 Minuten', 30, 45],
  ['30 a 45 minutos', 30, 45],
  ['de 30', null, null],
  ['ca. 30 min', 30, 30],
  ['30～45分', 30, 45],
  ['３０～４５分', 30, 45],
  ['約30分', 30, 30],
  ['30-45 分钟', 30, 45],
  ['1-2 hours', 60, 120],
  ['2 Stunden', 120, 120],
  ['an hour', null, null],
  ['30-45', null, null],
  ['45-30 minutes', null, null],
  ['1-25 hours', null, null],
  ['0 min', null, null],
  ['', null, null],
])('%j is read as %j to %j', (text, from, to) => {
  expect(parseMinutes(text)).toEqual(from === null ? null : { from, to });
});

import { expect, test } from 'vitest';
import { firstOfMonth } from './first-of-month.ts';

const written = (day: number, locale: string, options: Intl.DateTimeFormatOptions) =>
  firstOfMonth(
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(Date.UTC(2026, 11, day)),
    locale,
  );

test.each([
  [{ dateStyle: 'long' }, '1er décembre 2026'],
  [{ weekday: 'short', day: 'numeric', month: 'short' }, 'mar. 1er déc.'],
  [{ day: 'numeric', month: 'numeric' }, '01/12'],
] as const)('the first of a month has its ending in French: %o', (options, text) => {
  expect(written(1, 'fr-FR', options)).toBe(text);
});

test('no other day has one, and no other language', () => {
  for (const day of [2, 11, 21, 31]) {
    expect(written(day, 'fr-FR', { dateStyle: 'long' })).toBe(`${day} décembre 2026`);
  }
  expect(written(1, 'es-ES', { dateStyle: 'long' })).toBe('1 de diciembre de 2026');
});

import { expect, it } from 'vitest';
import type { Language } from '../../../domain/languages.ts';
import { WEEKDAYS, type Weekday } from '../../../domain/times/weekdays.ts';
import { servedText, servingText } from './serving-text.ts';

const t = (key: string, values?: Record<string, string | number>) => `${key} ${values?.['date']}`;
const say = (weekdays: readonly Weekday[], language: Language = 'de', dates = {}) =>
  servingText(
    { windows: [{ weekdays: [...weekdays], from: '12:00', to: '15:00' }], firstDate: null, lastDate: null, ...dates },
    { t, language },
  );

it('joins days in a row, names others, and leaves out all seven', () => {
  expect(say(WEEKDAYS.slice(1, 6))).toBe('Mo–Fr 12:00–15:00');
  expect(say(['friday', 'saturday', 'monday'])).toBe('Mo, Fr, Sa 12:00–15:00');
  expect(say(WEEKDAYS)).toBe('12:00–15:00');
  expect(say(WEEKDAYS.slice(1, 6), 'en')).toBe('Mon–Fri 12:00 PM–3:00 PM');
});

it('adds the dates', () => {
  expect(say(WEEKDAYS, 'de', { firstDate: '2026-12-01' })).toBe('12:00–15:00, served_from 1. Dez.');
  expect(say(WEEKDAYS, 'de', { firstDate: '2026-12-01', lastDate: '2026-12-24' })).toBe(
    '12:00–15:00, 1. Dez.–24. Dez.',
  );
});

it('tells a dish’s own hours beside its categories’', () => {
  const date = { windows: [], firstDate: null, lastDate: '2026-12-24' };
  const lunch = { windows: [{ weekdays: [...WEEKDAYS], from: '12:00', to: '15:00' }], firstDate: null, lastDate: null };
  expect(servedText([[date], [lunch]], { t, language: 'de' })).toBe('served_until 24. Dez. · 12:00–15:00');
});

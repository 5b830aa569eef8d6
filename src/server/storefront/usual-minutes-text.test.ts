import { expect, it } from 'vitest';
import { LANGUAGES } from '../../domain/languages.ts';
import { parseMinutes } from '../../domain/times/usual-minutes.ts';
import { usualMinutesText } from './usual-minutes-text.ts';

it('are words in every language, in the specification’s own in English', () => {
  expect(LANGUAGES.map((language) => usualMinutesText({ from: 30, to: 45 }, language)).sort()).toEqual(
    [
      '30-45 minutes',
      '30-45 minutos',
      '30-45 minutos',
      '30-45 minutes',
      '30–45 Minuten',
      '30-45 minuti',
      '30-45 分钟',
      '30～45分',
    ].sort(),
  );
  expect(usualMinutesText({ from: 20, to: 20 }, 'de')).toBe('20 Minuten');
});

it('are read back from each language', () => {
  for (const language of LANGUAGES)
    expect(parseMinutes(usualMinutesText({ from: 25, to: 40 }, language))).toEqual({ from: 25, to: 40 });
});

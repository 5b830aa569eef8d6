import { expect, it } from 'vitest';
import { LANGUAGES } from '../../domain/languages.ts';
import { usualTime } from './usual-time.ts';

it.each(['30-45 minutes', '30–45 min', '30 - 45 mins.'])('%s is put into the language of the reader', (text) => {
  expect(usualTime(text, 'en')).toBe('30-45 minutes');
  expect(usualTime(text, 'de')).toBe('30–45 Minuten');
  expect(usualTime(text, 'ja')).toBe('30～45分');
});

it.each(['45 minutes', 'about an hour', '30-45 Minuten', '1-2 hours'])(
  '%s stays as the restaurant wrote it',
  (text) => {
    for (const language of LANGUAGES) expect(usualTime(text, language)).toBe(text);
  },
);

import { expect, test } from 'vitest';
import type { Language } from '../../../domain/languages.ts';
import { clockTime, DATE_AND_TIME, dateTime, listed } from './format.ts';

const NINE = 9 * 60;

test.each<[Language, string]>([
  ['en', '9:00 AM'],
  ['pt', '09:00'],
  ['es', '9:00'],
  ['fr', '09:00'],
  ['de', '09:00'],
  ['it', '09:00'],
  ['zh', '09:00'],
  ['ja', '9:00'],
])('a morning hour in %s is written as there: %s', (language, time) => {
  expect(clockTime(NINE, language)).toBe(time);
  if (language !== 'en')
    expect(dateTime(Date.UTC(2026, 10, 23, 9), 'UTC', language, DATE_AND_TIME)).toMatch(new RegExp(`[^\\d]${time}$`));
});

test('names are listed with the comma of the language', () => {
  expect(listed(['Piri-piri', 'Aioli'], 'de')).toBe('Piri-piri, Aioli');
  expect(listed(['中辣', '蒜香蛋黄酱'], 'zh')).toBe('中辣、蒜香蛋黄酱');
  expect(listed(['ピリピリ', 'アイオリ'], 'ja')).toBe('ピリピリ、アイオリ');
  expect(listed([], 'ja')).toBe('');
});

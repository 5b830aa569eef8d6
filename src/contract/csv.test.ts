import fc from 'fast-check';
import { expect, it } from 'vitest';
import { csvLine, separatorOf } from './csv.ts';

it('has the separator that spreadsheets expect in the language', () => {
  const languages = ['en', 'zh', 'ja', 'de', 'fr', 'es', 'it', 'pt'] as const;
  expect(languages.map(separatorOf)).toEqual([
    ...['comma', 'comma', 'comma'],
    ...['semicolon', 'semicolon', 'semicolon', 'semicolon', 'semicolon'],
  ]);
});

it('writes numbers with the decimal mark that goes with it, and quotes what would be read as more cells', () => {
  expect(csvLine(['Crème; brûlée', 12.5, 'a"b', -3], 'semicolon')).toBe('"Crème; brûlée";12,5;"a""b";-3\r\n');
  expect(csvLine(['Fish, chips', 12.5, '-3', '=1+1'], 'comma')).toBe('"Fish, chips",12.5,-3, =1+1\r\n');
});

it('keeps every text in its cell', () => {
  fc.assert(
    fc.property(fc.array(fc.string(), { minLength: 1 }), fc.constantFrom('comma', 'semicolon'), (texts, separator) => {
      const line = csvLine(texts, separator as 'comma').slice(0, -2);
      const mark = separator === 'comma' ? ',' : ';';
      const outside = line.replace(/"(?:[^"]|"")*"/g, '');
      expect(outside.split(mark)).toHaveLength(texts.length);
    }),
  );
});

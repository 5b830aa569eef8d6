import { expect, it } from 'vitest';
import { csvLine } from '../../../../contract/csv.ts';
import { readCsv } from '../../../../contract/read-csv.ts';
import type { TranslationText } from '../../../../contract/staff/staff-translations.ts';
import { translationsOfRows } from './translations-of-rows.ts';
import { keyOf } from './use-desk.ts';

const text = (field: string, translation: string | null): TranslationText => ({
  ...{ subject: 'product', subjectId: 'one', field, name: 'Salad' },
  ...{ original: `Original ${field}`, translation, state: translation === null ? 'missing' : 'done' },
});
const texts = [text('name', null), text('description', 'Frisch; grün')];
const expected = { own: 'en', language: 'de', texts } as const;
const file = (...rows: string[][]) =>
  readCsv(new TextEncoder().encode(rows.map((row) => csvLine(row, 'semicolon')).join('')).buffer).rows;
const head = ['id', 'Where', 'en', 'de', 'State'];
const rowOf = (of: TranslationText, words: string) => [keyOf(of), 'Dish', of.original, words, 'Missing'];
const [name, description] = texts as [TranslationText, TranslationText];

it('takes from a file what was filled in or reworded, with the original that its writer read', () => {
  const same = rowOf(description, 'Frisch; grün');
  expect(translationsOfRows(file(head, rowOf(name, 'Salat'), same), expected)).toEqual({
    texts: [{ subject: 'product', subjectId: 'one', field: 'name', original: 'Original name', text: 'Salat' }],
    unknown: 0,
  });
});

it('leaves out empty cells, and counts texts that are gone', () => {
  const gone = ['product/two/name', 'Dish', 'Soup', 'Suppe', 'Missing'];
  expect(translationsOfRows(file(head, rowOf(name, ' '), gone), expected)).toEqual({ texts: [], unknown: 1 });
});

it('takes no file of another language, and none of another kind', () => {
  expect(translationsOfRows(file(head, rowOf(name, 'Salat')), { ...expected, language: 'fr' })).toBeNull();
  expect(translationsOfRows(file(['name', 'price'], ['Salad', '8']), expected)).toBeNull();
});

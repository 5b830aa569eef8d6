import fc from 'fast-check';
import iconv from 'iconv-lite';
import { expect, it } from 'vitest';
import { csvLine } from '../../../../contract/csv.ts';
import { readCsv } from './read-csv.ts';

function bytesOf(text: string, encoding = 'utf8', addBOM = false): ArrayBuffer {
  return new Uint8Array(iconv.encode(text, encoding, { addBOM })).buffer;
}

it.each([
  ['utf8', false],
  ['utf8', true],
  ['utf-16le', true],
  ['utf-16be', true],
  ['win1252', false],
] as const)('reads what a spreadsheet saved as %s (mark: %s), with each separator', (encoding, mark) => {
  for (const separator of [',', ';', '\t']) {
    const text = ['id', 'Käse', 'Œufs €'].join(separator);
    for (const before of ['', `sep=${separator}\r\n`]) {
      const file = bytesOf(`${before}${text}\r\n"a${separator}b"\r\n`, encoding, mark);
      const rows = [['id', 'Käse', 'Œufs €'], [`a${separator}b`]];
      expect(readCsv(file)).toEqual({ rows, badRow: null });
    }
  }
});

it('reads back every text that it wrote, with either separator', () => {
  const cell = fc.string({ unit: fc.constantFrom('a', 'é', '"', ',', ';', ' ', '\n', '-', '=') });
  const line = fc.array(cell, { minLength: 2, maxLength: 4 }).map((texts) => ['x', ...texts]);
  fc.assert(
    fc.property(line, fc.constantFrom('comma', 'semicolon'), (texts, separator) => {
      const head = csvLine(['one', 'two', 'three', 'four'], separator as 'comma');
      // A space before what begins like a formula is the file's.
      const kept = texts.map((text) => text.replace(/^ (?=[=-])/, ''));
      const { rows, badRow } = readCsv(bytesOf(`${head}${csvLine(texts, separator as 'comma')}`, 'utf8', true));
      expect([rows[1], badRow]).toEqual([kept, null]);
    }),
  );
});

it('names the row in which a quotation mark is not doubled', () => {
  expect(readCsv(bytesOf('id;Wo\r\na;b\r\n"say "hi" now";c\r\n')).badRow).toBe(3);
  expect(readCsv(bytesOf('sep=;\r\nid;Wo\r\na;b\r\n"open;c\r\n')).badRow).toBe(4);
});

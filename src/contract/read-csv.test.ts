import fc from 'fast-check';
import iconv from 'iconv-lite';
import { expect, it } from 'vitest';
import { csvLine } from './csv.ts';
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
      expect(readCsv(file)).toMatchObject({ rows, badRow: null });
    }
  }
});

/** Names of dishes with what is special about the letters of each language. */
const MENUS = {
  de: 'Käsespätzle mit Röstzwiebeln und grünem Salat, Weißwürste, Überraschung für Zwölf à 3,50 €',
  fr: 'Crème brûlée à la fleur d’oranger, œufs cocotte, pâtes fraîches où ça plaît, Île flottante, Épinards',
  es: 'Jamón ibérico, albóndigas, piña, ¿picante?, Ñoquis, pingüinos, Ácido',
  it: 'Tiramisù, caffè, perché, bontà così, È così, Città',
  pt: 'Feijão, pão de ló, açúcar, arroz à portuguesa, opções, três maçãs, Água',
  ja: 'マルゲリータ、からあげ定食、とんこつラーメン',
  zh: '宫保鸡丁、不要辣、麻婆豆腐、小笼包',
};

it.each([
  ['win1252', ['de', 'fr', 'es', 'it', 'pt']],
  ['macintosh', ['de', 'fr', 'es', 'it', 'pt']],
  ['cp850', ['de', 'es', 'it', 'pt']],
  ['cp437', ['de', 'es', 'it']],
  ['shift_jis', ['ja']],
  ['gb18030', ['zh']],
] as const)('tells by the letters that a file is in %s, in each language', (encoding, languages) => {
  for (const language of languages) {
    // What an encoding has no sign for, a spreadsheet writes as a question mark.
    const written = iconv.decode(iconv.encode(MENUS[language], encoding), encoding);
    const each = written.split(', ');
    const text = `id;${language}\r\n${each.map((name, place) => `product/${place}/name;${name}`).join('\r\n')}\r\n`;
    expect(readCsv(bytesOf(text, encoding)).rows.map((row) => row[1])).toEqual([language, ...each]);
  }
});

it('takes the letters of Windows where few letters tell', () => {
  for (const name of Object.values(MENUS)
    .slice(0, 5)
    .flatMap((names) => names.split(', ')))
    expect(readCsv(bytesOf(`id;x\r\na;${name}\r\n`, 'win1252')).rows[1]?.[1]).toBe(name);
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

it('counts rows as spreadsheets do, of which empty ones are left out', () => {
  const { rows, numbers } = readCsv(bytesOf('id;Wo\r\n\r\na;b\r\n;;\r\n"two\r\nlines";c\r\nd;e\r\n'));
  expect(rows.map(([first]) => first)).toEqual(['id', 'a', 'two\r\nlines', 'd']);
  expect(numbers).toEqual([1, 3, 5, 6]);
});

import { type Language, LOCALES } from '../domain/languages.ts';

/** Between cells: spreadsheets expect a semicolon where a comma is the decimal mark. */
export type CsvSeparator = 'comma' | 'semicolon';

/** What spreadsheets expect where a language is at home. */
export function separatorOf(language: Language): CsvSeparator {
  const marks = new Intl.NumberFormat(LOCALES[language]).formatToParts(0.5);
  return marks.some(({ type, value }) => type === 'decimal' && value === ',') ? 'semicolon' : 'comma';
}

/** Without this mark at its beginning, Excel reads a file in the letters of the computer's country, not as UTF-8. */
export const CSV_MARK = '\ufeff';

/**
 * A line of a file for spreadsheets (RFC 4180, or its cousin with semicolons and decimal commas). A spreadsheet would run a text that
 * begins like a formula, so that gets a leading space.
 */
export function csvLine(cells: readonly (string | number)[], separator: CsvSeparator): string {
  const isComma = separator === 'comma';
  const texts = cells.map((cell) => {
    if (typeof cell === 'number') return isComma ? String(cell) : String(cell).replace('.', ',');
    const harmless = /^[=+@\t\r-]/.test(cell) && Number.isNaN(Number(cell)) ? ` ${cell}` : cell;
    return /[",;\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
  });
  return `${texts.join(isComma ? ',' : ';')}\r\n`;
}

/** The rows of such a file, whichever separator it has, as texts; a space that `csvLine` put before a formula is gone. */
export function csvRows(file: string): string[][] {
  const text = file.replace(CSV_MARK, '');
  const [head = ''] = text.split(/[\r\n]/);
  const separator = head.split(';').length > head.split(',').length ? ';' : ',';
  const rows: string[][] = [];
  let row: string[] = [];
  // A cell in quotes, where two are one, or one without; then what ends it.
  const cells = new RegExp(`(?:"((?:[^"]|"")*)"|([^"${separator}\\r\\n]*))(${separator}|\\r?\\n|\\r|$)`, 'gy');
  for (const [whole, quoted, plain = '', end] of text.matchAll(cells)) {
    if (whole === '' && row.length === 0) break;
    const cell = quoted?.replaceAll('""', '"') ?? plain;
    row.push(cell.replace(/^ (?=[=+@\t\r-])/, ''));
    if (end === separator) continue;
    rows.push(row);
    row = [];
  }
  return rows;
}

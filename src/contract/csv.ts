import { type Language, LOCALES } from '../domain/languages.ts';

/** Between cells: spreadsheets expect a semicolon where a comma is the decimal mark. */
export type CsvSeparator = 'comma' | 'semicolon';

/** What spreadsheets expect where a language is at home. */
export function separatorOf(language: Language): CsvSeparator {
  const marks = new Intl.NumberFormat(LOCALES[language]).formatToParts(0.5);
  return marks.some(({ type, value }) => type === 'decimal' && value === ',') ? 'semicolon' : 'comma';
}

/** Names a column of a file, as its reader calls it. */
export type ColumnNames = (column: string) => string;

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

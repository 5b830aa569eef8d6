import Papa from 'papaparse';
import { decodeLetters } from './decode-letters.ts';

/** Rows are counted from 1 as spreadsheets do, empty ones too. */
export interface CsvFile {
  /** Those that are not empty. */
  rows: string[][];
  /** The number of each of them. */
  numbers: number[];
  /** The first row whose quotation marks cannot be read; null: all can. */
  badRow: number | null;
}

/**
 * The rows of a file as spreadsheets save it: UTF-8 with or without a mark, UTF-16, or the letters of its computer; with commas,
 * semicolons or tabs, or what its first line `sep=` names. A space that `csvLine` put before a formula is gone.
 */
export function readCsv(bytes: ArrayBuffer | Uint8Array): CsvFile {
  const [, named, text = ''] = /^(?:sep=(.)\r?\n)?(.*)$/is.exec(textOfFile(bytes)) ?? [];
  const { data, errors } = Papa.parse<string[]>(text, {
    delimiter: named ?? delimiterOf(text),
  });
  const fault = errors.find(({ type }) => type === 'Quotes');
  const first = named === undefined ? 1 : 2;
  const filled = data.flatMap((cells, place) =>
    cells.some((cell) => cell.trim() !== '') ? { cells, number: first + place } : [],
  );
  return {
    rows: filled.map(({ cells }) => cells.map((cell) => cell.replace(/^ (?=[=+@\t\r-])/, ''))),
    numbers: filled.map(({ number }) => number),
    badRow: fault ? (fault.row ?? 0) + first : null,
  };
}

/** The first line tells: it holds names, and no spreadsheet puts two kinds of separators into one. */
function delimiterOf(text: string): string {
  const [head = ''] = text.split(/[\r\n]/, 1);
  const count = (separator: string) => head.split(separator).length;
  return [';', '\t', ','].reduce((most, each) => (count(each) > count(most) ? each : most));
}

/** The text of a file in UTF-8 with or without a mark, UTF-16, or the letters of a Windows computer. */
export function textOfFile(bytes: ArrayBuffer | Uint8Array): string {
  const [first, second] = new Uint8Array(bytes);
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return decodeLetters(bytes);
  }
}

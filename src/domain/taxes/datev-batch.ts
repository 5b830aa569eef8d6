import { DATEV_COLUMNS, DATEV_TEXTS } from './datev-columns.ts';
import type { DatevSettings } from './datev-settings.ts';

/** A day's sales (or, below 0, refunds) at one rate that came in one way. */
export interface DatevBooking {
  /** 'YYYY-MM-DD'. */
  date: string;
  /** With tax, in cents. */
  gross: number;
  /** Where the money is, and where the sale is. */
  account: string;
  contra: string;
  /** By which an adviser finds it again: at most 36 letters, digits and $ & % * + - /. */
  document: string;
  /** At most 60 characters. */
  text: string;
}

interface Batch {
  settings: DatevSettings;
  /** ISO 4217. */
  currency: string;
  /** 'YYYY-MM-DD', of one month. */
  from: string;
  to: string;
  /** 'YYYY-MM-DD HH:MM:SS' by the restaurant's clock. */
  made: string;
}

/** The batch of one month as a file: a line about it, the columns' names, and a line for each booking. Of what is 0 there is none. */
export function datevBatch(batch: Batch, bookings: readonly DatevBooking[]): string {
  const lines = bookings.filter(({ gross }) => gross !== 0).map((booking) => bookingLine(booking, batch));
  return [headLine(batch), DATEV_COLUMNS.join(';'), ...lines].map((line) => `${line}\r\n`).join('');
}

function headLine({ settings, currency, from, to, made }: Batch): string {
  const { consultant, client, accountLength } = settings;
  return [
    ...[text('EXTF'), 700, 21, text('Buchungsstapel'), 13, `${digits(made)}000`, '', text('SV'), text(''), text('')],
    ...[consultant, client, digits(yearOf(from, settings)), accountLength, digits(from), digits(to)],
    ...[text(`Bestellungen ${from.slice(0, 7)}`), text(''), 1, 0, 0, text(currency)],
    ...['', text(''), '', '', text(''), '', '', text(''), text('')],
  ].join(';');
}

function bookingLine(
  { date, gross, account, contra, document, text: words }: DatevBooking,
  { currency }: Batch,
): string {
  const cells = new Map<number, string>([
    [1, amount(Math.abs(gross))],
    [2, gross > 0 ? 'S' : 'H'],
    [3, currency],
    [7, account],
    [8, contra],
    [10, `${date.slice(8)}${date.slice(5, 7)}`],
    [11, document.replace(/[^A-Za-z0-9$&%*+\-/]/g, '').slice(0, 36)],
    [14, words.slice(0, 60)],
    [114, '0'],
  ]);
  return DATEV_COLUMNS.map((_, index) => {
    const cell = cells.get(index + 1) ?? '';
    return DATEV_TEXTS.has(index + 1) ? text(cell) : cell;
  }).join(';');
}

/** The first day of the financial year in which a date lies. */
function yearOf(date: string, { yearStart }: DatevSettings): string {
  const year = Number(date.slice(0, 4)) - (Number(date.slice(5, 7)) < yearStart ? 1 : 0);
  return `${year}-${String(yearStart).padStart(2, '0')}-01`;
}

function amount(cents: number): string {
  return `${Math.floor(cents / 100)},${String(cents % 100).padStart(2, '0')}`;
}

function digits(date: string): string {
  return date.replace(/\D/g, '');
}

/** In quotation marks, which are doubled inside; without control characters. */
function text(words: string): string {
  return `"${words.replace(/\p{Cc}/gu, ' ').replaceAll('"', '""')}"`;
}

import { describe, expect, it } from 'vitest';
import { type DatevBooking, datevBatch } from './datev-batch.ts';
import { DATEV_COLUMNS } from './datev-columns.ts';
import { type DatevSettings, isDatevAccount } from './datev-settings.ts';

const settings: DatevSettings = {
  ...{ consultant: 29098, client: 55003, yearStart: 1, accountLength: 4 },
  ...{ cash: '1600', online: '1360', other: '1361', revenue: [{ percent: 19, account: '8400' }], tips: '' },
};
const batch = { settings, currency: 'EUR', from: '2026-06-01', to: '2026-06-30', made: '2026-07-01 09:05:07' };
const booking: DatevBooking = {
  ...{ date: '2026-06-17', gross: 123_456, account: '1600', contra: '8400' },
  ...{ document: '2026-06-17', text: 'Erlöse 19 %' },
};
const written = (...bookings: DatevBooking[]) => datevBatch(batch, bookings);
const linesOf = (file: string) => file.slice(0, -2).split('\r\n');
/** The cells of a line, in which no text of these tests has a semicolon. */
const cells = (line = '') => line.split(';');

/**
 * The expressions by which DATEV describes each field of the header (developer.datev.de, "DATEV-Format, Header"); null: it must be empty.
 */
const HEADER = [
  ...[/^"(EXTF|DTVF)"$/, /^700$/, /^(16|20|21|46|48|65)$/, /^"Buchungsstapel"$/, /^13$/],
  ...[/^20\d{2}(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])([01]\d|2[0-3])[0-5]\d[0-5]\d\d{3}$/, null],
  ...[/^"\w{0,2}"$/, /^"\w{0,25}"$/, /^"\w{0,25}"$/, /^\d{4,7}$/, /^\d{1,5}$/],
  ...[/^20\d{2}(0[1-9]|1[0-2])01$/, /^[4-8]$/, /^20\d{6}$/, /^20\d{6}$/, /^"[\w.\-/ ]{0,30}"$/, /^"([A-Z]{2}){0,2}"$/],
  ...[/^[12]$/, /^(0|30|40|50|64)$/, /^[01]$/, /^"[A-Z]{3}"$/, null, /^""$/, null, null, /^"(\d{2}){0,2}"$/],
  ...[/^\d{0,4}$/, null, /^""$/, /^".{0,16}"$/],
];
/** The same of the fields of a booking that are filled here, by their number ("DATEV-Format, Buchungsstapel"). */
const BOOKING: Record<number, RegExp> = {
  1: /^\d{1,10},\d{2}$/,
  2: /^"(S|H)"$/,
  3: /^"[A-Z]{3}"$/,
  7: /^\d{1,9}$/,
  8: /^\d{1,9}$/,
  10: /^(0[1-9]|[12]\d|3[01])(0[1-9]|1[0-2])$/,
  11: /^"[\w$%\-/&*+]{0,36}"$/,
  14: /^".{0,60}"$/,
  114: /^[01]$/,
};

describe('a batch for DATEV', () => {
  it('begins as the published example does, field by field', () => {
    const [head = ''] = linesOf(written(booking));
    const fields = cells(head);
    expect(fields).toHaveLength(31);
    for (const [index, field] of fields.entries()) {
      const rule = HEADER[index];
      if (rule) expect(field, `field ${index + 1}`).toMatch(rule);
      else expect(field, `field ${index + 1}`).toBe('');
    }
    expect(head).toBe(
      '"EXTF";700;21;"Buchungsstapel";13;20260701090507000;;"SV";"";"";29098;55003;20260101;4;20260601;20260630;"Bestellungen 2026-06";"";1;0;0;"EUR";;"";;;"";;;"";""',
    );
  });

  it('has the 125 columns of format version 13, and a cell for each in every line', () => {
    expect(DATEV_COLUMNS).toHaveLength(125);
    expect(new Set(DATEV_COLUMNS).size).toBe(125);
    expect([DATEV_COLUMNS[36], DATEV_COLUMNS[87], DATEV_COLUMNS[113], DATEV_COLUMNS[124]]).toEqual([
      ...['KOST1 - Kostenstelle', 'Stück', 'Festschreibung', 'Abw. Skontokonto'],
    ]);
    const [, names, line] = linesOf(written(booking));
    expect(cells(names)).toEqual(DATEV_COLUMNS);
    expect(cells(line)).toHaveLength(125);
  });

  it('writes each field as it is described, texts in quotation marks and numbers without', () => {
    const [, , line] = linesOf(written(booking));
    for (const [index, cell] of cells(line).entries()) {
      const rule = BOOKING[index + 1];
      if (rule) expect(cell, `field ${index + 1}`).toMatch(rule);
      else expect(['', '""'], `field ${index + 1}`).toContain(cell);
    }
    expect(line).toMatch(/^1234,56;"S";"EUR";;;"";1600;8400;"";1706;"2026-06-17";"";;"Erlöse 19 %";;"";;;;"";/);
  });

  it('has what goes back on the other side, never below nothing, and leaves out what is nothing', () => {
    const lines = linesOf(written({ ...booking, gross: -5 }, { ...booking, gross: 0 }));
    expect(lines).toHaveLength(3);
    expect(lines[2]).toMatch(/^0,05;"H";/);
  });

  it('ends every line as it must, doubles quotation marks and has no line breaks inside', () => {
    const file = written({ ...booking, text: 'A "long"\nday' });
    expect(file.endsWith('\r\n')).toBe(true);
    expect(linesOf(file)).toHaveLength(3);
    expect(file).toContain('"A ""long"" day"');
  });

  it('names the financial year in which the month lies', () => {
    const inYear = (yearStart: number, from: string) =>
      cells(linesOf(datevBatch({ ...batch, settings: { ...settings, yearStart }, from }, []))[0])[12];
    expect([inYear(7, '2026-06-01'), inYear(7, '2026-07-01'), inYear(1, '2026-01-01')]).toEqual([
      ...['20250701', '20260701', '20260101'],
    ]);
  });

  it('takes accounts of the ledger’s length, and personal ones of one digit more', () => {
    expect(['8400', '10000', '100000', '0840', '84a0', ''].map((account) => isDatevAccount(account, 4))).toEqual([
      ...[true, true, false, false, false, false],
    ]);
  });
});

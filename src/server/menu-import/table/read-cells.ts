import { LANGUAGES, LOCALES } from '../../../domain/languages.ts';
import { HEATS, type Heat } from '../../../domain/menu/food-labels.ts';
import type { ServingHours } from '../../../domain/menu/serving-hours.ts';
import type { ContentUnit, DishContent } from '../../../domain/menu/unit-price.ts';
import { STAFF_MAX } from '../../../domain/people/staff-limits.ts';
import { MONDAY_FIRST, WEEKDAYS, type Weekday } from '../../../domain/times/weekdays.ts';
import { plainWord } from './table-words.ts';

/** What a spreadsheet has in a cell. */
export type TableCell = string | number;

/**
 * An amount as people write it: "7,50 €", "1.234,50", "£4". Where one sign could be either, three digits behind it are thousands, unless the
 * currency has three decimals. null: it is none.
 */
export function readAmount(cell: TableCell, decimals: number): number | null {
  if (typeof cell === 'number') return Number.isFinite(cell) ? cell : null;
  const digits = cell.replace(/[\s\u00a0']|[A-Za-z]{3}|\p{Sc}|[–-]$/gu, '').replace(/,-$/, '');
  if (!/^[+-]?[\d.,]*\d[\d.,]*$/.test(digits)) return null;
  const last = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','));
  if (last < 0) return Number(digits);
  const sign = digits[last] ?? '';
  const behind = digits.length - last - 1;
  const isOnly = digits.indexOf(sign) === last && !digits.slice(0, last).match(/[.,]/);
  const areThousands = behind === 3 && isOnly && decimals !== 3 ? true : digits.indexOf(sign) !== last;
  const plain = areThousands
    ? digits.replace(/[.,]/g, '')
    : `${digits.slice(0, last).replace(/[.,]/g, '')}.${digits.slice(last + 1)}`;
  const amount = Number(plain);
  return Number.isFinite(amount) ? amount : null;
}

export function readCount(cell: TableCell): number | null {
  const count = typeof cell === 'number' ? cell : Number(/^\s*(\d+)/.exec(cell)?.[1] ?? Number.NaN);
  return Number.isInteger(count) ? count : null;
}

/** What stands between commas, semicolons, bars or line breaks; brackets keep together what is in them. */
export function readList(cell: TableCell): string[] {
  return String(cell)
    .split(/[,;|\n、](?![^(（]*[)）])/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** What one entry of a list joins: "eggs and milk", "wheat/rye". */
export function joinedParts(words: string): string[] {
  return words
    .split(/[,;/&+、]|\s(?:und|and|et|y|e)\s/i)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** Names, of which each may have commas. */
export function readNames(cell: TableCell): string[] {
  return String(cell)
    .split(/[|\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** "450 kcal", "1.890 kJ / 450 kcal", "450"; null: it is no such number, or of joules. */
export function readKcal(cell: TableCell): number | null {
  const text = String(cell);
  const digits = /([\d.,]+)\s*k?cal(?:orie)?s?\b/i.exec(text)?.[1] ?? text;
  const kcal = readAmount(digits, 2);
  return kcal !== null && kcal >= 0 && kcal <= STAFF_MAX.kcal && !/kj/i.test(digits) ? Math.round(kcal) : null;
}

/** "2", "2/3", "🌶🌶"; 0: not hot at all. null: it is none of the three degrees. */
export function readHeat(cell: TableCell): Heat | 0 | null {
  const text = String(cell).replaceAll('\ufe0f', '').trim();
  const degree = /^🌶+$/u.test(text)
    ? [...text].length
    : Number(/^([0-3])(?:\s*\/\s*3)?$/.exec(text)?.[1] ?? Number.NaN);
  return degree === 0 ? 0 : (HEATS.find((heat) => heat === degree) ?? null);
}

const UNITS: Record<string, [ContentUnit, number]> = {
  ml: ['ml', 1],
  cl: ['ml', 10],
  dl: ['ml', 100],
  l: ['ml', 1000],
  g: ['g', 1],
  kg: ['g', 1000],
};

/** "0,33 l", "500 ml", "250 g"; null: it is no such. */
export function readQuantity(cell: TableCell): DishContent | null {
  const [, digits = '', unit = ''] = /^\s*([\d.,]+)\s*(ml|cl|dl|l|g|kg)\s*$/i.exec(String(cell)) ?? [];
  const [known, times] = UNITS[unit.toLowerCase()] ?? [];
  const size = readAmount(digits, 3);
  return known && times && size !== null ? { size: Math.round(size * times), unit: known } : null;
}

const DAY_NAMES = new Map<string, Weekday>(
  LANGUAGES.flatMap((language) =>
    (['long', 'short'] as const).flatMap((weekday) =>
      WEEKDAYS.map((day, place) => {
        // 4 January 1970 was a Sunday.
        const date = new Date((3 + place) * 86_400_000);
        const name = new Intl.DateTimeFormat(LOCALES[language], { weekday, timeZone: 'UTC' }).format(date);
        return [plainWord(name), day] as const;
      }),
    ),
  ),
);
for (const day of WEEKDAYS) for (const name of [day, day.slice(0, 3), day.slice(0, 2)]) DAY_NAMES.set(name, day);

/** "Mon", "Montag", "mo" …; null: no day. */
export function readWeekday(word: string): Weekday | null {
  return DAY_NAMES.get(plainWord(word)) ?? null;
}

const TIMES = /(\d{1,2})[:.h](\d{2})?\s*(?:uhr)?\s*(?:-|–|—|bis|to|à)\s*(\d{1,2})[:.h](\d{2})?/i;

/**
 * "Mo-Fr 11:00-14:30; Sat, Sun 12:00-16:00; 2026-12-01 - 2026-12-24". Without days: every day. null: it cannot be read.
 */
export function readHours(cell: TableCell): ServingHours | null {
  const hours: ServingHours = { windows: [], firstDate: null, lastDate: null };
  for (const part of String(cell).split(/[;\n]/)) {
    if (part.trim() === '') continue;
    const [, first, last] = /^\s*(\d{4}-\d\d-\d\d)?\s*(?:\.\.|–|to|bis| - )\s*(\d{4}-\d\d-\d\d)?\s*$/.exec(part) ?? [];
    if (first || last) {
      hours.firstDate = first ?? null;
      hours.lastDate = last ?? null;
      continue;
    }
    const times = TIMES.exec(part);
    if (!times) return null;
    const weekdays = readDays(part.slice(0, times.index));
    if (!weekdays) return null;
    const [, fromHour = '', fromMinute = '00', toHour = '', toMinute = '00'] = times;
    const [from, to] = [`${fromHour.padStart(2, '0')}:${fromMinute}`, `${toHour.padStart(2, '0')}:${toMinute}`];
    hours.windows.push({ weekdays, from, to: to === '24:00' ? '00:00' : to });
  }
  return hours.windows.length || hours.firstDate || hours.lastDate ? hours : null;
}

/** "Mo-Fr", "Sat, Sun", or nothing for every day; null: other words. */
function readDays(text: string): Weekday[] | null {
  const found = new Set<Weekday>();
  const parts = text
    .split(/[,/&+]|\s(?:und|and|et|y|e)\s/i)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  if (parts.length === 0) return [...MONDAY_FIRST];
  for (const part of parts) {
    const [first = '', last = first] = part.split(/\s*(?:-|–|\bbis\b|\bto\b)\s*/i);
    const [from, to] = [readWeekday(first), readWeekday(last)];
    if (!from || !to) return null;
    for (let place = MONDAY_FIRST.indexOf(from); ; place = (place + 1) % 7) {
      const day = MONDAY_FIRST[place];
      if (day) found.add(day);
      if (day === to) break;
    }
  }
  return MONDAY_FIRST.filter((day) => found.has(day));
}

/** As `readHours` reads it. */
export function writeHours({ windows, firstDate, lastDate }: ServingHours): string {
  const short = (day: Weekday) => `${day.slice(0, 1).toUpperCase()}${day.slice(1, 3)}`;
  const lines = windows.map(({ weekdays, from, to }) => `${weekdays.map(short).join(', ')} ${from}-${to}`);
  const dates = firstDate || lastDate ? [`${firstDate ?? ''} .. ${lastDate ?? ''}`.trim()] : [];
  return [...lines, ...dates].join('; ');
}

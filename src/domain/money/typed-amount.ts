import { plainText } from '../clean-text.ts';
import { decimalsOf, magnitudeOf } from './currencies.ts';

/** Currencies of which nobody means a price with decimals: three digits after a point or comma are then thousands. */
const IN_HUNDREDS = 100;

/**
 * The amount that was typed, as people of any country write it: "12.50", "12,5 €", "1.234,50", "1 234", "¥1,200", "１２．５０". NaN if it
 * is none, or could be two: "1,250" is refused where it could mean 1.25, because a dish would be sold for next to nothing. Without a
 * currency: a percentage, with at most two decimals.
 */
export function typedAmount(text: string, currency?: { code: string; symbol: string }): number {
  const match = /^([+-]?)(\d[\d.,' ]*)$/.exec(withoutUnit(text, currency));
  if (!match) return Number.NaN;
  const [, sign, figure = ''] = match;
  const amount = amountOf(figure.trim(), currency ? decimalsOf(currency.code) : 2, magnitudeOf(currency?.code ?? ''));
  return sign === '-' ? -amount : amount;
}

/** The figure with its sign, without the currency or the percent sign on either side. */
function withoutUnit(text: string, currency: { code: string; symbol: string } | undefined): string {
  const plain = plainText(text)
    .replace(/[\u2019\u066c`\u00b4]/g, "'")
    .replaceAll('\u066b', '.')
    .replaceAll('、', ',');
  if (!currency) return plain.replace(/ ?%$/, '');
  const units = [currency.symbol, currency.code].map((unit) => plainText(unit).toLowerCase()).filter(Boolean);
  const isUnit = (part: string) => /^[\p{Sc}元円圓원]*$/u.test(part) || units.includes(part.toLowerCase());
  const parts = /^([+-]?) ?([^\d+-]*?) ?([+-]?\d.*?) ?([^\d]*)$/s.exec(plain);
  if (!parts) return plain;
  const [, sign = '', before = '', figure = '', after = ''] = parts;
  if (!isUnit(before) || !isUnit(after) || (sign && /^[+-]/.test(figure))) return plain;
  return sign + figure;
}

function amountOf(figure: string, decimals: number, magnitude: number): number {
  const [last = ''] = figure.match(/[.,](?=[^.,]*$)/) ?? [];
  const marks = new Set(figure.replace(/\d/g, ''));
  if (!marks.size) return Number(figure);
  const at = figure.lastIndexOf(last);
  const [whole, tail] = [figure.slice(0, at), figure.slice(at + 1)];
  const isOnce = last !== '' && figure.indexOf(last) === at;
  const mayBeDecimals = isOnce && /^\d+$/.test(tail) && grouped(whole) !== null;
  const thousands = grouped(figure);
  if (marks.size > 1) return mayBeDecimals ? withDecimals(grouped(whole), tail, decimals) : Number.NaN;
  if (!isOnce || thousands === null)
    return isOnce ? withDecimals(grouped(whole), tail, decimals) : Number(thousands ?? Number.NaN);
  // One mark before exactly three digits.
  if (decimals === 3) return withDecimals(whole, tail, decimals);
  return decimals === 0 || magnitude >= IN_HUNDREDS ? Number(thousands) : Number.NaN;
}

/** The digits without the one mark that stands between their thousands (in India between hundreds of them); null if it does not. */
function grouped(figure: string): string | null {
  const mark = /\D/.exec(figure)?.[0];
  if (!mark) return figure;
  const groups = figure.split(mark);
  const isRight =
    groups.every((group) => /^\d+$/.test(group)) &&
    groups.at(-1)?.length === 3 &&
    (groups[0]?.length ?? 0) <= 3 &&
    (groups.slice(1).every(({ length }) => length === 3) || groups.slice(1, -1).every(({ length }) => length === 2));
  return isRight ? groups.join('') : null;
}

/** Zeros beyond the currency's decimals say nothing. */
function withDecimals(whole: string | null, tail: string, decimals: number): number {
  const digits = tail.replace(/0+$/, '');
  if (whole === null || !/^\d+$/.test(tail) || digits.length > decimals) return Number.NaN;
  return Number(`${whole}.${digits || '0'}`);
}

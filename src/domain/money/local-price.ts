import { decimalsOf, magnitudeOf } from './currencies.ts';

/** Currencies whose prices the power of ten (`magnitudeOf`) hits badly: units for what costs one euro. As rough as that. */
const LEVELS: readonly (readonly [level: number, currencies: string])[] = [
  [0.3, 'BHD KWD OMR'],
  [1.5, 'AUD CAD CHF NZD SGD'],
  [4, 'AED BRL GEL ILS MYR PEN PLN QAR RON SAR TND'],
  [20, 'CZK MXN TRY UAH THB'],
  [60, 'BDT INR NPR LKR PKR RSD RUB'],
  [300, 'AMD HUF KZT XAF XOF'],
  [3000, 'COP'],
];

const LEVEL_OF = new Map(LEVELS.flatMap(([level, codes]) => codes.split(' ').map((code) => [code, level] as const)));

/**
 * What an example price in euros becomes in a currency, rounded as menus' prices are and never finer than its coins. Only for
 * examples, which owners replace: no amount that anybody pays is ever converted.
 */
export function localPrice(price: number, currencyCode: string): number {
  const level = LEVEL_OF.get(currencyCode) ?? magnitudeOf(currencyCode);
  const decimals = decimalsOf(currencyCode);
  const step = Math.max(10 ** (Math.floor(Math.log10(level)) - 1), 10 ** -decimals);
  return Number((Math.round((price * level) / step) * step).toFixed(decimals)) + 0;
}

/**
 * What follows from a currency's code: its decimals, and about how many of its units a pound is worth. Not from `Intl`, whose
 * decimals differ between browsers and from ISO 4217.
 */

const WITHOUT_DECIMALS = words('BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF');
const WITH_THREE = words('BHD IQD JOD KWD LYD OMR TND');

/** The decimals of its amounts (ISO 4217): 0 for yen, 3 for Kuwaiti dinars, 2 for most. */
export function decimalsOf(code: string): number {
  if (WITHOUT_DECIMALS.has(code)) return 0;
  return WITH_THREE.has(code) ? 3 : 2;
}

/** The greatest of `magnitudeOf`. */
export const GREATEST_MAGNITUDE = 100_000;

/** Units to a pound, as the nearest power of ten. Rough, because only limits follow from it. Others: about one. */
const UNITS_TO_A_POUND: [number, ReadonlySet<string>][] = [
  [10, words('BWP CNY CZK DKK EGP HKD MAD MDL MOP MXN MVR NAD NOK SCR SEK SZL THB TRY TTD TWD UAH UYU ZAR ZMW')],
  [
    100,
    words(
      'ALL AFN BDT BTN CVE DJF DOP DZD ETB GMD GYD HTG HUF INR ISK JMD JPY KES KGS LKR MKD MUR MZN NPR PHP PKR RSD RUB XPF',
    ),
  ],
  [1000, words('AMD AOA ARS BIF CDF CLP COP CRC IQD KHR KMF KRW KZT MMK MNT MWK NGN RWF SDG SSP TZS XAF XOF YER')],
  [10_000, words('GNF IDR LAK MGA PYG UGX UZS VND')],
  [GREATEST_MAGNITUDE, words('IRR LBP')],
];

/** How much greater amounts in this currency are than in pounds, as a power of ten: 100 for yen. Limits are multiplied by it. */
export function magnitudeOf(code: string): number {
  return UNITS_TO_A_POUND.find(([, codes]) => codes.has(code))?.[0] ?? 1;
}

function words(text: string): ReadonlySet<string> {
  return new Set(text.split(' '));
}

/**
 * The smallest coin of currencies that have none for each of their minor units, in minor units. The sources are what was found; where there is
 * none, the coin is as generally known, and was not looked up. The yen, the won and others without decimals need no entry.
 */
const SMALLEST_COIN: Readonly<Record<string, number>> = {
  // Money of 5 cents; neither was looked up but for idealpos.com.au (AUD, NZD: "rounding of sale").
  AUD: 5,
  CAD: 5,
  // srf.ch, Kassensturz: 17.87 is 17.85 and 17.88 is 17.90 in coins; one-rappen coins are void since 2007.
  CHF: 5,
  // cnb.cz, "How to round after the withdrawal of 50-heller coins": act 634/1992, § 3 c.
  CZK: 100,
  // Casio's manual of tills, "Danish": 25 to 74 øre are 50.
  DKK: 50,
  // Coins of 1 and 2 forints are withdrawn since 2008-03-01 (Magyar Nemzeti Bank by piacesprofit.hu); 7 is 5 (bama.hu, 2008-02-27).
  HUF: 500,
  // Not looked up.
  ILS: 10,
  MYR: 5,
  // norges-bank.no, "Avrundingsregler": regulation 294 of 2011-03-16, § 2.
  NOK: 100,
  NZD: 10,
  // No coins below the krona since 2010; 50 to 99 öre go up (Casio's manual, "New Swedish").
  SEK: 100,
};

/**
 * Where the euro's smallest coins are in use and cash is rounded to 5 cents all the same, by law: BE (vrt.be, 2019-11-28), EE
 * (eestipank.ee: since 2025-01-01), FI (krone.at/3721378). Others that leave it to the shop or were not looked up pay exactly.
 */
const EURO_ROUNDED_IN: ReadonlySet<string> = new Set(['BE', 'EE', 'FI']);

/**
 * The smallest sum that can be paid in cash, in minor units; 1: any. `country`: ISO 3166, which only the euro needs; null: unknown.
 */
export function smallestCoin(currency: string, country: string | null): number {
  if (currency === 'EUR') return country && EURO_ROUNDED_IN.has(country) ? 5 : 1;
  return SMALLEST_COIN[currency] ?? 1;
}

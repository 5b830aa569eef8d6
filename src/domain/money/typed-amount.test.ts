import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, LOCALES } from '../languages.ts';
import { decimalsOf } from './currencies.ts';
import { typedAmount } from './typed-amount.ts';

const POUND = { code: 'GBP', symbol: '£' };
const EURO = { code: 'EUR', symbol: '€' };
const YEN = { code: 'JPY', symbol: '¥' };
const RUPIAH = { code: 'IDR', symbol: 'Rp' };
const DINAR = { code: 'KWD', symbol: 'KD' };

describe('an amount as it is typed', () => {
  it.each([
    [' 12,5 ', EURO, 12.5],
    ['12,5 €', EURO, 12.5],
    ['€12,50', EURO, 12.5],
    ['€ 12.50', EURO, 12.5],
    ['12.50 EUR', EURO, 12.5],
    ['１２．５０', POUND, 12.5],
    ['￡１２，５', POUND, 12.5],
    ['١٢٫٥٠', DINAR, 12.5],
    ['+3', POUND, 3],
    ['-1,50', POUND, -1.5],
    ['−1.50', POUND, -1.5],
    ['–£1.50', POUND, -1.5],
    ['£-1.50', POUND, -1.5],
    ['1,250.00', POUND, 1250],
    ['1.250,00', EURO, 1250],
    ['1 250,00', EURO, 1250],
    ['1\u202f250,5', EURO, 1250.5],
    ["1'250.50", { code: 'CHF', symbol: 'Fr.' }, 1250.5],
    ['Fr. 12.50', { code: 'CHF', symbol: 'Fr.' }, 12.5],
    ['1,250,000', POUND, 1_250_000],
    ['1,50,000.50', { code: 'INR', symbol: '₹' }, 150_000.5],
    ['¥1,200', YEN, 1200],
    ['１，２００円', YEN, 1200],
    ['1200.00', YEN, 1200],
    ['1200', YEN, 1200],
    ['Rp150.000', RUPIAH, 150_000],
    ['150,000', RUPIAH, 150_000],
    ['1.250', DINAR, 1.25],
    ['1,250', DINAR, 1.25],
    ['1,250.500 KD', DINAR, 1250.5],
    ['12.500', DINAR, 12.5],
    ['200\u200b', POUND, 200],
  ] as const)('%s', (text, currency, amount) => expect(typedAmount(text, currency)).toBe(amount));

  it.each([
    ['', POUND],
    ['12 euros', EURO],
    ['12 $ extra', POUND],
    ['1,2,3', POUND],
    ['1,2.3,4', POUND],
    ['.', POUND],
    ['1e3', POUND],
    ['--1', POUND],
    ['+-1', POUND],
    // Could be thousands or decimals.
    ['1,250', POUND],
    ['1.250', EURO],
    ['12.505', POUND],
    ['12.5', YEN],
    ['0.0001', DINAR],
    ['12 34', POUND],
  ] as const)('%s is none', (text, currency) => expect(typedAmount(text, currency)).toBeNaN());

  it('takes a percentage, with its sign or without', () => {
    expect(['10', '12,5 %', '１２．５％', '12.5%'].map((text) => typedAmount(text))).toEqual([10, 12.5, 12.5, 12.5]);
    expect(typedAmount('10 €')).toBeNaN();
  });

  it('reads back what any language writes, in any currency', () => {
    const currency = fc.constantFrom(POUND, EURO, YEN, RUPIAH, DINAR);
    const minor = fc.integer({ min: -1e9, max: 1e9 });
    const style = fc.constantFrom('currency', 'decimal') as fc.Arbitrary<'currency' | 'decimal'>;
    fc.assert(
      fc.property(currency, minor, fc.constantFrom(...LANGUAGES), style, (money, count, language, look) => {
        const decimals = decimalsOf(money.code);
        const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
        const format = new Intl.NumberFormat(LOCALES[language], { style: look, currency: money.code, ...digits });
        const text = format
          .formatToParts(count / 10 ** decimals)
          .map((part) => (part.type === 'currency' ? money.symbol : part.value))
          .join('');
        expect(typedAmount(text, money) + 0).toBe(count / 10 ** decimals + 0);
      }),
    );
  });

  it('never throws, and never takes less than what the digits say with all decimals', () => {
    const marks = fc.string({ unit: fc.constantFrom(..."0123456789.,' -+€"), maxLength: 14 });
    fc.assert(
      fc.property(marks, (text) => {
        const amount = typedAmount(text, EURO);
        expect(Number.isNaN(amount) || Number.isFinite(amount)).toBe(true);
      }),
    );
  });
});

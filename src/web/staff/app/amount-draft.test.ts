import { expect, it } from 'vitest';
import { LANGUAGES } from '../../../domain/languages.ts';
import { typedAmount } from '../../../domain/money/typed-amount.ts';
import { amountDraft } from './amount-draft.ts';

it.each([
  [{ code: 'GBP', symbol: '£' }, [0, 12.5, 1234.05, -2]],
  [{ code: 'JPY', symbol: '¥' }, [0, 1255, 120_000, -200]],
  [{ code: 'KWD', symbol: 'KD' }, [0, 1.25, 1234.505, -0.1]],
])('what is written in any language is read back, in %o', (currency, amounts) => {
  for (const language of LANGUAGES) {
    for (const amount of amounts) expect(typedAmount(amountDraft(amount, currency, language), currency)).toBe(amount);
  }
});

it('has the decimals of the currency', () => {
  expect(amountDraft(12.5, { code: 'GBP', symbol: '£' }, 'de')).toBe('12,50');
  expect(amountDraft(1255, { code: 'JPY', symbol: '¥' }, 'en')).toBe('1255');
  expect(amountDraft(1.25, { code: 'KWD', symbol: 'KD' }, 'en')).toBe('1.250');
});

import { expect, it } from 'vitest';
import { LANGUAGES } from '../../../domain/languages.ts';
import { amountDraft, typedAmount } from './amount-draft.ts';

it('reads back what it writes, in every language', () => {
  for (const language of LANGUAGES) {
    for (const amount of [0, 12.5, 1234.05, -2]) expect(typedAmount(amountDraft(amount, language))).toBe(amount);
  }
});

it('takes a point or a comma, and nothing that is no amount', () => {
  expect([' 12,5 ', '12.50', '+3', '-1,50'].map(typedAmount)).toEqual([12.5, 12.5, 3, -1.5]);
  expect(['', '12 euros', '1,2,3', '.', '1e3'].map(typedAmount)).toEqual([NaN, NaN, NaN, NaN, NaN]);
});

it.each(['1,250', '1.250', '12.505', '1,250.00', '1.250,00'])(
  'refuses %s, whose thousands could be taken for decimals',
  (text) => {
    expect(typedAmount(text)).toBeNaN();
  },
);

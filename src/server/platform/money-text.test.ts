import { expect, it } from 'vitest';
import { moneyText } from './money-text.ts';

const pounds = { code: 'GBP', symbol: '£' };
const euros = { code: 'EUR', symbol: '€' };
const spaced = (text: string) => text.replaceAll('\u00a0', ' ').replaceAll('\u202f', ' ');

it('writes money as the reader does, with the restaurant’s symbol and two decimals', () => {
  expect(moneyText(1250, pounds, 'en')).toBe('£12.50');
  expect(moneyText(123_450, euros, 'en')).toBe('€1,234.50');
  expect(spaced(moneyText(1250, euros, 'de'))).toBe('12,50 €');
  expect(spaced(moneyText(1250, pounds, 'fr'))).toBe('12,50 £');
  expect(spaced(moneyText(0, euros, 'pt'))).toBe('0,00 €');
  expect(moneyText(500, pounds, 'ja')).toBe('£5.00');
});

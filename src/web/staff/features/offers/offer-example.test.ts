import { expect, it } from 'vitest';
import { offerExample } from './offer-example.ts';

it('saves what a real order would', () => {
  expect(offerExample('PercentageDiscountOrder', 10, 1, 1).saved).toBe(360);
  expect(offerExample('FixedAmountDiscountOrder', 5, 1, 1).saved).toBe(500);
  expect(offerExample('FixedAmountDiscountProduct', 2, 1, 1).saved).toBe(600);
  expect(offerExample('FreeShipping', 0, 1, 1).saved).toBe(250);
  expect(offerExample('BuyXGetY', 0, 2, 1)).toMatchObject({ dishes: 3, saved: 1200 });
});

import { expect, it } from 'vitest';
import { promotionExample } from './promotion-example.ts';

const POUND = { code: 'GBP', symbol: '£' };
const offer = { value: 0, buy: 1, get: 1 };

it('computes the example by the rules of real orders', () => {
  expect(promotionExample({ ...offer, type: 'PercentageDiscountOrder', value: 10 }, POUND).saved).toBe(3.6);
  expect(promotionExample({ ...offer, type: 'FixedAmountDiscountOrder', value: 5 }, POUND).saved).toBe(5);
  expect(promotionExample({ ...offer, type: 'FixedAmountDiscountProduct', value: 2 }, POUND).saved).toBe(6);
  expect(promotionExample({ ...offer, type: 'FreeShipping' }, POUND).saved).toBe(2.5);
  expect(promotionExample({ type: 'BuyXGetY', value: 0, buy: 2, get: 1 }, POUND)).toMatchObject({
    dishes: 3,
    saved: 12,
  });
});

it('has prices that are usual in the currency', () => {
  const yen = { code: 'JPY', symbol: '¥' };
  const example = promotionExample({ ...offer, type: 'PercentageDiscountOrder', value: 12.5 }, yen);
  expect(example).toEqual({ dishes: 3, price: 1200, fee: 250, saved: 450 });
});

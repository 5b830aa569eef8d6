import { expect, it } from 'vitest';
import { sumsOf } from './sums-of.ts';

const t = ((key: string) => key) as Parameters<typeof sumsOf>[1];
const plain = { subtotal: 30, discountAmount: 0, deliveryFee: 0, appliedPromotion: null };

it('names what adds up to the total, without what is nothing', () => {
  expect(sumsOf(plain, t)).toEqual([{ name: 'subtotal', value: 30 }]);
  const sums = sumsOf({ ...plain, discountAmount: 4.5, deliveryFee: 2.5 }, t);
  expect(sums).toEqual([
    { name: 'subtotal', value: 30 },
    { name: 'discount', value: -4.5 },
    { name: 'delivery_fee', value: 2.5 },
  ]);
});

it('calls a discount what the restaurant calls it', () => {
  const appliedPromotion = { promotionId: 'spring', code: null, name: 'Spring week' };
  expect(sumsOf({ ...plain, discountAmount: 4.5, appliedPromotion }, t)[1]).toEqual({
    name: 'Spring week',
    value: -4.5,
  });
});

import { expect, it } from 'vitest';
import { takesTip, tipOf } from './tips.ts';

const TEAM = { percentages: [10], to: 'team' as const };
const RIDER = { ...TEAM, to: 'rider' as const };
const card = { orderType: 'Pickup' as const, paymentMethod: 'Card or wallet', totalAmount: 1000 };

it('is taken only where it is offered, with a payment online, and for riders only of deliveries', () => {
  expect(takesTip(TEAM, card)).toBe(true);
  expect(takesTip(null, card)).toBe(false);
  expect(takesTip(TEAM, { ...card, paymentMethod: 'Cash' })).toBe(false);
  expect(takesTip(TEAM, { ...card, totalAmount: 0 })).toBe(false);
  expect(takesTip(RIDER, card)).toBe(false);
  expect(takesTip(RIDER, { ...card, orderType: 'Delivery' })).toBe(true);
});

it('is nothing until it is chosen, then a part of the dishes or an amount, but never more than the order', () => {
  const order = { subtotal: 9000, totalAmount: 9250 };
  expect(tipOf(null, order)).toBe(0);
  expect(tipOf({ percent: 15 }, order)).toBe(1350);
  expect(tipOf({ percent: 15 }, { subtotal: 990, totalAmount: 990 })).toBe(149);
  // Of ten dishes at 9 each: compared with the order, not with a dish.
  expect(tipOf({ amount: 1500 }, order)).toBe(1500);
  expect(tipOf({ amount: 9251 }, order)).toBe(0);
});

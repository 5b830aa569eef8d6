import { expect, it } from 'vitest';
import { amountToCollect } from './amount-to-collect.ts';

it.each([
  ['Cash', 'Pending', 'Ready for Pickup', 23.9],
  ['Card on Delivery', 'Failed', 'Out for Delivery', 23.9],
  ['Cash', 'Paid', 'Ready for Pickup', 0],
  ['Cash', 'Refunded', 'Ready for Pickup', 0],
  ['Cash', 'Pending', 'Cancelled by User', 0],
  ['Online Payment (Placeholder)', 'Pending', 'Preparing', 0],
  ['Card or wallet', 'Pending', 'Pending Confirmation', 0],
  ['Card or wallet', 'Paid', 'Preparing', 0],
  ['Card or wallet', 'Failed', 'Preparing', 23.9],
  ['Card or wallet', 'Failed', 'Not Paid', 0],
] as const)('of an order by %s, %s and %s: %d', (method, paymentStatus, status, amount) => {
  expect(amountToCollect({ status, totalAmount: 23.9, paymentDetails: { method, paymentStatus } })).toBe(amount);
});

it('is what nobody has paid yet where a part of it was charged, whatever tip that had or what was taken out since', () => {
  const online = { uncollected: 6 };
  const paymentDetails = { method: 'Card or wallet', paymentStatus: 'Failed', online } as const;
  expect(amountToCollect({ status: 'Preparing', totalAmount: 26, paymentDetails })).toBe(6);
});

it('is what coins can pay', () => {
  const order = { status: 'Preparing', totalAmount: 9.31, cashRounding: -0.01 } as const;
  expect(amountToCollect({ ...order, paymentDetails: { method: 'Cash', paymentStatus: 'Pending' } })).toBe(9.3);
});

import { expect, it } from 'vitest';
import type { StaffOrder } from '../../../../contract/staff/staff-orders.ts';
import { EVERYTHING, matchesSearch } from './order-search.ts';

const salad = { productId: 'salad', selectedOptions: [{ valueId: 'egg' }] };

const order = {
  items: [salad as StaffOrder['items'][number]],
  orderType: 'Delivery',
  orderNumber: 'BRA-7Q2G',
  customerName: 'José Marçal',
  contactPhone: '+351 912 345 678',
} satisfies Parameters<ReturnType<typeof matchesSearch>>[0];

it.each(['7q2g', 'bra 7q', 'jose', 'MARCAL jos', '912 345', '+351912', '345-678', ''])('finds by "%s"', (text) => {
  expect(matchesSearch({ ...EVERYTHING, text })(order)).toBe(true);
  expect(matchesSearch({ ...EVERYTHING, type: 'Delivery', text })(order)).toBe(true);
  expect(matchesSearch({ ...EVERYTHING, type: 'Pickup', text })(order)).toBe(false);
});

it.each(['7q2h', 'ana', '999'])('does not find by "%s"', (text) => {
  expect(matchesSearch({ ...EVERYTHING, text })(order)).toBe(false);
});

it.each([
  { productIds: ['salad'], valueIds: [], isFound: true },
  { productIds: ['pizza'], valueIds: ['egg'], isFound: true },
  { productIds: ['pizza'], valueIds: ['ham'], isFound: false },
])('finds what a station makes: %o', ({ isFound, ...made }) => {
  const station = { _id: 'cold', name: 'Cold', ...made };
  expect(matchesSearch({ ...EVERYTHING, station })(order)).toBe(isFound);
});

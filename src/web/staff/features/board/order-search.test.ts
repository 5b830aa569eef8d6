import { expect, it } from 'vitest';
import { matchesSearch } from './order-search.ts';

const order = {
  orderType: 'Delivery',
  orderNumber: 'BRA-7Q2G',
  customerName: 'José Marçal',
  contactPhone: '+351 912 345 678',
} as const;

it.each(['7q2g', 'bra 7q', 'jose', 'MARCAL jos', '912 345', '+351912', '345-678', ''])('finds by "%s"', (text) => {
  expect(matchesSearch({ type: '', text })(order)).toBe(true);
  expect(matchesSearch({ type: 'Delivery', text })(order)).toBe(true);
  expect(matchesSearch({ type: 'Pickup', text })(order)).toBe(false);
});

it.each(['7q2h', 'ana', '999'])('does not find by "%s"', (text) => {
  expect(matchesSearch({ type: '', text })(order)).toBe(false);
});

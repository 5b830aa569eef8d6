import { expect, it } from 'vitest';
import type { StaffDishLine } from '../../../../contract/staff/staff-menu-dishes.ts';
import { changedPrices, pickupKey, pricesDraft, takenBack } from './prices-draft.ts';

const POUND = { code: 'GBP', symbol: '£' };
const dishes = [
  { _id: 'soup', price: 4.5 },
  { _id: 'pizza', price: 9.5, pickupPrice: 8.5 },
] as StaffDishLine[];
const typed = (changes: Record<string, string>) =>
  changedPrices({ prices: { ...pricesDraft(dishes, POUND, 'en').prices, ...changes } }, dishes, POUND);

it('sends nothing of what was not changed', () => {
  expect(typed({})).toEqual({ prices: [] });
});

it('sends a price for pickup beside the usual one, and none where it was emptied', () => {
  const expected = { id: 'pizza', price: 9.5, expectedPrice: 9.5, expectedPickupPrice: 8.5 };
  expect(typed({ [pickupKey('pizza')]: '8' })).toEqual({ prices: [{ ...expected, pickupPrice: 8 }] });
  expect(typed({ [pickupKey('pizza')]: ' ' })).toEqual({ prices: [{ ...expected, pickupPrice: null }] });
  expect(typed({ soup: '5' })).toEqual({ prices: [{ id: 'soup', price: 5, expectedPrice: 4.5 }] });
});

it('takes both back', () => {
  expect(takenBack(typed({ pizza: '10', [pickupKey('pizza')]: '9' }))).toEqual({
    prices: [{ id: 'pizza', price: 9.5, expectedPrice: 10, pickupPrice: 8.5, expectedPickupPrice: 9 }],
  });
});

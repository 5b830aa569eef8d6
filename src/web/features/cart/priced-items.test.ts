import { expect, it } from 'vitest';
import type { CartItem } from './kept-item.ts';
import { pricedItems } from './priced-items.ts';

const large = { optionId: 'size', valueId: 'large', optionName: 'Size', valueLabel: 'Large', priceAdjustment: 4 };
const pizza: CartItem = {
  ...{ productId: 'p', name: 'Pizza', imageUrl: null, signature: 'p', quantity: 2, itemSubtotal: 27 },
  ...{ price: 9.5, selectedOptions: [large], pickup: { price: 8.55, adjustments: [3.6] } },
};
const water: CartItem = {
  ...{ productId: 'w', name: 'Water', imageUrl: null, signature: 'w', quantity: 1, itemSubtotal: 3 },
  ...{ price: 3, selectedOptions: [] },
};

it('costs for pickup what the cart keeps for it, and otherwise what is usual', () => {
  const items = [pizza, water];
  expect(pricedItems(items, 'Delivery')).toBe(items);
  expect(pricedItems(items, null)).toBe(items);
  const [fetched, same] = pricedItems(items, 'Pickup');
  expect(fetched).toMatchObject({ price: 8.55, itemSubtotal: 24.3, selectedOptions: [{ priceAdjustment: 3.6 }] });
  expect(same).toBe(water);
  expect(pricedItems(pricedItems(items, 'Pickup'), 'Pickup')).toEqual([fetched, same]);
});

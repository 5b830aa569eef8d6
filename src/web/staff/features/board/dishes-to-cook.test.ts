import { expect, it } from 'vitest';
import { dishesToCook } from './dishes-to-cook.ts';

const line = (productId: string, quantity: number) => ({ productId, productName: productId.toUpperCase(), quantity });

it('adds up a dish over all orders that are still to be cooked, the most first', () => {
  const counts = dishesToCook([
    { status: 'Pending Confirmation', items: [line('soup', 1), line('pizza', 2)] },
    { status: 'Preparing', items: [line('pizza', 1), line('pizza', 1)] },
    { status: 'Ready for Pickup', items: [line('soup', 5)] },
    { status: 'Cancelled by User', items: [line('soup', 5)] },
  ]);
  expect(counts).toEqual([
    { productId: 'pizza', name: 'PIZZA', count: 4 },
    { productId: 'soup', name: 'SOUP', count: 1 },
  ]);
});

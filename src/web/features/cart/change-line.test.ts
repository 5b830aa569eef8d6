import { beforeEach, expect, it } from 'vitest';
import { MAX } from '../../../domain/limits.ts';
import { addLine, type NewItem } from './add-line.ts';
import { cart } from './cart-store.ts';
import { changeLine } from './change-line.ts';

const vesta = { _id: 'vesta', name: 'Forno Vesta', slug: 'forno-vesta' };
const option = (valueId: string) => ({
  optionId: 'size',
  valueId,
  optionName: 'Size',
  valueLabel: valueId,
  priceAdjustment: valueId === 'large' ? 1.5 : 0,
});
const pizza = (valueId: string, quantity = 1): NewItem => ({
  productId: 'pizza',
  name: 'Pizza',
  price: 10,
  imageUrl: null,
  quantity,
  selectedOptions: [option(valueId)],
});
const lines = () =>
  cart
    .get()
    .items.map(({ selectedOptions, quantity, itemSubtotal }) => [selectedOptions[0]?.valueId, quantity, itemSubtotal]);
const signatureOf = (at: number) => cart.get().items[at]?.signature ?? '';

beforeEach(() => cart.clear());

it('keeps the place of a line that is changed, and the restaurant', () => {
  for (const size of ['small', 'medium', 'family']) addLine(pizza(size), vesta);
  changeLine(signatureOf(1), pizza('large', 2));
  expect(lines()).toEqual([
    ['small', 1, 10],
    ['large', 2, 23],
    ['family', 1, 10],
  ]);
  expect(cart.get().restaurantId).toBe('vesta');
});

it('changes a quantity alone', () => {
  addLine(pizza('small'), vesta);
  changeLine(signatureOf(0), pizza('small', 3));
  expect(lines()).toEqual([['small', 3, 30]]);
});

it('joins a line that became like another one, up to the largest quantity', () => {
  addLine(pizza('large', MAX.quantity - 1), vesta);
  addLine(pizza('small', 4), vesta);
  changeLine(signatureOf(1), pizza('large', 4));
  expect(lines()).toEqual([['large', MAX.quantity, 11.5 * MAX.quantity]]);
});

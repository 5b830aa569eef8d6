import { expect, it } from 'vitest';
import type { Product } from '../../../../contract/menu.ts';
import { suggestedDishes } from './suggested-dishes.ts';

const dish = (id: string, goesWith: string[] = [], isAvailable = true) =>
  ({ _id: id, goesWith, isAvailable }) as Partial<Product> as Product;
const menu = [
  dish('pizza', ['salad', 'wine', 'beer', 'gone', 'water', 'bread']),
  dish('pasta', ['salad', 'cake']),
  ...['salad', 'wine', 'beer', 'water', 'bread', 'cake'].map((id) => dish(id)),
  dish('gone', [], false),
];
const suggested = (cart: string[], soldOut: string[] = []) =>
  suggestedDishes(
    menu,
    cart.map((productId) => ({ productId })),
    ({ _id }) => soldOut.includes(_id),
  ).map(({ _id }) => _id);

it('suggests at most four dishes, none that is sold out, in the cart’s order', () => {
  expect(suggested(['pizza'])).toEqual(['salad', 'wine', 'beer', 'water']);
  expect(suggested(['pasta', 'pizza'], ['wine'])).toEqual(['salad', 'cake', 'beer', 'water']);
});

it('suggests nothing that is in the cart, and nothing where nothing goes with it', () => {
  expect(suggested(['pasta', 'salad'])).toEqual(['cake']);
  expect(suggested(['wine'])).toEqual([]);
  expect(suggested(['no longer there'])).toEqual([]);
});

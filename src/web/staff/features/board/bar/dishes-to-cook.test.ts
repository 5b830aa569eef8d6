import { expect, it } from 'vitest';
import { dishesToCook } from './dishes-to-cook.ts';

const dish = (productName: string, quantity: number, ...choices: string[]) => ({
  productId: productName.toLowerCase(),
  productName,
  quantity,
  selectedOptions: choices.map((valueLabel) => ({ valueLabel, priceAdjustment: 0 })),
});

it('counts each dish over all lines, the most first, with the choices that only some have', () => {
  const items = [
    dish('Burger', 1, 'Rare', 'Chips'),
    dish('Burger', 2, 'Well done', 'Chips'),
    dish('Burger', 1, 'Rare', 'Chips', 'No, thank you'),
    dish('Salad', 5),
  ];
  expect(dishesToCook(items)).toEqual([
    { productId: 'salad', name: 'Salad', count: 5, choices: [] },
    {
      productId: 'burger',
      name: 'Burger',
      count: 4,
      choices: [
        { label: 'Rare', count: 2 },
        { label: 'Well done', count: 2 },
      ],
    },
  ]);
});

import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { brought } from '../../../tests/support/brought-menu.ts';

const file = (name: string) => readFileSync(`tests/menus/${name}`);

it('brings in an owner’s spreadsheet with prices by size and toppings that cost by size', async () => {
  const pizzeria = file('pizzeria-sizes-windows-1252.csv');
  const { counts, changedAgain, lost, assumed, faults, dish } = await brought(pizzeria, 'EUR', {
    areCodesUsual: true,
  });
  expect({ counts, changedAgain, faults }).toEqual({
    counts: { categories: 6, groups: 2, dishes: 50 },
    changedAgain: 0,
    faults: [],
  });
  expect(lost).toEqual({ lost_deal: 1, lost_number: 6 });
  expect(assumed).toEqual(['toppings', 'usual_codes']);
  expect(dish('Pizza Tonno')).toMatchObject({
    menuNumber: '5',
    allergens: ['gluten', 'milk', 'fish'],
    additives: ['colouring', 'phosphate'],
  });
  expect(dish('Cola light 0,33 l')).toMatchObject({
    allergens: [],
    noAllergens: false,
    additives: ['colouring', 'caffeine', 'sweetener'],
  });
  const { price, sizePrices, groups } = dish('Pizza Döner');
  expect([price, ...Object.values(sizePrices)]).toEqual([8.5, 11, 15, 23.5]);
  expect(
    groups[1]?.values.map(({ priceAdjustment, sizePrices: by }) => [priceAdjustment, ...Object.values(by)]),
  ).toEqual([[1, 1.2, 1.5, 2.5], [1.2, 1.5, 2, 3], [1.2, 1.5, 2, 3], [2, 2.5, 3, 5], [0.8, 1, 1.2, 2], [0.5]]);
});

it('does not guess what an owner’s codes mean where nothing explains them', async () => {
  const { faults, dish } = await brought(file('pizzeria-sizes-windows-1252.csv'), 'EUR');
  expect(faults).toEqual([
    {
      kind: 'fault',
      code: 'codes_in_rows',
      field: 'allergens',
      values: { codes: 'A, B, C, D, G', count: 38, rows: '2-35, 38, 40-42' },
    },
    {
      kind: 'fault',
      code: 'codes_in_rows',
      field: 'additives',
      values: { codes: '1, 2, 3, 4, 7, 9, 10, 11', count: 31, rows: expect.any(String) },
    },
  ]);
  expect(dish('Pizza Tonno')).toMatchObject({ menuNumber: '5', allergens: [], noAllergens: false, additives: [] });
});

it('brings in a site’s own data with lunch hours, allergens by its legend and sides', async () => {
  const { counts, changedAgain, lost, faults, dish } = await brought(file('asia-restaurant-255.json'), 'EUR');
  expect({ counts, changedAgain, faults }).toEqual({
    counts: { categories: 10, groups: 1, dishes: 255 },
    changedAgain: 0,
    faults: [],
  });
  expect(lost).toEqual({
    ...{ lost_pieces: 4, lost_zones: 26, lost_pickup: 1 },
  });
  expect(dish('Huhn süß-sauer')).toMatchObject({
    price: 5.5,
    menuNumber: 'M1',
    heat: 1,
    allergens: ['mustard'],
    additives: ['flavour-enhancer'],
    hours: { windows: [{ from: '11:00', to: '14:30' }] },
    categories: ['Mittagstisch'],
  });
});

it('brings in 263 dishes of a platform with portions, marks and categories within categories', async () => {
  const { counts, changedAgain, lost, assumed, faults, plan } = await brought(file('platform-263-dishes.json'), 'INR');
  expect({ counts, changedAgain, faults, lost }).toEqual({
    counts: { categories: 21, groups: 4, dishes: 263 },
    changedAgain: 0,
    faults: [],
    lost: {},
  });
  expect(assumed).toEqual(['minor_units']);
  expect(plan.dishes.filter(({ after }) => Object.keys(after.sizePrices).length > 0)).toHaveLength(68);
  expect(plan.dishes.filter(({ after }) => after.dietary.includes('vegetarian')).length).toBeGreaterThan(50);
  expect(plan.soldOut.dishes.size).toBeGreaterThan(0);
});

it('brings in a platform’s quantities of one option', async () => {
  const { counts, changedAgain, lost, faults, dish } = await brought(file('platform-quantities.json'), 'TWD');
  expect({ counts, changedAgain, faults, lost }).toEqual({
    counts: { categories: 1, groups: 7, dishes: 7 },
    changedAgain: 0,
    faults: [],
    lost: {},
  });
  expect(dish('Green Rice')).toMatchObject({
    price: 155,
    groups: [{ maxSelections: 7, maxPerValue: 2 }, {}, {}, {}, {}],
  });
});

it('brings in a till’s net prices with their tax, in dinars of three decimals', async () => {
  const { counts, changedAgain, lost, assumed, faults, dish, plan } = await brought(
    file('till-net-prices.json'),
    'JOD',
  );
  expect(plan.pictures).toHaveLength(3);
  expect({ counts, changedAgain, faults }).toEqual({
    counts: { categories: 3, groups: 1, dishes: 3 },
    changedAgain: 0,
    faults: [],
  });
  expect([assumed, lost]).toEqual([['net_prices'], { lost_sku: 3 }]);
  const { price, groups } = dish('Golden Salad 4');
  expect([price, groups[0]?.values[1]?.priceAdjustment]).toEqual([8.05, 2.146]);
});

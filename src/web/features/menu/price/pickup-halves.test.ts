import { expect, it } from 'vitest';
import type { OptionGroup, Product } from '../../../../contract/menu.ts';
import { halfGroupId } from '../../../../domain/menu/halves.ts';
import { chosenOptions } from './chosen-options.ts';
import { dishForPickup, lineForPickup } from './pickup-dish.ts';

const GBP = { code: 'GBP', symbol: '£' };
const cents = (amount: number) => Math.round(amount * 100);

function half(place: 1 | 2, prices: readonly number[]): OptionGroup {
  const values = prices.map((priceAdjustment, at) => ({
    ...{ _id: `dish-${at}`, label: `½\u00A0Dish ${at}`, priceAdjustment, isDefault: false, isAvailable: true },
  }));
  const bounds = { minSelections: 1, maxSelections: 1 };
  return { _id: halfGroupId(place), name: 'Half', ...bounds, half: { rule: 'average', decimals: 2 }, values };
}

it('of two halves comes to the same on the dish’s page and in the cart', () => {
  for (let first = 0; first < 120; first += 7) {
    for (let second = 0; second < 120; second += 11) {
      const prices = [first / 100, second / 100];
      const product = {
        ...{ price: 10.55, pickup: { price: 9.81, percentOff: 7 } },
        options: [half(1, prices), half(2, prices)],
      } as Product;
      const selection = { [halfGroupId(1)]: ['dish-0'], [halfGroupId(2)]: ['dish-1'] };
      const shown = chosenOptions(dishForPickup(product, GBP), selection).map(({ priceAdjustment }) =>
        cents(priceAdjustment),
      );
      const line = lineForPickup(product, chosenOptions(product, selection), GBP);
      expect(line?.price).toBe(9.81);
      expect(line?.adjustments.map(cents)).toEqual(shown);
    }
  }
});

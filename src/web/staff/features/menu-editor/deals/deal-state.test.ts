import { describe, expect, it } from 'vitest';
import type { MenuRecord } from '../../../../../contract/staff/staff-menu.ts';
import { dishesOfLine, emptyLines } from './deal-state.ts';

const dish = (_id: string, over: object = {}) => ({
  ...{ _id, name: _id, price: 1, categoryIds: ['drinks'], optionGroupIds: [], isActive: true, isAvailable: true },
  ...over,
});
const menuOf = (...products: object[]) =>
  ({
    categories: [
      { _id: 'drinks', isActive: true },
      { _id: 'hidden', isActive: false },
    ],
    products,
  }) as unknown as MenuRecord;
const drinks = { categoryId: 'drinks', dishes: [{ productId: 'cola', extra: 0.5 }] };

describe('the state of a deal', () => {
  it('names the dishes of a line with their surcharges, and what stands in their way', () => {
    const menu = menuOf(
      dish('cola'),
      dish('tea', { isAvailable: false }),
      dish('juice', { optionGroupIds: ['ice'] }),
      dish('shake', { usedUp: ['flavour'] }),
      dish('beer', { isActive: false }),
    );
    expect(dishesOfLine(drinks, menu).map((each) => [each.dish._id, each.extra, each.why])).toEqual([
      ['cola', 0.5, null],
      ['tea', 0, 'sold_out'],
      ['juice', 0, null],
      ['shake', 0, 'sold_out'],
    ]);
    const named = { categoryId: null, dishes: [{ productId: 'beer', extra: 0 }] };
    expect(dishesOfLine(named, menu).map(({ why }) => why)).toEqual(['off']);
  });

  it('says which lines have nothing left', () => {
    expect(emptyLines([drinks], menuOf(dish('cola')))).toEqual([]);
    expect(emptyLines([drinks], menuOf(dish('cola', { portionsLeft: 0 })))).toEqual([0]);
    expect(
      emptyLines([{ categoryId: 'hidden', dishes: [] }], menuOf(dish('cola', { categoryIds: ['hidden'] }))),
    ).toEqual([0]);
  });
});

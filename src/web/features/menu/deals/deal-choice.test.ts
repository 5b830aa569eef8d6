import { describe, expect, it } from 'vitest';
import type { Deal, Product } from '../../../../contract/menu.ts';
import { chosenOfDeal, dealTotals, pricesInDeal } from './deal-choice.ts';

const dish = (_id: string, price: number) => ({ _id, price, options: [] }) as unknown as Product;
const DISHES = [dish('pizza', 10), dish('calzone', 11), dish('cola', 5)];
const DEAL: Deal = {
  ...{ _id: 'deal', name: 'Pizza and cola', description: '', price: 12 },
  lines: [
    { _id: 'first', label: 'A pizza', choices: [{ productId: 'pizza' }, { productId: 'calzone', extra: 1.5 }] },
    { _id: 'second', label: 'A drink', choices: [{ productId: 'cola' }] },
  ],
};

describe('what is chosen in a deal', () => {
  it('is the only dish of a line, and what was chosen of the others', () => {
    expect(chosenOfDeal(DEAL, DISHES, {}).map((each) => each.dish?._id)).toEqual([undefined, 'cola']);
    const chosen = chosenOfDeal(DEAL, DISHES, { first: { productId: 'calzone' } });
    expect(chosen.map((each) => [each.dish?._id, each.extra])).toEqual([
      ['calzone', 1.5],
      ['cola', 0],
    ]);
  });

  it('costs the deal and what comes on top, beside what it would cost singly', () => {
    const chosen = (first?: string) => chosenOfDeal(DEAL, DISHES, first ? { first: { productId: first } } : {});
    expect(dealTotals(DEAL, chosen(), 'GBP')).toEqual({ total: 12, singly: 0 });
    expect(dealTotals(DEAL, chosen('calzone'), 'GBP')).toEqual({ total: 13.5, singly: 16 });
  });

  it('costs each dish its share, in yen without decimals', () => {
    const [pizza, , cola] = DISHES as [Product, Product, Product];
    const both = [
      { dish: pizza, extra: 0 },
      { dish: cola, extra: 0 },
    ];
    expect(pricesInDeal(DEAL, both, 'GBP')).toEqual([8, 4]);
    expect(pricesInDeal({ ...DEAL, price: 1000 }, both, 'JPY')).toEqual([667, 333]);
  });
});

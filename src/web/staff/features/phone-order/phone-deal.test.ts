import { describe, expect, it } from 'vitest';
import type { Deal, Product } from '../../../../contract/menu.ts';
import { chosenOfDeal, type WholeDeal } from '../../../features/menu/deals/deal-choice.ts';
import { withDeal, withQuantityOf } from './phone-deal.ts';
import type { DraftLine } from './phone-draft.ts';

const size = {
  ...{ _id: 'size', name: 'Size', minSelections: 1, maxSelections: 1 },
  values: ['small', 'large'].map((_id) => ({ _id, label: _id, priceAdjustment: 0, isAvailable: true })),
};
const dish = (_id: string, options: object[] = []) => ({ _id, name: _id, price: 10, options }) as unknown as Product;
const DISHES = [dish('pizza', [size]), dish('cola')];
const DEAL: Deal = {
  ...{ _id: 'deal', name: 'Pizza and cola', description: '', price: 12 },
  lines: [
    { _id: 'first', label: 'A pizza', choices: [{ productId: 'pizza' }] },
    { _id: 'second', label: 'A drink', choices: [{ productId: 'cola' }] },
  ],
};
const chosen = (of: string) =>
  chosenOfDeal(DEAL, DISHES, { first: { productId: 'pizza', options: { size: [of] } } }) as WholeDeal;
const counted = (lines: readonly DraftLine[]) => lines.map(({ productId, quantity }) => [productId, quantity]);

describe('a deal in an order that is taken', () => {
  it('is a line for each dish, and counts up when it is chosen again', () => {
    const once = withDeal([], DEAL, chosen('small'));
    expect(once.map(({ productId, deal }) => [productId, deal?.lineId, deal?.name])).toEqual([
      ['pizza', 'first', 'Pizza and cola'],
      ['cola', 'second', 'Pizza and cola'],
    ]);
    expect(counted(withDeal(once, DEAL, chosen('small')))).toEqual([
      ['pizza', 2],
      ['cola', 2],
    ]);
  });

  it('stands apart with other options, also where its other dishes are the same', () => {
    const both = withDeal(withDeal([], DEAL, chosen('small')), DEAL, chosen('large'));
    expect(counted(both)).toEqual([
      ['pizza', 1],
      ['cola', 1],
      ['pizza', 1],
      ['cola', 1],
    ]);
  });

  it('is counted and taken out as a whole', () => {
    const alone = { productId: 'cola', name: 'cola', quantity: 1, selectedOptions: [], agreedPrice: null };
    const lines = [alone, ...withDeal([], DEAL, chosen('small'))];
    const three = withQuantityOf(lines, lines[1] as DraftLine, 3);
    expect(counted(three)).toEqual([
      ['cola', 1],
      ['pizza', 3],
      ['cola', 3],
    ]);
    expect(withQuantityOf(three, three[2] as DraftLine, 0)).toEqual([alone]);
    expect(counted(withQuantityOf(three, three[0] as DraftLine, 0))).toEqual([
      ['pizza', 3],
      ['cola', 3],
    ]);
  });
});

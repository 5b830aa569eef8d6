import { beforeEach, describe, expect, it } from 'vitest';
import type { Deal, Product } from '../../../../contract/menu.ts';
import { addLine } from '../../cart/add-line.ts';
import { cart } from '../../cart/cart-store.ts';
import { setQuantity } from '../../cart/set-quantity.ts';
import { pickedOfLines, replaceDeal } from './change-deal.ts';
import { chosenOfDeal, type PickedOfDeal, type WholeDeal } from './deal-choice.ts';
import { dealKey } from './deal-key.ts';
import { dealLines } from './lines-of-deal.ts';

const currency = { code: 'GBP', symbol: '£' };
const restaurant = { _id: 'trattoria', name: 'Trattoria', slug: 'trattoria' };
const basil = { _id: 'basil', label: 'Basil', priceAdjustment: 1, isDefault: false, isAvailable: true };
const extras = { _id: 'extras', name: 'Extras', minSelections: 0, maxSelections: 2, values: [basil] };
const dish = (_id: string, price: number, options: object[] = []) =>
  ({ _id, name: _id, price, options, imageUrl: null }) as unknown as Product;
const DISHES = [dish('pizza', 10, [extras]), dish('calzone', 11), dish('cola', 5)];
const DEAL: Deal = {
  ...{ _id: 'deal', name: 'Pizza and cola', description: '', price: 12 },
  lines: [
    { _id: 'first', label: 'A pizza', choices: [{ productId: 'pizza' }, { productId: 'calzone', extra: 1.5 }] },
    { _id: 'second', label: 'A drink', choices: [{ productId: 'cola' }] },
  ],
};

const chosen = (picked: PickedOfDeal) => chosenOfDeal(DEAL, DISHES, picked) as WholeDeal;
const pizza = chosen({ first: { productId: 'pizza', options: { extras: ['basil'] } } });
const calzone = chosen({ first: { productId: 'calzone' } });

/** Puts a deal into the cart, and resolves to its key. */
function take(whole: WholeDeal): string {
  const key = dealKey(DEAL._id, whole, cart.get().items);
  for (const line of dealLines({ deal: DEAL, chosen: whole, currency, key, quantity: 1 })) addLine(line, restaurant);
  return key;
}
const lines = () => cart.get().items.map(({ productId, price, quantity }) => [productId, price, quantity]);

describe('a deal of the cart that is chosen anew', () => {
  beforeEach(() => cart.clear());

  it('begins as it was chosen', () => {
    const key = take(pizza);
    expect(pickedOfLines(key, cart.get().items, DISHES)).toEqual({
      first: { productId: 'pizza', options: { extras: ['basil'] } },
      second: { productId: 'cola', options: {} },
    });
  });

  it('stands where it stood, as often, at the shares of its new dishes', () => {
    const key = take(pizza);
    addLine(
      { productId: 'cola', name: 'cola', price: 5, imageUrl: null, quantity: 1, selectedOptions: [] },
      restaurant,
    );
    setQuantity(cart.get().items[0]?.signature ?? '', 3);
    replaceDeal(key, { deal: DEAL, chosen: calzone, currency });
    expect(lines()).toEqual([
      ['calzone', 9.75, 3],
      ['cola', 3.75, 3],
      ['cola', 5, 1],
    ]);
    expect(cart.get().items[0]?.itemSubtotal).toBe(29.25);
  });

  it('joins one that is chosen in the same way, and is nowhere once another page has taken it out', () => {
    const key = take(pizza);
    take(calzone);
    replaceDeal(key, { deal: DEAL, chosen: calzone, currency });
    expect(lines()).toEqual([
      ['calzone', 9.75, 2],
      ['cola', 3.75, 2],
    ]);
    replaceDeal(key, { deal: DEAL, chosen: pizza, currency });
    expect(lines()).toHaveLength(2);
  });

  it('is the same when nothing else is chosen', () => {
    const key = take(pizza);
    const before = cart.get().items;
    replaceDeal(key, { deal: DEAL, chosen: pizza, currency });
    expect(cart.get().items).toEqual(before);
  });
});

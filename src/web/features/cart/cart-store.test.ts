import { beforeEach, describe, expect, it } from 'vitest';
import { MAX } from '../../../domain/limits.ts';
import { cart, type NewItem, totalsOf } from './cart-store.ts';

const vesta = { _id: 'vesta', name: 'Forno Vesta', slug: 'forno-vesta' };
const kumo = { _id: 'kumo', name: 'Kumo Ramen', slug: 'kumo' };
const large = { optionId: 'size', valueId: 'large', optionName: 'Size', valueLabel: 'Large', priceAdjustment: 1.5 };
const dip = { optionId: 'dip', valueId: 'none', optionName: 'Dip', valueLabel: 'None', priceAdjustment: -0.5 };

beforeEach(() => cart.clear());

describe('the cart', () => {
  it('counts a line as (price + adjustments) x quantity', () => {
    cart.add(dish('pizza', { quantity: 3, selectedOptions: [large, dip] }), vesta);
    expect(cart.get().items[0]?.itemSubtotal).toBe(33);
    expect(totalsOf(cart.get())).toEqual({ totalItems: 3, cartSubtotal: 33, isEmpty: false });
  });

  it('grows a line with the same options, whatever their order, and keeps others apart', () => {
    cart.add(dish('pizza', { selectedOptions: [large, dip] }), vesta);
    cart.add(dish('pizza', { selectedOptions: [dip, large] }), vesta);
    cart.add(dish('pizza', { selectedOptions: [large] }), vesta);
    expect(cart.get().items.map(({ quantity }) => quantity)).toEqual([2, 1]);
  });

  it('answers success, needs confirmation, or failure', () => {
    expect(cart.add(dish('pizza'), vesta)).toEqual({ kind: 'added' });
    expect(cart.add(dish('ramen'), kumo)).toEqual({ kind: 'other_restaurant', restaurantName: 'Forno Vesta' });
    expect(cart.get().items).toHaveLength(1);
    for (let place = 1; place < MAX.cartLines; place++) cart.add(dish(`dish-${place}`), vesta);
    expect(cart.add(dish('one-too-many'), vesta)).toEqual({ kind: 'failed' });
  });

  it.each([0, -1])('removes a line at quantity %i, and unbinds with the last one', (quantity) => {
    cart.add(dish('pizza'), vesta);
    cart.setQuantity(cart.get().items[0]?.signature ?? '', quantity);
    expect(cart.get()).toEqual({ restaurantId: null, restaurantName: null, restaurantSlug: null, items: [] });
  });

  it('never goes above the largest quantity', () => {
    cart.add(dish('pizza', { quantity: MAX.quantity }), vesta);
    cart.add(dish('pizza'), vesta);
    expect(cart.get().items[0]?.quantity).toBe(MAX.quantity);
  });
});

function dish(productId: string, more: Partial<NewItem> = {}): NewItem {
  return { productId, name: productId, price: 10, imageUrl: null, quantity: 1, selectedOptions: [], ...more };
}

import { beforeEach, describe, expect, it, vi } from 'vitest';
import { MAX } from '../../../domain/limits.ts';
import { cart, type NewItem, totalsOf } from './cart-store.ts';

const vesta = { _id: 'vesta', name: 'Forno Vesta', slug: 'forno-vesta' };
const kumo = { _id: 'kumo', name: 'Kumo Ramen', slug: 'kumo' };
const large = { optionId: 'size', valueId: 'large', optionName: 'Size', valueLabel: 'Large', priceAdjustment: 1.5 };
const dip = { optionId: 'dip', valueId: 'none', optionName: 'Dip', valueLabel: 'None', priceAdjustment: -0.5 };

const kept = new Map<string, string>();
const room = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
};

beforeEach(() => {
  vi.unstubAllGlobals();
  vi.stubGlobal('localStorage', room);
  cart.clear();
});

describe('the cart', () => {
  it('counts a line as (price + adjustments) x quantity', () => {
    cart.add(dish('pizza', { quantity: 3, selectedOptions: [large, dip] }), vesta);
    expect(cart.get().items[0]?.itemSubtotal).toBe(33);
    expect(totalsOf(cart.get())).toEqual({ totalItems: 3, cartSubtotal: 33, cartDeposit: 0, isEmpty: false });
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

describe('the cart of a tab that was frozen while another tab changed it', () => {
  const names = () => cart.get().items.map(({ name }) => name);

  it('does not come back with what the other tab ordered', () => {
    cart.add(dish('pizza'), vesta);
    kept.clear();
    cart.add(dish('ramen'), kumo);
    expect(names()).toEqual(['ramen']);
    expect(JSON.parse(kept.get('cart') ?? '').items).toHaveLength(1);
  });

  it('keeps what the other tab added when a line here is counted anew or changed', () => {
    cart.add(dish('pizza'), vesta);
    const pizza = cart.get().items[0]?.signature ?? '';
    const stored = JSON.parse(kept.get('cart') ?? '');
    kept.set(
      'cart',
      JSON.stringify({ ...stored, items: [...stored.items, { ...stored.items[0], name: 'salad', signature: 's' }] }),
    );
    cart.setQuantity(pizza, 3);
    expect(names()).toEqual(['pizza', 'salad']);
    expect(totalsOf(cart.get()).totalItems).toBe(4);
  });

  it('is read again when the tab is seen again, and stays the same one where nothing changed', async () => {
    const seen: Record<string, () => void> = {};
    vi.stubGlobal('window', {});
    vi.stubGlobal('addEventListener', (type: string, listener: () => void) => {
      seen[type] = listener;
    });
    vi.resetModules();
    const { cart } = await import('./cart-store.ts');
    cart.add(dish('pizza'), vesta);
    const before = cart.get();
    seen['visibilitychange']?.();
    expect(cart.get()).toBe(before);
    for (const type of ['visibilitychange', 'pageshow']) {
      cart.add(dish('pizza'), vesta);
      kept.clear();
      seen[type]?.();
      expect(cart.get().items, type).toEqual([]);
    }
  });

  it('lives on in the tab alone where nothing can be stored', () => {
    const full = () => {
      throw new Error('QuotaExceededError');
    };
    vi.stubGlobal('localStorage', { getItem: full, setItem: full, removeItem: full });
    cart.add(dish('pizza'), vesta);
    cart.add(dish('salad'), vesta);
    expect(cart.reread().items).toHaveLength(2);
  });
});

function dish(productId: string, more: Partial<NewItem> = {}): NewItem {
  return { productId, name: productId, price: 10, imageUrl: null, quantity: 1, selectedOptions: [], ...more };
}

import { beforeEach, describe, expect, it, vi } from 'vitest';
import { MAX } from '../../../domain/limits.ts';
import { addLine, type NewItem } from './add-line.ts';
import { cart, totalsOf } from './cart-store.ts';
import { setQuantity } from './set-quantity.ts';

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
    addLine(dish('pizza', { quantity: 3, selectedOptions: [large, dip] }), vesta);
    expect(cart.get().items[0]?.itemSubtotal).toBe(33);
    expect(totalsOf(cart.get())).toEqual({ totalItems: 3, cartSubtotal: 33, cartDeposit: 0, isEmpty: false });
  });

  it('grows a line with the same options, whatever their order, and keeps others apart', () => {
    addLine(dish('pizza', { selectedOptions: [large, dip] }), vesta);
    addLine(dish('pizza', { selectedOptions: [dip, large] }), vesta);
    addLine(dish('pizza', { selectedOptions: [large] }), vesta);
    expect(cart.get().items.map(({ quantity }) => quantity)).toEqual([2, 1]);
  });

  it('answers success, needs confirmation, or failure', () => {
    expect(addLine(dish('pizza'), vesta)).toEqual({ kind: 'added' });
    expect(addLine(dish('ramen'), kumo)).toEqual({ kind: 'other_restaurant', restaurantName: 'Forno Vesta' });
    expect(cart.get().items).toHaveLength(1);
    for (let place = 1; place < MAX.cartLines; place++) addLine(dish(`dish-${place}`), vesta);
    expect(addLine(dish('one-too-many'), vesta)).toEqual({ kind: 'failed' });
  });

  it.each([0, -1])('removes a line at quantity %i, and unbinds with the last one', (quantity) => {
    addLine(dish('pizza'), vesta);
    setQuantity(cart.get().items[0]?.signature ?? '', quantity);
    expect(cart.get()).toEqual({ restaurantId: null, restaurantName: null, restaurantSlug: null, items: [] });
  });

  it('never goes above the largest quantity', () => {
    addLine(dish('pizza', { quantity: MAX.quantity }), vesta);
    addLine(dish('pizza'), vesta);
    expect(cart.get().items[0]?.quantity).toBe(MAX.quantity);
  });
});

describe('the cart of a tab that was frozen while another tab changed it', () => {
  const names = () => cart.get().items.map(({ name }) => name);

  it('does not come back with what the other tab ordered', () => {
    addLine(dish('pizza'), vesta);
    kept.clear();
    addLine(dish('ramen'), kumo);
    expect(names()).toEqual(['ramen']);
    expect(JSON.parse(kept.get('cart') ?? '').items).toHaveLength(1);
  });

  it('keeps what the other tab added when a line here is counted anew or changed', () => {
    addLine(dish('pizza'), vesta);
    const pizza = cart.get().items[0]?.signature ?? '';
    const stored = JSON.parse(kept.get('cart') ?? '');
    kept.set(
      'cart',
      JSON.stringify({ ...stored, items: [...stored.items, { ...stored.items[0], name: 'salad', signature: 's' }] }),
    );
    setQuantity(pizza, 3);
    expect(names()).toEqual(['pizza', 'salad']);
    expect(totalsOf(cart.get()).totalItems).toBe(4);
  });

  it('counts and takes out all dishes of a deal together, and none besides', () => {
    const part = (name: string, lineId: string) => {
      addLine({ ...dish(name), deal: { dealId: 'd', lineId, key: 'd pizza cola', name: 'Both' } }, vesta);
    };
    addLine(dish('pizza'), vesta);
    part('pizza', 'one');
    part('cola', 'two');
    const [, , cola] = cart.get().items;
    setQuantity(cola?.signature ?? '', 3);
    expect(cart.get().items.map(({ quantity }) => quantity)).toEqual([1, 3, 3]);
    setQuantity(cola?.signature ?? '', 0);
    expect(cart.get().items.map(({ quantity }) => quantity)).toEqual([1]);
  });

  it('is read again when the tab is seen again, and stays the same one where nothing changed', async () => {
    const seen: Record<string, () => void> = {};
    vi.stubGlobal('window', {});
    vi.stubGlobal('addEventListener', (type: string, listener: () => void) => {
      seen[type] = listener;
    });
    vi.resetModules();
    const { cart } = await import('./cart-store.ts');
    const { addLine } = await import('./add-line.ts');
    addLine(dish('pizza'), vesta);
    const before = cart.get();
    seen['visibilitychange']?.();
    expect(cart.get()).toBe(before);
    for (const type of ['visibilitychange', 'pageshow']) {
      addLine(dish('pizza'), vesta);
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
    addLine(dish('pizza'), vesta);
    addLine(dish('salad'), vesta);
    expect(cart.reread().items).toHaveLength(2);
  });
});

function dish(productId: string, more: Partial<NewItem> = {}): NewItem {
  return { productId, name: productId, price: 10, imageUrl: null, quantity: 1, selectedOptions: [], ...more };
}

import { beforeEach, expect, it, vi } from 'vitest';
import type { Order } from '../../../contract/orders.ts';
import type { AppContext } from '../../app/app-context.ts';
import { cart } from '../cart/cart-store.ts';
import { tellFoundOrder, tellLostOrder } from './tell-lost-order.ts';

const vesta = { _id: 'vesta', name: 'Forno Vesta', slug: 'forno-vesta' };
const pizza = { productId: 'pizza', name: 'Pizza', price: 9, imageUrl: null, quantity: 1, selectedOptions: [] };
const order = { orderNumber: 'FV-1', items: [pizza] } as unknown as Order;

const told: string[] = [];
const app = {
  messages: { need: async () => {}, i18n: { _: (key: string) => key } },
  dialogs: { ask: async ({ html }: { html: string }) => void told.push(html) },
  resources: { reloadShown: async () => {} },
} as unknown as AppContext;
const navigate = vi.fn();
const forget = vi.fn();
const celebrate = vi.fn();

beforeEach(() => {
  vi.resetAllMocks();
  told.length = 0;
  const kept = new Map<string, string>();
  const room = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  vi.stubGlobal('localStorage', room);
  vi.stubGlobal('sessionStorage', room);
  cart.clear();
  cart.add(pizza, vesta);
});

it('celebrates a found order that is the one on the page', async () => {
  await tellFoundOrder(app, { order, navigate, forget, celebrate });
  expect(celebrate).toHaveBeenCalledExactlyOnceWith(order);
  expect(told).toEqual([]);
});

it('says that what was changed since is not part of it, and keeps the cart and what was typed', async () => {
  cart.add({ ...pizza, productId: 'cola' }, vesta);
  await tellFoundOrder(app, { order, navigate, forget, celebrate });
  expect(told).toEqual(['<p>checkout.found</p><p>cart.changed_since_order</p>']);
  expect(cart.get().items).toHaveLength(2);
  expect([celebrate, forget].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
});

it('says so of another address, too, but the cart has been ordered', async () => {
  await tellFoundOrder(app, { order, navigate, forget, celebrate, isEarlier: true });
  expect(told).toEqual(['<p>checkout.found</p><p>cart.changed_since_order</p>']);
  expect(cart.get().items).toEqual([]);
  expect([celebrate, forget].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
});

it('speaks of no change on another page where there is none, or nothing is in the cart any more', async () => {
  await tellLostOrder(app, order, navigate);
  expect(cart.get().items).toEqual([]);
  await tellLostOrder(app, order, navigate);
  expect(told).toEqual(['<p>checkout.found</p>', '<p>checkout.found</p>']);
});

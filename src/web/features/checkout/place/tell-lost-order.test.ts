import { beforeEach, expect, it, vi } from 'vitest';
import type { Order, PlaceOrderInput } from '../../../../contract/orders.ts';
import type { AppContext } from '../../../app/app-context.ts';
import { addLine } from '../../cart/add-line.ts';
import { cart } from '../../cart/cart-store.ts';
import { tellFoundOrder, tellLostOrder } from './tell-lost-order.ts';

const vesta = { _id: 'vesta', name: 'Forno Vesta', slug: 'forno-vesta' };
const pizza = { productId: 'pizza', name: 'Pizza', price: 9, imageUrl: null, quantity: 1, selectedOptions: [] };
const placed = {
  orderType: 'Delivery',
  isASAP: true,
  scheduledAt: null,
  deliveryAddress: { street: '2 Test Lane', city: 'London', postalCode: 'N1 2BB' },
  contactPhone: '020 7946 0958',
  customerNotes: '',
  paymentDetails: { method: 'Cash' },
};
const order = { ...placed, orderNumber: 'FV-1', items: [pizza], appliedPromotion: null } as unknown as Order;
const meaning = (changes: object) => ({
  meant: { ...placed, promotionId: null, ...changes } as unknown as PlaceOrderInput,
  restaurant: { timezone: 'Europe/London' },
});

const told: string[] = [];
const app = {
  messages: {
    need: async () => {},
    i18n: { _: (key: string, values = {}) => [key, ...Object.values(values)].join(' ') },
    language: 'en',
  },
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
  addLine(pizza, vesta);
});

it('celebrates a found order that is the one on the page', async () => {
  await tellFoundOrder(app, { order, navigate, forget, celebrate, ...meaning({}) });
  expect(celebrate).toHaveBeenCalledExactlyOnceWith(order);
  expect(told).toEqual([]);
});

it('says that what was changed since is not part of it, and keeps the cart and what was typed', async () => {
  addLine({ ...pizza, productId: 'cola' }, vesta);
  await tellFoundOrder(app, { order, navigate, forget, celebrate });
  expect(told).toEqual(['<p>checkout.found</p><p>cart.changed_since_order</p>']);
  expect(cart.get().items).toHaveLength(2);
  expect([celebrate, forget].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
});

it.each([
  [
    'address',
    { deliveryAddress: { ...placed.deliveryAddress, street: '<b>3' } },
    'deliver_to',
    '2 Test Lane, London, N1 2BB',
  ],
  [
    'note for the driver',
    { deliveryAddress: { ...placed.deliveryAddress, note: 'ring' } },
    'deliver_to',
    '2 Test Lane, London, N1 2BB',
  ],
  ['time', { isASAP: false, scheduledAt: '2026-06-17T18:00:00.000Z' }, 'time', 'checkout.when_asap_Delivery'],
  ['phone', { contactPhone: '020 7946 0000' }, 'contact_phone', '020 7946 0958'],
  ['note', { customerNotes: 'No nuts' }, 'notes', '–'],
  ['payment', { paymentDetails: { method: 'Card on Delivery' } }, 'section_payment', 'statuses.method_Cash'],
  ['promotion', { promotionId: 'ten-off' }, 'discount', '–'],
])(
  'says what was ordered where another %s is meant by now; the cart has been ordered',
  async (_what, changes, label, text) => {
    await tellFoundOrder(app, { order, navigate, forget, celebrate, ...meaning(changes) });
    const list = `<ul><li><b>checkout.${label}</b><br>${text}</li></ul>`;
    expect(told).toEqual([`<p>checkout.found</p><p>cart.placed_as</p>${list}`]);
    expect(cart.get().items).toEqual([]);
    expect([celebrate, forget].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
  },
);

it('says to when a delivery was ordered by somebody who means to pick it up by now', async () => {
  const later = { ...order, isASAP: false, scheduledAt: '2026-06-17T18:00:00.000Z' };
  const meant = meaning({ orderType: 'Pickup', deliveryAddress: null });
  await tellFoundOrder(app, { order: later, navigate, forget, celebrate, ...meant });
  expect(told[0]).toContain('<b>checkout.time</b><br>checkout.when_at_Delivery 17 Jun 2026, 19:00</li>');
  expect(told[0]).toContain('<b>checkout.deliver_to</b><br>2 Test Lane, London, N1 2BB</li>');
});

it('does not miss a promotion that the order itself has used up', async () => {
  const last = { ...order, appliedPromotion: { promotionId: 'last-five', code: 'LAST5', name: 'Last five' } };
  await tellFoundOrder(app, { order: last, navigate, forget, celebrate, ...meaning({}) });
  expect(celebrate).toHaveBeenCalledExactlyOnceWith(last);
});

it('speaks of no change on another page where there is none, or nothing is in the cart any more', async () => {
  await tellLostOrder(app, order, navigate);
  expect(cart.get().items).toEqual([]);
  await tellLostOrder(app, order, navigate);
  expect(told).toEqual(['<p>checkout.found</p>', '<p>checkout.found</p>']);
});

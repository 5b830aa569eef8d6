import { describe, expect, it } from 'vitest';
import type { User } from '../../../contract/accounts/accounts.ts';
import type { Address } from '../../../contract/accounts/addresses.ts';
import type { Restaurant } from '../../../contract/restaurants.ts';
import { WEEKDAYS } from '../../../domain/times/weekdays.ts';
import { emptyAddress } from '../addresses/address-fields.ts';
import type { CartItem } from '../cart/cart-store.ts';
import { type CheckoutDraft, startDraft } from './checkout-draft.ts';
import { type CheckoutSurroundings, deriveCheckout } from './derive-checkout.ts';
import { orderInput } from './place/order-input.ts';
import { type Quoted, timesKey } from './quote/quoted.ts';

const home = {
  _id: 'home',
  label: 'Home',
  street: '1 High Street',
  city: 'Colchester',
  postalCode: 'CO1 1LG',
  country: 'United Kingdom',
  note: 'ring',
  isDefault: true,
  latitude: 51.9,
  longitude: 0.9,
} as Address;
const user = { _id: 'ann', phoneNumber: '07700 900123', savedAddresses: [home], defaultAddress: home } as User;
const restaurant = {
  _id: 'vesta',
  currency: { code: 'GBP', symbol: '£' },
  deliverySettings: { fee: 2.5, allowsCollection: true, minimumOrderValue: 15 },
  timezone: 'Europe/London',
  openingHours: Object.fromEntries(WEEKDAYS.map((day) => [day, { open: '12:00', close: '23:00', isClosed: false }])),
  openingHoursExceptions: [],
  orderingPausedUntil: null,
  paymentMethods: [
    { methodName: 'Cash', isEnabled: false },
    { methodName: 'Cash on Delivery', isEnabled: true },
  ],
} as unknown as Restaurant;
const item: CartItem = {
  productId: 'pizza',
  name: 'Margherita',
  price: 10,
  imageUrl: null,
  quantity: 2,
  selectedOptions: [{ optionId: 'o', valueId: 'v', optionName: 'Extra', valueLabel: 'Basil', priceAdjustment: 2.5 }],
  signature: 's',
  itemSubtotal: 25,
};
const EVENING = Date.parse('2026-03-10T18:00:00Z');
const MORNING = Date.parse('2026-03-10T09:02:00Z');

function around(more: Partial<CheckoutSurroundings> = {}, draft: Partial<CheckoutDraft> = {}): CheckoutSurroundings {
  const started = startDraft({ user, orderType: 'Delivery', country: 'United Kingdom' });
  return { draft: { ...started, ...draft }, restaurant, user, items: [item], now: EVENING, ...more };
}

const derived = (...args: Parameters<typeof around>) => deriveCheckout(around(...args));
const withDelivery = (deliverySettings: object) =>
  ({ ...restaurant, deliverySettings: { ...restaurant.deliverySettings, ...deliverySettings } }) as Restaurant;
const quoted = (more: Partial<Quoted>): Quoted => {
  const nothing = { times: null, promotion: null, tax: null, unserved: null, taxes: 0 };
  return { timesOf: timesKey('Delivery', [item]), ...nothing, ...more };
};

describe('order type', () => {
  it('is what the draft says while it is offered', () => {
    expect(derived({}, { orderType: 'Pickup' })).toMatchObject({
      orderType: 'Pickup',
      offered: ['Delivery', 'Pickup'],
    });
  });

  it('is Pickup where no fee is defined, and a fee of 0 is one', () => {
    expect(derived({ restaurant: withDelivery({ fee: null }) })).toMatchObject({ orderType: 'Pickup' });
    expect(derived({ restaurant: withDelivery({ fee: 0 }) })).toMatchObject({ orderType: 'Delivery' });
  });

  it('is Delivery unless collection is allowed in so many words', () => {
    const settings = withDelivery({ allowsCollection: undefined });
    expect(derived({ restaurant: settings }, { orderType: 'Pickup' })).toMatchObject({ offered: ['Delivery'] });
  });
});

describe('timing', () => {
  it('is as soon as possible while open', () => {
    expect(derived().timing).toMatchObject({ isOpen: true, isASAP: true, scheduledAt: null });
  });

  it('takes the next slot when closed', () => {
    const { timing, gaps } = derived({ now: MORNING });
    expect(timing).toMatchObject({ isOpen: false, isASAP: false, scheduledAt: Date.parse('2026-03-10T12:00:00Z') });
    expect(gaps).toEqual([]);
  });

  it('lacks a time when open, not as soon as possible and nothing chosen', () => {
    expect(derived({}, { isASAP: false }).gaps).toEqual(['scheduled_time']);
  });

  it('drops a chosen slot that has passed', () => {
    const scheduledAt = EVENING + 5 * 60_000;
    expect(derived({}, { isASAP: false, scheduledAt }).timing.scheduledAt).toBeNull();
  });

  it('without hours neither is possible', () => {
    const closed = { ...restaurant, openingHours: null };
    const { timing, gaps } = derived({ restaurant: closed });
    expect(timing).toMatchObject({ hasHours: false, isOpen: false, firstSlot: null, isASAP: false, scheduledAt: null });
    expect(gaps).toEqual(['scheduled_time']);
  });
});

describe('times that the server offers', () => {
  const own = { ...restaurant, orderTimes: { daysAhead: 3 } } as Restaurant;
  const asap = { at: EVENING + 45 * 60_000, to: null, until: EVENING + 60 * 60_000 };
  const slot = EVENING + 90 * 60_000;
  const times = { asap, isLate: false, days: ['2026-03-10'], slots: { '2026-03-10': [slot] } };

  it('are about when, until last orders, and are sent with the order', () => {
    const surroundings = around({ restaurant: own }, { quoted: quoted({ times }) });
    const checkout = deriveCheckout(surroundings);
    expect(checkout.timing).toMatchObject({ isASAP: true, promisedAt: asap.at, firstSlot: slot });
    expect(orderInput(checkout, surroundings)).toMatchObject({ promisedAt: new Date(asap.at).toISOString() });
    const { timing } = derived({ restaurant: own, now: asap.until + 1 }, { quoted: quoted({ times }) });
    expect(timing).toMatchObject({ isOpen: false, isASAP: false, scheduledAt: slot, promisedAt: null });
  });

  it('leave a time that is full unchosen, and nothing is known before they come', () => {
    const full = { isASAP: false, scheduledAt: slot + 15 * 60_000, quoted: quoted({ times }) };
    expect(derived({ restaurant: own }, full).timing.scheduledAt).toBeNull();
    expect(derived({ restaurant: own }).timing).toMatchObject({ free: null, isASAP: false });
  });

  it('are those of one cart and one order type', () => {
    const answer = { quoted: quoted({ times }) };
    expect(derived({ restaurant: own }, { ...answer, orderType: 'Pickup' }).timing.free).toBeNull();
    const more = { restaurant: own, items: [{ ...item, quantity: 3 }] };
    expect(derived(more, answer).timing.free).toBeNull();
  });
});

describe('the area of delivery', () => {
  it('names the postcode of an address that is too far away, once it is complete, and never for pickup', () => {
    const elsewhere = { restaurant: withDelivery({ postcodes: ['CO2'] }) };
    expect(derived(elsewhere).tooFar).toBe('CO1 1LG');
    expect(derived(elsewhere, { orderType: 'Pickup' }).tooFar).toBeNull();
    expect(derived({ restaurant: withDelivery({ postcodes: ['CO1'] }) }).tooFar).toBeNull();
    expect(derived().tooFar).toBeNull();
    const typed = { ...emptyAddress('United Kingdom'), street: '1 High Street', postalCode: 'CO3 3AA' };
    const started = { address: { kind: 'new' } as const, newAddress: typed };
    expect(derived(elsewhere, started).tooFar).toBeNull();
    expect(derived(elsewhere, { ...started, newAddress: { ...typed, city: 'Colchester' } }).tooFar).toBe('CO3 3AA');
  });
});

describe('payment', () => {
  it('starts with the first method that is enabled', () => {
    expect(derived()).toMatchObject({ paymentMethods: ['Cash on Delivery'], paymentMethod: 'Cash on Delivery' });
  });

  it('is Cash on Delivery where none is configured, and nothing where all are disabled', () => {
    expect(derived({ restaurant: { ...restaurant, paymentMethods: [] } }).paymentMethods).toEqual(['Cash on Delivery']);
    const disabled = { ...restaurant, paymentMethods: [{ methodName: 'Cash', isEnabled: false }] };
    expect(derived({ restaurant: disabled }).gaps).toEqual(['payment_method']);
  });
});

describe('figures', () => {
  it('are subtotal, less the discount, plus the fee of a delivery', () => {
    expect(derived().figures).toEqual({
      subtotal: 2500,
      taxes: 0,
      deposit: 0,
      discountAmount: 0,
      deliveryFee: 250,
      totalAmount: 2750,
    });
    expect(derived({}, { orderType: 'Pickup' }).figures).toMatchObject({ deliveryFee: 0, totalAmount: 2500 });
  });

  it('have the deposits beside the dishes, and what coins pay of the total', () => {
    const bottle = { ...item, price: 4.06, selectedOptions: [], quantity: 1, deposit: 0.25 };
    const swiss = { ...restaurant, smallestCoin: 0.05 };
    const { figures, cashRounding } = derived({ restaurant: swiss, items: [bottle] }, { orderType: 'Pickup' });
    expect(figures).toMatchObject({ subtotal: 406, deposit: 25, totalAmount: 431 });
    expect(cashRounding).toBe(-1);
  });

  const off = (discountValue: number) => {
    const coupon = { promotionId: 'p', name: '', description: '', couponCode: 'ALL', pointsCost: null };
    const wanted = { id: 'p', by: 'code' } as const;
    return {
      promotion: { code: '', wanted, error: null, tried: null },
      quoted: quoted({ promotion: { ...coupon, discountValue } }),
    };
  };

  it('never fall below nothing, and deduct only what is wanted', () => {
    expect(derived({}, off(5)).figures).toMatchObject({ discountAmount: 500, totalAmount: 2250 });
    expect(derived({}, off(9999)).figures.totalAmount).toBe(0);
    const promotion = { ...off(5).promotion, wanted: null };
    expect(derived({}, { ...off(5), promotion }).figures.discountAmount).toBe(0);
  });

  it('are no total before the tax is told that comes on top of the prices', () => {
    const taxed = { ...restaurant, tax: { label: 'Tax', isIncluded: false } } as Restaurant;
    expect(derived({ restaurant: taxed }).lacksTax).toBe(true);
    const tax = { label: 'Tax', isIncluded: false, sums: [], delivery: [] };
    const told = derived({ restaurant: taxed }, { quoted: quoted({ tax, taxes: 222 }) });
    expect(told).toMatchObject({ lacksTax: false, figures: { taxes: 222, totalAmount: 2972 } });
    const inside = { ...restaurant, tax: { label: 'VAT', isIncluded: true } } as Restaurant;
    expect(derived({ restaurant: inside }).lacksTax).toBe(false);
  });

  it('a delivery below the minimum falls short, the fee counted; a pickup does not', () => {
    const dear = withDelivery({ minimumOrderValue: 30 });
    expect(derived({ restaurant: dear }).shortfall).toBe(250);
    expect(derived({ restaurant: dear }, { orderType: 'Pickup' }).shortfall).toBe(0);
    expect(derived({ restaurant: withDelivery({ minimumOrderValue: 27.5 }) }).shortfall).toBe(0);
  });
});

describe('the placement payload', () => {
  const payload = (...args: Parameters<typeof around>) => orderInput(derived(...args), around(...args));

  it('carries the figures shown and the address with its place', () => {
    expect(payload({}, { customerNotes: '  hi  ' })).toMatchObject({
      restaurantId: 'vesta',
      items: [{ productId: 'pizza', quantity: 2, unitPrice: 10, productName: 'Margherita', itemSubtotal: 25 }],
      subtotal: 25,
      discountAmount: 0,
      deliveryFee: 2.5,
      serviceFee: 0,
      taxes: 0,
      totalAmount: 27.5,
      isASAP: true,
      scheduledAt: null,
      deliveryAddress: {
        street: '1 High Street',
        postalCode: 'CO1 1LG',
        postcode: 'CO1 1LG',
        note: 'ring',
        location: { type: 'Point', coordinates: [0.9, 51.9] },
      },
      contactPhone: '07700 900123',
      customerNotes: 'hi',
      paymentDetails: { method: 'Cash on Delivery', paymentStatus: 'Pending' },
      promotionId: null,
    });
  });

  it('has no address for a pickup, and the instant of a scheduled one', () => {
    const scheduledAt = EVENING + 60 * 60_000;
    expect(payload({}, { orderType: 'Pickup', isASAP: false, scheduledAt })).toMatchObject({
      deliveryAddress: null,
      isASAP: false,
      scheduledAt: '2026-03-10T19:00:00.000Z',
    });
  });
});

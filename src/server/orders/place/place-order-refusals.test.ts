import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dialects } from '../../../../tests/support/databases.ts';
import {
  delivery,
  groupId,
  ids,
  item,
  pickup,
  promotionId,
  rewardId,
  valueId,
} from '../../../../tests/support/order-input.ts';
import { NOON, startTestApp, type TestApp } from '../../../../tests/support/test-app.ts';
import { writtenRows } from '../../../../tests/support/written-rows.ts';
import type { PlaceOrderInput } from '../../../contract/orders.ts';
import { importIds } from '../../import/import-ids.ts';
import { toJson } from '../../platform/database/json-columns.ts';

const HOUR = 3_600_000;
const at = (instant: number) => ({ isASAP: false, scheduledAt: new Date(instant).toISOString() });
const maki = importIds('sushi-bar').of('product', 'maki');
const pizza = () => item('margherita', ['size/regular']);
const withOption = (optionId: string, value: string, priceAdjustment = 0) => {
  const line = pizza();
  const chosen = { optionId, valueId: value, optionName: 'x', valueLabel: 'y', priceAdjustment };
  return { ...line, selectedOptions: [...line.selectedOptions, chosen] };
};

type Case = [name: string, status: number, code: string, body: () => object];

const refused: Case[] = [
  [
    'another restaurant',
    409,
    'wrong_restaurant',
    () => pickup([pizza()], { restaurantId: importIds('sushi-bar').restaurant }),
  ],
  ['no items', 422, 'invalid_request', () => pickup([])],
  ['a quantity of 0', 422, 'invalid_request', () => pickup([{ ...pizza(), quantity: 0 }])],
  ['a negative quantity', 422, 'invalid_request', () => pickup([{ ...pizza(), quantity: -1 }])],
  ['half a pizza', 422, 'invalid_request', () => pickup([{ ...pizza(), quantity: 1.5 }])],
  ['a huge quantity', 422, 'invalid_request', () => pickup([{ ...pizza(), quantity: 100_000 }])],
  ['a negative price', 422, 'invalid_request', () => pickup([{ ...pizza(), unitPrice: -10 }])],
  ['a service fee', 422, 'invalid_request', () => ({ ...pickup([pizza()]), serviceFee: 1 })],
  [
    'a payment that claims to be paid',
    422,
    'invalid_request',
    () => pickup([pizza()], { paymentDetails: { method: 'Cash', paymentStatus: 'Paid' as 'Pending' } }),
  ],
  ['a phone that is none', 422, 'invalid_request', () => pickup([pizza()], { contactPhone: 'call me' })],
  ['a foreign product', 409, 'product_foreign', () => pickup([{ ...item('lemonade'), productId: maki }])],
  ['an unknown product', 409, 'product_foreign', () => pickup([{ ...item('lemonade'), productId: 'nothing' }])],
  ['an unavailable product', 409, 'product_unavailable', () => pickup([item('calzone')])],
  [
    'an unavailable option',
    409,
    'option_unavailable',
    () => pickup([item('margherita', ['size/regular', 'extras/truffle'])]),
  ],
  ['an unknown value', 409, 'option_unavailable', () => pickup([withOption(groupId('extras'), 'nothing')])],
  [
    'a value of another group',
    409,
    'option_unavailable',
    () => pickup([withOption(groupId('extras'), valueId('size', 'small'), -1.5)]),
  ],
  [
    'an option of another product',
    409,
    'option_unavailable',
    () => pickup([withOption(groupId('sauces'), valueId('sauces', 'pesto'))]),
  ],
  ['the same value twice', 409, 'option_unavailable', () => pickup([item('margherita', ['size/small', 'size/small'])])],
  ['a required group left out', 409, 'option_required', () => pickup([item('margherita')])],
  ['too few of a group', 409, 'option_required', () => pickup([item('pasta-trio', ['sauces/pesto'])])],
  ['too many of a group', 409, 'option_limit', () => pickup([item('margherita', ['size/small', 'size/large'])])],
  ['a lower unit price', 409, 'price_changed', () => pickup([{ ...pizza(), unitPrice: 1 }])],
  ['a lower line', 409, 'price_changed', () => pickup([{ ...pizza(), itemSubtotal: 1 }])],
  [
    'a lower adjustment',
    409,
    'price_changed',
    () =>
      pickup([
        {
          ...item('margherita', ['size/large']),
          selectedOptions: withOption(groupId('size'), valueId('size', 'large'), -5).selectedOptions.slice(1),
        },
      ]),
  ],
  ['a lower subtotal', 409, 'price_changed', () => pickup([pizza()], { subtotal: 1 })],
  ['a lower total', 409, 'price_changed', () => pickup([pizza()], { totalAmount: 1 })],
  ['a discount of one’s own', 409, 'price_changed', () => pickup([pizza()], { discountAmount: 5 })],
  ['a fee of one’s own', 409, 'price_changed', () => delivery([pizza(), pizza()], { deliveryFee: 0, totalAmount: 20 })],
  ['a delivery below the minimum', 409, 'below_minimum', () => delivery([pizza()])],
  [
    'a delivery without an address',
    400,
    'address_required',
    () => delivery([pizza(), pizza()], { deliveryAddress: null }),
  ],
  [
    'half an address',
    422,
    'invalid_request',
    () => delivery([pizza(), pizza()], { deliveryAddress: { street: 'x', city: '', postalCode: 'N1' } }),
  ],
  [
    'a disabled payment method',
    409,
    'payment_method_unavailable',
    () => pickup([pizza()], { paymentDetails: { method: 'Card on Delivery', paymentStatus: 'Pending' } }),
  ],
  [
    'an unknown payment method',
    409,
    'payment_method_unavailable',
    () => pickup([pizza()], { paymentDetails: { method: 'Shells', paymentStatus: 'Pending' } }),
  ],
  ['no time at all', 400, 'schedule_time_required', () => pickup([pizza()], { isASAP: false })],
  ['a time in five minutes', 409, 'schedule_too_soon', () => pickup([pizza()], at(NOON + 5 * 60_000))],
  ['a time in the past', 409, 'schedule_too_soon', () => pickup([pizza()], at(NOON - HOUR))],
  ['a time in eight days', 409, 'schedule_too_late', () => pickup([pizza()], at(NOON + 8 * 24 * HOUR))],
  ['a time at night', 409, 'schedule_outside_hours', () => pickup([pizza()], at(NOON + 15 * HOUR))],
  ['a day it is closed', 409, 'schedule_outside_hours', () => pickup([pizza()], at(NOON + 5 * 24 * HOUR))],
  ['a time that is no time', 422, 'invalid_request', () => pickup([pizza()], { isASAP: false, scheduledAt: 'soon' })],
  ['an unknown promotion', 400, 'promotion_unknown', () => pickup([pizza()], { promotionId: 'nothing' })],
  [
    'a foreign promotion',
    400,
    'promotion_unknown',
    () => pickup([pizza()], { promotionId: importIds('sushi-bar').of('promotion', 'ola'), discountAmount: 2 }),
  ],
  [
    'an expired promotion',
    409,
    'promotion_expired',
    () => pickup([pizza()], { promotionId: promotionId('over'), discountAmount: 5 }),
  ],
  [
    'a promotion to come',
    409,
    'promotion_not_started',
    () => pickup([pizza()], { promotionId: promotionId('soon'), discountAmount: 5 }),
  ],
  [
    'a promotion below its minimum',
    409,
    'below_promotion_minimum',
    () => delivery([pizza()], { promotionId: promotionId('free-ride'), discountAmount: 2.5 }),
  ],
  [
    'free delivery of a pickup',
    409,
    'nothing_to_ship',
    () => pickup([pizza(), pizza()], { promotionId: promotionId('free-ride') }),
  ],
  [
    'a promotion of other dishes',
    409,
    'no_applicable_items',
    () => pickup([item('lemonade')], { promotionId: promotionId('pizza-day') }),
  ],
  [
    'too few for one free',
    409,
    'too_few_applicable_items',
    () => pickup([item('lemonade', [], 2)], { promotionId: promotionId('three-for-two') }),
  ],
  [
    'a reward without points',
    409,
    'not_enough_points',
    () => pickup([pizza()], { promotionId: rewardId('three-off'), discountAmount: 3 }),
  ],
];

describe.each(dialects)('an order that must not be on %s', (dialect) => {
  let app: TestApp;
  let token: string;
  beforeAll(async () => {
    app = await startTestApp(dialect, { ACCESS_TOKEN_S: '86400' });
    token = await app.register();
  });
  afterAll(() => app.close());

  const place = (body: unknown, more: object = {}) =>
    app.call({ method: 'POST', url: '/orders', token, body, ...more });
  const restaurant = (change: object) =>
    app.services.db.updateTable('restaurants').set(change).where('id', '=', ids.restaurant).execute();

  /** Refused with the code, a sentence, and not one row written. */
  async function expectRefusal(body: unknown, status: number, code: string, more: object = {}) {
    const before = await writtenRows(app.services.db);
    const answer = await place(body, { headers: { 'idempotency-key': 'refused' }, ...more });
    expect([answer.status, answer.body.code, answer.body.message]).toEqual([
      status,
      code,
      expect.stringMatching(/.{10}/),
    ]);
    expect(await writtenRows(app.services.db)).toEqual(before);
    return answer.body;
  }

  it.each(refused)('%s is refused and writes nothing', async (_name, status, code, body) => {
    await expectRefusal(body(), status, code);
  });

  it('names what changed, line by line and figure by figure', async () => {
    const cheap = { ...pizza(), unitPrice: 8, itemSubtotal: 8 };
    const body = await expectRefusal(pickup([item('lemonade'), cheap]), 409, 'price_changed');
    expect(body.changes).toMatchObject([
      { productName: 'Margherita', kind: 'price_changed', oldPrice: 8, newPrice: 10 },
    ]);
    expect(body.items).toMatchObject([{ name: 'Lemonade' }, { name: 'Margherita', price: 10, itemSubtotal: 10 }]);
    expect(body.figures).toEqual({ subtotal: 13.25, discountAmount: 0, deliveryFee: 0, totalAmount: 13.25 });
    expect(body.errors).toEqual([
      { field: 'items.1.unitPrice', message: 'Now £10.00.' },
      { field: 'items.1.itemSubtotal', message: 'Now £10.00.' },
      { field: 'subtotal', message: 'Now £13.25.' },
      { field: 'totalAmount', message: 'Now £13.25.' },
    ]);
  });

  it('words amounts as the reader does', async () => {
    const language = { headers: { 'accept-language': 'pt' } };
    const { message } = await expectRefusal(delivery([pizza()]), 409, 'below_minimum', language);
    expect(message.replaceAll('\u00a0', ' ')).toContain('15,00 £');
  });

  it('takes the menu as it is when the order is written', async () => {
    const { db } = app.services;
    const product = { restaurant_id: ids.restaurant, id: item('tiramisu').productId };
    const change = (columns: object) =>
      db
        .updateTable('products')
        .set(columns)
        .where('restaurant_id', '=', product.restaurant_id)
        .where('id', '=', product.id)
        .execute();
    await change({ price: 600 });
    await expectRefusal(pickup([item('tiramisu')]), 409, 'price_changed');
    await change({ price: 550, is_available: 0 });
    await expectRefusal(pickup([item('tiramisu')]), 409, 'product_unavailable');
    await change({ is_available: 1, is_active: 0 });
    await expectRefusal(pickup([item('tiramisu')]), 409, 'product_unavailable');
    await change({ is_active: 1 });
  });

  it('refuses the types a restaurant does not offer', async () => {
    await restaurant({ delivery_fee: null });
    await expectRefusal(delivery([pizza(), pizza()]), 409, 'delivery_unavailable');
    await restaurant({ delivery_fee: 250, allows_collection: 0 });
    await expectRefusal(pickup([pizza()]), 409, 'pickup_unavailable');
    await restaurant({ allows_collection: 1 });
  });

  it('refuses ASAP while closed or paused, and still takes a later time', async () => {
    const tomorrow = at(NOON + 24 * HOUR);
    await restaurant({ ordering_paused_until: NOON + HOUR });
    await expectRefusal(pickup([pizza()]), 409, 'ordering_paused');
    await expectRefusal(pickup([pizza()], at(NOON + HOUR / 2)), 409, 'ordering_paused');
    expect((await place(pickup([pizza()], tomorrow))).status).toBe(201);
    await restaurant({ ordering_paused_until: NOON + 20 * HOUR });
    await expectRefusal(pickup([pizza()], at(NOON + 15 * HOUR)), 409, 'schedule_outside_hours');
    await restaurant({ ordering_paused_until: null });

    app.setNow(NOON + 10 * HOUR);
    await expectRefusal(pickup([pizza()]), 409, 'restaurant_closed');
    expect((await place(pickup([pizza()], tomorrow))).status).toBe(201);
    app.setNow(NOON);
  });

  it('takes Cash on Delivery where no payment method is configured', async () => {
    const methods = toJson([{ methodName: 'Cash', isEnabled: true }]);
    await restaurant({ payment_methods: toJson([]) });
    await expectRefusal(pickup([pizza()]), 409, 'payment_method_unavailable');
    const paymentDetails: PlaceOrderInput['paymentDetails'] = { method: 'Cash on Delivery', paymentStatus: 'Pending' };
    expect((await place(pickup([pizza()], { paymentDetails }))).status).toBe(201);
    await restaurant({ payment_methods: methods });
  });
});

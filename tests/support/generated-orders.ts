import fc from 'fast-check';
import type { PlaceOrderInput } from '../../src/contract/orders.ts';
import { CARD, type CardApp } from './card-payments.ts';
import { deliveryAddress, ids, item, pickup, productId, promotionId } from './order-input.ts';
import { saveTaxes } from './receipt-facts.ts';

const TAXES = {
  ...{ isIncluded: true, label: 'VAT', bundles: 'split', delivery: 'goods', preset: null, receipts: 'receipt' },
  rates: [
    { taxClass: 'standard', orderType: null, percent: 20, from: null },
    { taxClass: 'meal', orderType: null, percent: 8.875, from: null },
    { taxClass: 'drink', orderType: null, percent: 2.6, from: null },
  ],
};
const FEES = [
  { name: 'bagFee', amount: 0.15, orderType: null, below: null, taxClass: 'standard' },
  { name: 'smallOrderFee', amount: 1.35, orderType: null, below: 40, taxClass: 'goods' },
  { name: 'serviceFee', amount: 0.43, orderType: null, below: null, taxClass: 'standard' },
];
const CASH = { method: 'Cash', paymentStatus: 'Pending' } as const;
const STEPS = {
  Pickup: ['Confirmed', 'Preparing', 'Ready for Pickup', 'Completed'],
  Delivery: ['Confirmed', 'Preparing', 'Out for Delivery', 'Delivered'],
} as const;

/** An order of anything that can be on a receipt, and what becomes of it. */
export interface GeneratedOrder {
  pizzas: number;
  drinks: number;
  orderType: 'Pickup' | 'Delivery';
  isCard: boolean;
  /** Besides, of who pays by card. */
  tip: number;
  hasDiscount: boolean;
  /** Parts that are given back to the card and then in cash, in percent of what is left; or it is taken back after all. */
  end: { refunds: readonly number[]; inCash: readonly number[] } | 'taken back' | 'waiting';
}

const percents = fc.array(fc.integer({ min: 1, max: 100 }), { maxLength: 2 });
const anything: fc.Arbitrary<GeneratedOrder> = fc.record({
  pizzas: fc.integer({ min: 2, max: 4 }),
  drinks: fc.nat(3),
  orderType: fc.constantFrom('Pickup', 'Delivery'),
  isCard: fc.boolean(),
  tip: fc.constantFrom(0, 0.35, 2),
  hasDiscount: fc.boolean(),
  end: fc.oneof(
    fc.record({ refunds: percents, inCash: percents }),
    fc.constantFrom('taken back' as const, 'waiting' as const),
  ),
});

/** What has left the house is not called off any more. */
const arbitrary = anything.map((order) =>
  order.end === 'taken back' ? { ...order, orderType: 'Pickup' as const } : order,
);

/** Orders of each kind that must be among them, and as many others; the seed is in the test's output. */
export function generatedOrders(count: number, seed = Date.now() % 1e9): { seed: number; orders: GeneratedOrder[] } {
  const all = { pizzas: 3, drinks: 2, orderType: 'Pickup', tip: 2, hasDiscount: true } as const;
  return {
    seed,
    orders: [
      { ...all, isCard: true, end: { refunds: [25, 100], inCash: [] } },
      { ...all, isCard: true, end: { refunds: [25], inCash: [40, 100] } },
      { ...all, isCard: false, end: { refunds: [], inCash: [] } },
      { ...all, isCard: false, end: { refunds: [], inCash: [33, 50, 100] } },
      { ...all, isCard: false, hasDiscount: false, end: 'taken back' },
      ...fc.sample(arbitrary, { numRuns: count, seed }),
    ],
  };
}

/** The trattoria in francs, whose smallest coin is five, with taxes, receipts, every fee, tips, and a deposit on lemonade. */
export async function setUpForMoney(test: CardApp): Promise<void> {
  const { db, content } = test.services;
  await saveTaxes(test, test.owner, TAXES);
  const fees = { fees: FEES, tips: { percentages: [], to: 'team' } };
  const saved = await test.call({ method: 'PUT', url: '/staff/fees', token: test.owner, body: fees });
  if (saved.status !== 200) throw new Error(JSON.stringify(saved.body));
  await db
    .updateTable('products')
    .set({ deposit: 25, tax_class: 'drink' })
    .where('id', '=', productId('lemonade'))
    .execute();
  await db
    .updateTable('promotions')
    .set({ max_uses: null, max_uses_per_customer: null })
    .where('id', '=', promotionId('last-five'))
    .execute();
  await db
    .updateTable('restaurants')
    .set({ currency_code: 'CHF', currency_symbol: 'CHF' })
    .where('id', '=', ids.restaurant)
    .execute();
  content.changed(ids.restaurant);
}

/** Places the order at the figures that the server says, and lets happen what becomes of it. Returns its id. */
export async function letHappen(test: CardApp, order: GeneratedOrder): Promise<string> {
  const { orderType, isCard, end } = order;
  const _id = await placed(test, order);
  if (isCard) await test.pay(_id);
  await test.work();
  if (end === 'waiting') return _id;
  for (const status of STEPS[orderType]) await done(test.staffDo(_id, status));
  await test.work();
  if (end === 'taken back') {
    await done(test.call({ method: 'POST', url: `/staff/orders/${_id}/step-back`, token: test.owner, body: {} }));
    await done(test.staffDo(_id, 'Cancelled by Restaurant', { reason: 'sold_out' }));
  } else {
    const refunds = isCard ? end.refunds.map((percent) => ({ how: 'card' as const, percent })) : [];
    const inCash = end.inCash.map((percent) => ({ how: 'cash' as const, percent }));
    let before = 0;
    for (const each of [...refunds, ...inCash]) before += await giveBack(test, _id, { ...each, before });
  }
  await test.work();
  return _id;
}

/** So many percent of what staff are told is left, after so many cents that went back before. Returns what goes back, in cents. */
async function giveBack(
  test: CardApp,
  id: string,
  { how, percent, before }: { how: 'card' | 'cash'; percent: number; before: number },
): Promise<number> {
  const { order } = (await test.call({ url: `/staff/orders/${id}`, token: test.owner })).body;
  const left = Math.round((order.refundable?.[how] ?? 0) * 100);
  const cents = Math.max(5, Math.floor((left * percent) / 100));
  if (cents > left) return 0;
  const body = { how, amount: percent === 100 ? null : cents / 100, reason: 'cold', refunded: before / 100 };
  await done(test.call({ method: 'POST', url: `/staff/orders/${id}/refunds`, token: test.owner, body }));
  await test.work();
  return cents;
}

async function placed(test: CardApp, { pizzas, drinks, orderType, isCard, tip, hasDiscount }: GeneratedOrder) {
  const off = { promotionId: promotionId('last-five'), couponCode: 'LAST5', discountAmount: 5 };
  const items = [item('margherita', ['size/large'], pizzas), ...(drinks > 0 ? [item('lemonade', [], drinks)] : [])];
  const input: PlaceOrderInput = pickup(items, {
    ...{ orderType, paymentDetails: isCard ? CARD : CASH },
    ...(orderType === 'Delivery' && { deliveryAddress, deliveryFee: 2.5 }),
    ...(orderType === 'Delivery' &&
      !isCard && { paymentDetails: { method: 'Cash on Delivery', paymentStatus: 'Pending' } }),
    ...(isCard && tip > 0 && { tip }),
    ...(hasDiscount && off),
  });
  const place = (body: object) => test.call({ method: 'POST', url: '/orders', token: test.customer, body });
  const asked = await place(input);
  const answer = asked.body.code === 'price_changed' ? await place({ ...input, ...asked.body.figures }) : asked;
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
  return answer.body.data._id as string;
}

async function done(answer: Promise<{ status: number; body: unknown }>): Promise<void> {
  const { status, body } = await answer;
  if (status !== 200) throw new Error(JSON.stringify(body));
}

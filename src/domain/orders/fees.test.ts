import { expect, it } from 'vitest';
import { type Fee, feeAmounts, feesOf, feesTotal } from './fees.ts';
import { minimumOrderShortfall, orderTotal, priceOrder } from './price-order.ts';

const BAG: Fee = { name: 'bagFee', amount: 10, orderType: null, below: null };
const SMALL: Fee = { name: 'smallOrderFee', amount: 200, orderType: 'Delivery', below: 1500 };
const of = (subtotal: number, orderType: 'Delivery' | 'Pickup' = 'Delivery') =>
  feeAmounts(feesOf([BAG, SMALL], { subtotal, orderType }));

it('ends the fee of small orders at exactly the limit', () => {
  expect(of(1499)).toEqual({ bagFee: 10, smallOrderFee: 200 });
  expect(of(1500)).toEqual({ bagFee: 10 });
});

it('charges a fee only on the orders that it is for', () => {
  expect(of(100, 'Pickup')).toEqual({ bagFee: 10 });
  expect(feesOf(null, { subtotal: 100, orderType: 'Pickup' })).toEqual([]);
});

it('adds fees to the total, which no discount takes off and which bring nobody nearer to the minimum', () => {
  const line = { productId: 'a', quantity: 1, unitPrice: 1000, adjustments: [] };
  const priced = priceOrder({
    lines: [line],
    promotion: null,
    orderType: 'Delivery',
    deliveryFee: 250,
    fees: [BAG, SMALL],
  });
  expect(priced).toMatchObject({ bagFee: 10, smallOrderFee: 200, serviceFee: 0, totalAmount: 1460 });
  expect(feesTotal(priced)).toBe(210);
  expect(orderTotal({ ...priced, discountAmount: 1250 })).toBe(210);
  expect(minimumOrderShortfall({ ...priced, orderType: 'Delivery', minimumOrderValue: 1300 })).toBe(50);
});

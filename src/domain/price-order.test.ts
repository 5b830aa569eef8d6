import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { itemSubtotal, type OrderLine } from './order-line.ts';
import { ORDER_TYPES } from './order-types.ts';
import { minimumOrderShortfall, priceOrder } from './price-order.ts';
import { PROMOTION_TYPES, type Promotion } from './promotions.ts';

const burger: OrderLine = { productId: 'burger', unitPrice: 1000, adjustments: [150, -50], quantity: 3 };

describe('price order', () => {
  it('adds options, multiplies by the quantity, takes the discount off and adds the fee', () => {
    const promotion: Promotion = { type: 'PercentageDiscountOrder', discountHundredths: 1000 };
    expect(priceOrder({ lines: [burger], promotion, orderType: 'Delivery', deliveryFee: 250 })).toEqual({
      lines: [{ itemSubtotal: 3300 }],
      subtotal: 3300,
      discountAmount: 330,
      deliveryFee: 250,
      serviceFee: 0,
      taxes: 0,
      totalAmount: 3220,
    });
  });

  it('charges no fee for pickup', () => {
    const priced = priceOrder({ lines: [burger], promotion: null, orderType: 'Pickup', deliveryFee: 250 });
    expect(priced).toMatchObject({ deliveryFee: 0, totalAmount: 3300 });
  });

  it('shows the fee and its saving when shipping is free', () => {
    const promotion: Promotion = { type: 'FreeShipping', discountHundredths: 0 };
    const priced = priceOrder({ lines: [burger], promotion, orderType: 'Delivery', deliveryFee: 250 });
    expect(priced).toMatchObject({ deliveryFee: 250, discountAmount: 250, totalAmount: 3300 });
  });

  it('an adjustment makes a dish free at most', () => {
    expect(itemSubtotal({ ...burger, adjustments: [-5000] })).toBe(0);
  });

  it('an empty cart costs nothing', () => {
    const priced = priceOrder({ lines: [], promotion: null, orderType: 'Pickup', deliveryFee: null });
    expect(priced).toMatchObject({ lines: [], subtotal: 0, totalAmount: 0 });
  });
});

const productId = fc.constantFrom('a', 'b', 'c', 'd');
const line: fc.Arbitrary<OrderLine> = fc.record({
  productId,
  unitPrice: fc.integer({ min: 0, max: 20_000 }),
  adjustments: fc.array(fc.integer({ min: -3000, max: 3000 }), { maxLength: 4 }),
  quantity: fc.integer({ min: 1, max: 99 }),
});
const promotion: fc.Arbitrary<Promotion> = fc.record({
  type: fc.constantFrom(...PROMOTION_TYPES),
  discountHundredths: fc.oneof(fc.integer({ min: 0, max: 10_000 }), fc.integer({ min: 0, max: 10_000_000 })),
  applicableProductIds: fc.array(productId, { maxLength: 3 }),
  buyQuantity: fc.option(fc.integer({ min: 1, max: 5 })),
  getQuantity: fc.option(fc.integer({ min: 1, max: 5 })),
});
const order = fc.record({
  lines: fc.array(line, { maxLength: 8 }),
  promotion: fc.option(promotion),
  orderType: fc.constantFrom(...ORDER_TYPES),
  deliveryFee: fc.option(fc.integer({ min: 0, max: 2000 })),
});

describe('any order', () => {
  it('has whole, non-negative figures that add up', () => {
    fc.assert(
      fc.property(order, (any) => {
        const priced = priceOrder(any);
        const { lines, subtotal, discountAmount, deliveryFee, totalAmount } = priced;
        for (const figure of [
          subtotal,
          discountAmount,
          deliveryFee,
          totalAmount,
          ...lines.map((l) => l.itemSubtotal),
        ]) {
          expect(Number.isSafeInteger(figure) && figure >= 0).toBe(true);
        }
        expect(lines.reduce((sum, each) => sum + each.itemSubtotal, 0)).toBe(subtotal);
        expect(totalAmount).toBe(subtotal - discountAmount + deliveryFee);
      }),
    );
  });

  it('is never discounted by more than what the promotion acts on', () => {
    fc.assert(
      fc.property(order, promotion, (any, offer) => {
        const priced = priceOrder({ ...any, promotion: offer });
        const ids = offer.applicableProductIds ?? [];
        const applicable = any.lines.filter((each) => ids.length === 0 || ids.includes(each.productId));
        const limit = offer.type.endsWith('Order')
          ? priced.subtotal
          : offer.type === 'FreeShipping'
            ? priced.deliveryFee
            : applicable.reduce((sum, each) => sum + itemSubtotal(each), 0);
        expect(priced.discountAmount).toBeLessThanOrEqual(limit);
      }),
    );
  });

  it('costs the same in whatever order the lines were added', () => {
    fc.assert(
      fc.property(order, (any) => {
        const reversed = priceOrder({ ...any, lines: [...any.lines].reverse() });
        expect(reversed.totalAmount).toBe(priceOrder(any).totalAmount);
      }),
    );
  });
});

describe('minimum order', () => {
  const figures = { subtotal: 1200, discountAmount: 200, deliveryFee: 300, orderType: 'Delivery' as const };

  it('is measured after the discount and with the fee, and reached when equal', () => {
    expect(minimumOrderShortfall({ ...figures, minimumOrderValue: 1500 })).toBe(200);
    expect(minimumOrderShortfall({ ...figures, minimumOrderValue: 1300 })).toBe(0);
  });

  it('does not concern pickup, nor a restaurant without one', () => {
    expect(minimumOrderShortfall({ ...figures, orderType: 'Pickup', minimumOrderValue: 9900 })).toBe(0);
    expect(minimumOrderShortfall({ ...figures, minimumOrderValue: null })).toBe(0);
  });
});

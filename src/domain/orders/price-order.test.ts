import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PROMOTION_TYPES, type PricedPromotion } from './discount.ts';
import { itemSubtotal, type OrderLine, pricePerUnit } from './order-line.ts';
import { ORDER_TYPES } from './order-types.ts';
import { minimumOrderShortfall, priceOrder } from './price-order.ts';

const burger: OrderLine = { productId: 'burger', unitPrice: 1000, adjustments: [150, -50], quantity: 3 };

describe('price order', () => {
  it('adds options, multiplies by the quantity, takes the discount off and adds the fee', () => {
    const promotion: PricedPromotion = { type: 'PercentageDiscountOrder', discount: 1000 };
    expect(priceOrder({ lines: [burger], promotion, orderType: 'Delivery', deliveryFee: 250 })).toEqual({
      lines: [{ itemSubtotal: 3300 }],
      subtotal: 3300,
      deposit: 0,
      discountAmount: 330,
      deliveryFee: 250,
      bagFee: 0,
      smallOrderFee: 0,
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
    const promotion: PricedPromotion = { type: 'FreeShipping', discount: 0 };
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
const promotion: fc.Arbitrary<PricedPromotion> = fc.record({
  type: fc.constantFrom(...PROMOTION_TYPES),
  discount: fc.oneof(fc.integer({ min: 0, max: 10_000 }), fc.integer({ min: 0, max: 10_000_000 })),
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
    const shuffled = order.chain((any) =>
      fc.record({
        any: fc.constant(any),
        lines: fc.shuffledSubarray(any.lines, { minLength: any.lines.length, maxLength: any.lines.length }),
      }),
    );
    fc.assert(
      fc.property(shuffled, ({ any, lines }) => {
        const { lines: first, ...figures } = priceOrder(any);
        const { lines: second, ...again } = priceOrder({ ...any, lines });
        expect(again).toEqual(figures);
        const sorted = (priced: typeof first) => priced.map((each) => each.itemSubtotal).sort((a, b) => a - b);
        expect(sorted(second)).toEqual(sorted(first));
      }),
    );
  });

  it('without a promotion never costs less with one more item', () => {
    fc.assert(
      fc.property(order, line, (any, more) => {
        const before = priceOrder({ ...any, promotion: null });
        const after = priceOrder({ ...any, promotion: null, lines: [...any.lines, more] });
        expect(after.totalAmount - before.totalAmount).toBe(itemSubtotal(more));
        expect(after.totalAmount).toBeGreaterThanOrEqual(before.totalAmount);
      }),
    );
  });

  it('costs the same in one line of many as in many lines of one', () => {
    fc.assert(
      fc.property(order, (any) => {
        const units = any.lines.flatMap((each) =>
          Array.from({ length: each.quantity }, () => ({ ...each, quantity: 1 })),
        );
        expect(priceOrder({ ...any, lines: units }).totalAmount).toBe(priceOrder(any).totalAmount);
      }),
    );
  });

  it('with a percentage off is rounded once, half up, on the whole of what it acts on', () => {
    const percentage = fc.constantFrom('PercentageDiscountOrder' as const, 'PercentageDiscountProduct' as const);
    fc.assert(
      fc.property(order, percentage, fc.integer({ min: 0, max: 10_000 }), (any, type, discount) => {
        const applicableProductIds = ['a', 'b'];
        const { discountAmount } = priceOrder({
          ...any,
          promotion: { type, discount, applicableProductIds },
        });
        const acted = any.lines.filter(
          (each) => type.endsWith('Order') || applicableProductIds.includes(each.productId),
        );
        const base = acted.reduce((sum, each) => sum + BigInt(itemSubtotal(each)), 0n);
        expect(BigInt(discountAmount)).toBe((base * BigInt(discount) * 2n + 10_000n) / 20_000n);
      }),
    );
  });

  it('with buy X get Y gets the cheapest of the applicable units free', () => {
    const round = fc.integer({ min: 1, max: 5 });
    fc.assert(
      fc.property(order, round, round, (any, buyQuantity, getQuantity) => {
        const applicableProductIds = ['a', 'b', 'c'];
        const offer: PricedPromotion = {
          type: 'BuyXGetY',
          discount: 0,
          buyQuantity,
          getQuantity,
          applicableProductIds,
        };
        const units = any.lines
          .filter((each) => applicableProductIds.includes(each.productId))
          .flatMap((each) => Array.from({ length: each.quantity }, () => pricePerUnit(each)))
          .sort((a, b) => a - b);
        const free = Math.floor(units.length / (buyQuantity + getQuantity)) * getQuantity;
        const expected = units.slice(0, free).reduce((sum, price) => sum + price, 0);
        expect(priceOrder({ ...any, promotion: offer }).discountAmount).toBe(expected);
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

describe('deposits', () => {
  const cola: OrderLine = { productId: 'cola', unitPrice: 250, adjustments: [], quantity: 4, deposit: 25 };
  const order = { lines: [cola], promotion: null, orderType: 'Delivery', deliveryFee: 300 } as const;

  it('come to the total, and are no part of prices and subtotal', () => {
    expect(priceOrder(order)).toMatchObject({
      ...{ lines: [{ itemSubtotal: 1000 }], subtotal: 1000, deposit: 100, totalAmount: 1400 },
    });
  });

  it('get no discount, bring nobody over a minimum, and free no order of a fee', () => {
    const promotion = { type: 'PercentageDiscountOrder', discount: 10_000 } as const;
    const fees = [{ name: 'smallOrderFee', amount: 100, orderType: null, below: 1050 }] as const;
    const priced = priceOrder({ ...order, promotion, fees });
    expect(priced).toMatchObject({ discountAmount: 1000, smallOrderFee: 100, totalAmount: 500 });
    const minimum = { ...priceOrder(order), orderType: 'Delivery', minimumOrderValue: 1400 } as const;
    expect(minimumOrderShortfall(minimum)).toBe(100);
  });
});

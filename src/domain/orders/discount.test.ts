import { describe, expect, it } from 'vitest';
import { type PricedPromotion, promotionBadge, promotionDiscount, promotionRefusal } from './discount.ts';
import type { OrderLine } from './order-line.ts';

const NOW = Date.UTC(2026, 4, 1, 12);
const pizza: OrderLine = { productId: 'pizza', unitPrice: 1000, adjustments: [150], quantity: 2 };
const cola: OrderLine = { productId: 'cola', unitPrice: 250, adjustments: [], quantity: 3 };
const cart = { lines: [pizza, cola], subtotal: 3050, deliveryFee: 299, orderType: 'Delivery' as const };

const promotion = (type: PricedPromotion['type'], rest: Partial<PricedPromotion> = {}): PricedPromotion => ({
  type,
  discount: 0,
  ...rest,
});
const discount = (p: PricedPromotion, target: Partial<typeof cart> = {}) =>
  promotionDiscount({ promotion: p, ...cart, ...target });
const refusal = (p: PricedPromotion, target: Partial<Parameters<typeof promotionRefusal>[0]> = {}) =>
  promotionRefusal({ promotion: p, ...cart, now: NOW, ...target });

describe('promotion discount', () => {
  it('a percentage off the order acts on the subtotal, not on the fee', () => {
    expect(discount(promotion('PercentageDiscountOrder', { discount: 1250 }))).toBe(381);
  });

  it('an amount off the order stops at the subtotal', () => {
    expect(discount(promotion('FixedAmountDiscountOrder', { discount: 500 }))).toBe(500);
    expect(discount(promotion('FixedAmountDiscountOrder', { discount: 50_000 }))).toBe(3050);
  });

  it('a percentage off products acts on the applicable lines only, options included', () => {
    const half = { discount: 5000, applicableProductIds: ['pizza'] };
    expect(discount(promotion('PercentageDiscountProduct', half))).toBe(1150);
  });

  it('an amount off products counts for each applicable unit', () => {
    const off = { discount: 200, applicableProductIds: ['pizza'] };
    expect(discount(promotion('FixedAmountDiscountProduct', off))).toBe(400);
  });

  it('an amount off products stops at each line, so a dear line pays for no cheap one', () => {
    expect(discount(promotion('FixedAmountDiscountProduct', { discount: 300 }))).toBe(600 + 750);
  });

  it('no applicable products named means every product', () => {
    expect(discount(promotion('PercentageDiscountProduct', { discount: 1000, applicableProductIds: [] }))).toBe(305);
  });

  it('free shipping saves the fee, and nothing for pickup', () => {
    expect(discount(promotion('FreeShipping'))).toBe(299);
    expect(promotionDiscount({ promotion: promotion('FreeShipping'), ...cart, orderType: 'Pickup' })).toBe(0);
  });

  it('buy X get Y makes the cheapest units free', () => {
    // Five units: one full round of 2 + 1, so one cola.
    expect(discount(promotion('BuyXGetY', { buyQuantity: 2, getQuantity: 1 }))).toBe(250);
    // Two rounds of 1 + 1: two colas.
    expect(discount(promotion('BuyXGetY', { buyQuantity: 1, getQuantity: 1 }))).toBe(500);
    // Four of five are free: three colas and one pizza.
    expect(discount(promotion('BuyXGetY', { buyQuantity: 1, getQuantity: 4 }))).toBe(750 + 1150);
  });

  it('buy X get Y counts applicable units across lines of one product', () => {
    const plain = { ...pizza, adjustments: [], quantity: 1 };
    const offer = promotion('BuyXGetY', { buyQuantity: 1, getQuantity: 1, applicableProductIds: ['pizza'] });
    expect(promotionDiscount({ ...cart, promotion: offer, lines: [{ ...pizza, quantity: 1 }, plain, cola] })).toBe(
      1000,
    );
  });
});

describe('promotion refusal', () => {
  it('is null when the promotion applies', () => {
    expect(refusal(promotion('PercentageDiscountOrder', { discount: 1000 }))).toBeNull();
  });

  it('is valid from its first instant up to, not including, its last', () => {
    const valid = (validFrom: number | null, validUntil: number | null) =>
      refusal(promotion('PercentageDiscountOrder', { discount: 1000, validFrom, validUntil }));
    expect(valid(NOW, NOW + 1)).toBeNull();
    expect(valid(NOW + 1, null)).toBe('promotion_not_started');
    expect(valid(null, NOW)).toBe('promotion_expired');
  });

  it('the minimum is the subtotal, reached when equal', () => {
    expect(refusal(promotion('FreeShipping', { minOrderValue: 3050 }))).toBeNull();
    expect(refusal(promotion('FreeShipping', { minOrderValue: 3051 }))).toBe('below_promotion_minimum');
  });

  it('free shipping needs something to ship', () => {
    const free = promotion('FreeShipping');
    expect(refusal(free, { orderType: 'Pickup' })).toBe('nothing_to_ship');
    expect(refusal(free, { deliveryFee: 0 })).toBe('nothing_to_ship');
    expect(refusal(free, { orderType: null, deliveryFee: 0 })).toBeNull();
  });

  it.each(['PercentageDiscountProduct', 'FixedAmountDiscountProduct', 'BuyXGetY'] as const)(
    '%s needs an applicable item',
    (type) => {
      expect(refusal(promotion(type, { applicableProductIds: ['tea'] }))).toBe('no_applicable_items');
    },
  );

  it('buy X get Y needs one full round', () => {
    expect(refusal(promotion('BuyXGetY', { buyQuantity: 5, getQuantity: 1 }))).toBe('too_few_applicable_items');
    expect(refusal(promotion('BuyXGetY', { buyQuantity: 4, getQuantity: 1 }))).toBeNull();
  });

  it('a promotion on the order can be judged by the subtotal alone', () => {
    expect(refusal(promotion('FixedAmountDiscountOrder', { discount: 100 }), { lines: [] })).toBeNull();
  });
});

describe('promotion badge', () => {
  it('follows the type', () => {
    expect(promotionBadge('PercentageDiscountProduct', 12.5)).toEqual({
      kind: 'percentage',
      percent: 12.5,
    });
    expect(promotionBadge('FixedAmountDiscountOrder', 5)).toEqual({
      kind: 'amount',
      amount: 5,
    });
    expect(promotionBadge('FreeShipping', 0)).toEqual({ kind: 'free_shipping' });
    expect(promotionBadge('BuyXGetY', 0)).toEqual({ kind: 'special_offer' });
  });
});

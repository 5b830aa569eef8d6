import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { taxOrder } from '../taxes/tax-order.ts';
import { TAX_CLASSES } from '../taxes/tax-rates.ts';
import { type PaidOrderPrice, paidForLines, paidForUnits } from './paid-lines.ts';

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

describe('what was paid for lines', () => {
  const lines = [
    { subtotal: 1000, shares: null },
    { subtotal: 500, shares: null },
  ];
  const untaxed = (more: Partial<PaidOrderPrice>) =>
    paidForLines({ lines, discount: 100, discountOn: 'goods', tax: null, ...more });

  it('is their price less their part of the discount, by value', () => {
    expect(untaxed({})).toEqual([933, 467]);
    expect(untaxed({ discountOn: [1] })).toEqual([1000, 400]);
    expect(untaxed({ discountOn: 'delivery' })).toEqual([1000, 500]);
    expect(untaxed({ discount: 2000 })).toEqual([0, 0]);
  });

  it('is, with the delivery, the total, whatever the taxes', () => {
    const line = fc.record({
      unitPrice: fc.nat(50_000),
      quantity: fc.integer({ min: 1, max: 20 }),
      taxClass: fc.constantFrom(...TAX_CLASSES),
      options: fc.constant([]),
    });
    const rate = fc.record({
      taxClass: fc.constantFrom(...TAX_CLASSES),
      orderType: fc.constant(null),
      rate: fc.constantFrom(0, 5500, 8875, 13_500, 20_000),
      from: fc.constant(null),
    });
    const made = fc.record({
      lines: fc.array(line, { minLength: 1, maxLength: 8 }),
      fee: fc.nat(900),
      permille: fc.nat(1000),
      isIncluded: fc.boolean(),
      rates: fc.array(rate, { minLength: 1, maxLength: 5 }),
    });
    fc.assert(
      fc.property(made, ({ lines: ordered, fee, permille, isIncluded, rates }) => {
        const subtotals = ordered.map(({ unitPrice, quantity }) => unitPrice * quantity);
        const discount = Math.floor((sum(subtotals) * permille) / 1000);
        const taxed = taxOrder(
          {
            ...{ lines: ordered, orderType: 'Delivery', deliveryFee: fee, date: '2026-01-01' },
            ...{ discountAmount: discount, discountOn: 'goods' },
          },
          { isIncluded, bundles: 'split', delivery: 'standard', rates },
        );
        const paid = paidForLines({
          lines: subtotals.map((subtotal, index) => ({ subtotal, shares: taxed.lines[index] ?? [] })),
          discount,
          discountOn: 'goods',
          tax: { isIncluded, sums: taxed.sums },
        });
        const total = sum(subtotals) - discount + fee + taxed.added;
        const rest = total - sum(paid);
        expect(paid.every((each) => each >= 0)).toBe(true);
        // What is left is the delivery, with its tax where that is added.
        expect(rest).toBeGreaterThanOrEqual(isIncluded ? fee : fee - 1);
        expect(rest).toBeLessThanOrEqual(isIncluded ? fee : Math.ceil(fee * 1.2) + 1);
      }),
    );
  });

  it('is whole again once every unit is gone, in whatever steps', () => {
    fc.assert(
      fc.property(fc.nat(1e9), fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1 }), (paid, steps) => {
        const of = sum(steps);
        let before = 0;
        const parts = steps.map((quantity) => {
          const part = paidForUnits(paid, { of, before, quantity });
          before += quantity;
          return part;
        });
        expect(sum(parts)).toBe(paid);
        expect(parts.every((part) => part >= 0)).toBe(true);
      }),
    );
  });
});

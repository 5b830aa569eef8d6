import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { taxOrder } from '../taxes/tax-order.ts';
import { TAX_CLASSES } from '../taxes/tax-rates.ts';
import { takeOut } from './take-out.ts';

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

describe('an order without some of its units', () => {
  it('keeps the price and the part of the discount of what stays', () => {
    const lines = [
      { quantity: 2, subtotal: 2600, shares: null },
      { quantity: 1, subtotal: 400, shares: null },
    ];
    const price = { subtotal: 3000, discount: 300, taxes: 0, total: 2950, tax: null };
    const without = (removed: number[]) => takeOut({ price, lines, discountOn: 'goods' }, removed);
    expect(without([1, 0])).toEqual({
      price: { subtotal: 1700, discount: 170, deposit: 0, taxes: 0, total: 1780, tax: null },
      lines: [{ quantity: 1, subtotal: 1300, deposit: 0, shares: null }, lines[1]],
    });
    expect(without([0, 1]).price).toMatchObject({ subtotal: 2600, discount: 260, total: 2590 });
  });

  it('gives back the deposits of what goes, which no discount was taken off', () => {
    const lines = [{ quantity: 4, subtotal: 1000, deposit: 100, shares: null }];
    const price = { subtotal: 1000, discount: 100, deposit: 100, taxes: 0, total: 1000, tax: null };
    expect(takeOut({ price, lines, discountOn: 'goods' }, [1])).toEqual({
      price: { subtotal: 750, discount: 75, deposit: 75, taxes: 0, total: 750, tax: null },
      lines: [{ quantity: 3, subtotal: 750, deposit: 75, shares: null }],
    });
  });

  it('adds up, and never gets dearer, whatever is taken out of whatever order', () => {
    const line = fc.record({
      unitPrice: fc.nat(50_000),
      quantity: fc.integer({ min: 1, max: 9 }),
      taxClass: fc.constantFrom(...TAX_CLASSES),
      options: fc.array(fc.record({ adjustment: fc.nat(500), taxClass: fc.option(fc.constantFrom(...TAX_CLASSES)) }), {
        maxLength: 2,
      }),
    });
    const rate = fc.record({
      taxClass: fc.constantFrom(...TAX_CLASSES),
      orderType: fc.constant(null),
      rate: fc.constantFrom(0, 5500, 8875, 13_500, 20_000),
      from: fc.constant(null),
    });
    const made = fc.record({
      ordered: fc.array(fc.tuple(line, fc.nat(9)), { minLength: 1, maxLength: 6 }),
      fee: fc.nat(900),
      permille: fc.nat(1000),
      isIncluded: fc.boolean(),
      rates: fc.array(rate, { maxLength: 5 }),
    });
    fc.assert(
      fc.property(made, ({ ordered, fee, permille, isIncluded, rates }) => {
        const lines = ordered.map(([each]) => each);
        const subtotals = lines.map(
          ({ unitPrice, options, quantity }) =>
            (unitPrice + sum(options.map(({ adjustment }) => adjustment))) * quantity,
        );
        const subtotal = sum(subtotals);
        const discount = Math.floor((subtotal * permille) / 1000);
        const taxed = taxOrder(
          {
            ...{ lines, orderType: 'Delivery', deliveryFee: fee, date: '2026-01-01' },
            ...{ discountAmount: discount, discountOn: 'goods' },
          },
          { isIncluded, bundles: 'split', delivery: 'goods', rates },
        );
        const { sums, added } = taxed;
        const total = subtotal - discount + fee + added;
        const removed = ordered.map(([{ quantity }, many]) => Math.min(quantity, many));
        const kept = takeOut(
          {
            price: { subtotal, discount, taxes: added, total, tax: { isIncluded, sums } },
            lines: lines.map(({ quantity }, index) => ({
              ...{ quantity, subtotal: subtotals[index] ?? 0, shares: taxed.lines[index] ?? [] },
            })),
            discountOn: 'goods',
          },
          removed,
        );
        const { price } = kept;
        expect(price.total).toBe(price.subtotal - price.discount + fee + price.taxes);
        expect(price.total).toBeLessThanOrEqual(total);
        expect(price.discount).toBeGreaterThanOrEqual(0);
        expect(price.subtotal).toBe(sum(kept.lines.map((each) => each.subtotal)));
        expect(sum((price.tax?.sums ?? []).map(({ gross }) => gross))).toBe(price.total);
        const paid = sum(kept.lines.flatMap(({ shares }) => (shares ?? []).map(({ amount }) => amount)));
        expect(paid).toBe(price.subtotal - price.discount);
      }),
      { numRuns: 2000 },
    );
  });
});

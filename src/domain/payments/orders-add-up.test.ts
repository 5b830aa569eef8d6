import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toDecimal, toMinor } from '../money/money.ts';
import { FEES } from '../orders/fees.ts';
import { orderTotal } from '../orders/price-order.ts';
import { type TaxableLine, type TaxTerms, taxOrder } from '../taxes/tax-order.ts';
import { TAX_CLASSES } from '../taxes/tax-rates.ts';
import { bookEntry } from './book-entry.ts';
import { paidForLines, paidForUnits } from './paid-lines.ts';
import { type Refund, refundParts } from './refund-parts.ts';
import type { Payment } from './settle-payment.ts';

const RATES = [0, 4000, 5500, 8875, 10_000, 13_500, 20_000, 23_000];
const taxClass = fc.constantFrom(...TAX_CLASSES);
const price = fc.oneof(fc.integer({ min: 1, max: 30 }), fc.nat(5000), fc.nat(2_000_000));
const line: fc.Arbitrary<TaxableLine> = fc.record({
  unitPrice: price,
  quantity: fc.integer({ min: 1, max: 9 }),
  deposit: fc.oneof(fc.constant(0), fc.nat(60)),
  taxClass,
  options: fc.array(fc.record({ adjustment: fc.nat(900), taxClass: fc.option(taxClass) }), { maxLength: 2 }),
});
const settings: fc.Arbitrary<TaxTerms> = fc.record({
  isIncluded: fc.boolean(),
  bundles: fc.constantFrom('split', 'highest'),
  delivery: fc.constantFrom('goods', ...TAX_CLASSES),
  deposits: fc.constantFrom('goods', 'untaxed', undefined),
  rates: fc
    .tuple(...TAX_CLASSES.map(() => fc.constantFrom(...RATES)))
    .map((rates) =>
      rates.map((rate, index) => ({ taxClass: TAX_CLASSES[index] ?? 'meal', orderType: null, rate, from: null })),
    ),
});
const order = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 5 }),
  deliveryFee: fc.oneof(fc.constant(0), fc.nat(900)),
  fees: fc.array(fc.record({ amount: fc.nat(300), taxClass: fc.constantFrom('goods' as const, ...TAX_CLASSES) }), {
    maxLength: FEES.length,
  }),
  discount: fc.nat(1000),
  tip: fc.oneof(fc.constant(0), fc.nat(2000)),
  decimals: fc.constantFrom(0, 2, 3),
  settings,
});
/** Parts of what is left, in thousandths; or a unit of a line. */
const refunds = fc.array(
  fc.oneof(fc.record({ permille: fc.integer({ min: 1, max: 1000 }) }), fc.record({ line: fc.nat(4) })),
  {
    maxLength: 6,
  },
);

it('an order, its tax, fees, tip and refunds add up to the unit, in currencies with 0, 2 and 3 decimals', () => {
  fc.assert(
    fc.property(order, refunds, (placed, asked) => {
      const { lines, deliveryFee, fees, tip, decimals } = placed;
      const subtotal = sum(lines.map(priceOf));
      const deposit = sum(lines.map(depositOf));
      const discountAmount = Math.floor((subtotal * placed.discount) / 1000);
      const untaxed =
        orderTotal({ subtotal, discountAmount, deliveryFee, deposit }) + sum(fees.map(({ amount }) => amount));
      const taxed = taxOrder(
        { lines, deliveryFee, fees, discountAmount, discountOn: 'goods', orderType: 'Delivery', date: '2026-11-27' },
        placed.settings,
      );
      const total = untaxed + taxed.added;
      const { isIncluded } = placed.settings;
      if (isIncluded) expect(total).toBe(untaxed);
      for (const { net, tax, gross } of taxed.sums) expect(net + tax).toBe(gross);
      expect(sum(taxed.sums.map(({ gross }) => gross))).toBe(total);
      for (const amount of [subtotal, discountAmount, total, tip]) {
        expect(toMinor(toDecimal(amount, decimals), decimals)).toBe(amount);
      }

      // What is given back, one after the other, until everything is.
      const tax = { isIncluded, sums: taxed.sums };
      const paid = paidForLines({
        lines: lines.map((each, index) => ({
          ...{ subtotal: priceOf(each), deposit: depositOf(each) },
          shares: taxed.lines[index] ?? [],
        })),
        ...{ discount: discountAmount, discountOn: 'goods', tax },
      });
      expect(sum(paid)).toBeLessThanOrEqual(total);
      const charged = total + tip;
      const gone = lines.map(() => 0);
      let left = charged;
      const given = asked.flatMap((refund): Refund[] => {
        if ('permille' in refund) {
          const amount = Math.floor((left / 1000) * refund.permille);
          left -= amount;
          return amount > 0 ? [{ amount, units: null }] : [];
        }
        const { quantity = 0 } = lines[refund.line] ?? {};
        const before = gone[refund.line] ?? 0;
        if (before >= quantity) return [];
        const amount = paidForUnits(paid[refund.line] ?? 0, { of: quantity, before, quantity: 1 });
        if (amount === 0 || amount > left) return [];
        gone[refund.line] = before + 1;
        left -= amount;
        return [{ amount, units: [{ position: refund.line, quantity: 1 }] }];
      });
      if (left > 0) given.push({ amount: left, units: null });
      const priced = lines.map(({ quantity }, position) => ({
        ...{ position, quantity },
        shares: taxed.lines[position] ?? [],
      }));
      const refunded = { total, neverOwed: 0, tax, lines: priced };
      const parts = refundParts(refunded, given).flatMap((part) => part ?? []);
      expect(sum(parts.map(({ gross }) => gross))).toBe(total);
      expect(sum(parts.map((part) => part.tip))).toBe(tip);
      for (const part of parts) {
        expect(sum(part.sums.map(({ gross }) => gross))).toBe(part.gross);
        for (const { net, tax: of, gross } of part.sums) expect(net + of).toBe(gross);
      }
      taxed.sums.forEach((whole, at) => {
        for (const field of ['net', 'tax', 'gross'] as const) {
          expect(sum(parts.map(({ sums }) => sums[at]?.[field] ?? 0))).toBe(whole[field]);
        }
      });

      // And the books are right after each of them: their tax is the receipt's less that of the credit notes.
      for (let count = 0; count <= given.length; count++) {
        const refunds = given.slice(0, count);
        const refundAsked = sum(refunds.map(({ amount }) => amount));
        const payment = paymentOf(charged, refundAsked);
        const order = { status: 'Completed', paymentStatus: 'Paid', total, tip, tax, payment } as const;
        const entry = bookEntry({ ...order, refunded: { lines: priced, refunds } });
        taxed.sums.forEach(({ rate, tax: whole }, at) => {
          const back = sum(parts.slice(0, count).map(({ sums }) => sums[at]?.tax ?? 0));
          expect(entry.tax.find((each) => each.rate === rate)?.tax ?? 0).toBe(whole - back);
        });
        expect(entry.difference).toBe(0);
        expect(entry.online + entry.tips).toBe(charged - refundAsked);
        for (const { net, tax: of, gross } of entry.tax) expect(net + of).toBe(gross);
        expect(sum(entry.tax.map(({ gross }) => gross))).toBe(entry.sales - entry.refunds);
      }
    }),
    { numRuns: 10_000 },
  );
}, 60_000);

function paymentOf(charged: number, refundAsked: number): Payment {
  return {
    ...{ state: 'captured', amount: charged, due: charged, currency: 'GBP', captured: charged, refunded: refundAsked },
    ...{ isDisputed: false, captureAsked: charged, isVoidAsked: false, refundAsked, turnedDown: 0 },
  };
}

function depositOf({ deposit = 0, quantity }: TaxableLine): number {
  return deposit * quantity;
}

function priceOf({ unitPrice, quantity, options }: TaxableLine): number {
  return (unitPrice + sum(options.map(({ adjustment }) => adjustment))) * quantity;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderTotal } from '../orders/price-order.ts';
import { spread } from './spread.ts';
import { byRate, type TaxableLine, type TaxableOrder, type TaxTerms, taxOrder } from './tax-order.ts';
import { rateOf, TAX_CLASSES, type TaxRate, WHOLE } from './tax-rates.ts';

const always = (taxClass: TaxRate['taxClass'], rate: number): TaxRate => ({
  taxClass,
  orderType: null,
  rate,
  from: null,
});
const PORTUGAL = [always('meal', 13_000), always('alcohol', 23_000), always('standard', 23_000)];
const terms = (more: Partial<TaxTerms> = {}): TaxTerms => ({
  isIncluded: true,
  bundles: 'split',
  delivery: 'goods',
  rates: PORTUGAL,
  ...more,
});
const dish = (unitPrice: number, more: Partial<TaxableLine> = {}): TaxableLine => ({
  unitPrice,
  quantity: 1,
  taxClass: 'meal',
  options: [],
  ...more,
});
const order = (lines: TaxableLine[], more: Partial<TaxableOrder> = {}): TaxableOrder => ({
  lines,
  orderType: 'Pickup',
  deliveryFee: 0,
  discountAmount: 0,
  discountOn: 'goods',
  date: '2026-11-27',
  ...more,
});
const BURGER_MENU = dish(800, { options: [{ adjustment: 400, taxClass: 'alcohol' }] });

describe('the tax of an order', () => {
  it('is in the prices, or comes on top', () => {
    const lines = [dish(1200)];
    expect(taxOrder(order(lines), terms({ rates: [always('standard', 20_000)] }))).toMatchObject({
      sums: [{ rate: 20_000, net: 1000, tax: 200, gross: 1200 }],
      added: 0,
    });
    expect(taxOrder(order(lines), terms({ rates: [always('standard', 8875)], isIncluded: false }))).toMatchObject({
      sums: [{ rate: 8875, net: 1200, tax: 107, gross: 1307 }],
      added: 107,
    });
  });

  it('splits a menu with a beer by value, or takes the highest rate for all of it', () => {
    expect(taxOrder(order([BURGER_MENU]), terms()).lines).toEqual([
      [
        { rate: 23_000, amount: 400 },
        { rate: 13_000, amount: 800 },
      ],
    ]);
    const { sums } = taxOrder(order([BURGER_MENU]), terms({ bundles: 'highest' }));
    expect(sums).toEqual([{ rate: 23_000, net: 976, tax: 224, gross: 1200 }]);
  });

  it('takes a discount off what it is for', () => {
    const lines = [dish(1000), dish(1000, { taxClass: 'alcohol' })];
    const off = (discountOn: TaxableOrder['discountOn']) =>
      taxOrder(order(lines, { discountAmount: 101, discountOn, orderType: 'Delivery', deliveryFee: 250 }), terms());
    expect(
      off('goods')
        .lines.flat()
        .map(({ amount }) => amount),
    ).toEqual([949, 950]);
    expect(
      off([1])
        .lines.flat()
        .map(({ amount }) => amount),
    ).toEqual([1000, 899]);
    expect(byRate(off('delivery').delivery)).toEqual([
      { rate: 23_000, amount: 75 },
      { rate: 13_000, amount: 74 },
    ]);
  });

  it('takes the fee at a rate of its own, or as the goods, even if those are free', () => {
    const delivered = { orderType: 'Delivery', deliveryFee: 300 } as const;
    expect(taxOrder(order([dish(1000)], delivered), terms({ delivery: 'standard' })).delivery).toEqual([
      { rate: 23_000, amount: 300 },
    ]);
    const free = order([dish(1000)], { ...delivered, discountAmount: 1000 });
    expect(taxOrder(free, terms()).delivery).toEqual([{ rate: 13_000, amount: 300 }]);
  });

  it('adds up to the unit, whatever is ordered, in currencies of any decimals', () => {
    const taxClass = fc.constantFrom(...TAX_CLASSES);
    const money = fc.oneof(fc.nat(20), fc.nat(50_000), fc.nat(3_000_000_000));
    const line: fc.Arbitrary<TaxableLine> = fc.record({
      unitPrice: money,
      quantity: fc.integer({ min: 1, max: 99 }),
      taxClass,
      options: fc.array(
        fc.record({
          adjustment: fc.integer({ min: -2000, max: 2000 }),
          taxClass: fc.option(taxClass),
        }),
        { maxLength: 5 },
      ),
    });
    const rate: fc.Arbitrary<TaxRate> = fc.record({
      taxClass,
      orderType: fc.option(fc.constantFrom('Pickup', 'Delivery')),
      rate: fc.constantFrom(0, 4000, 5500, 8875, 10_000, 13_500, 20_000, 27_000),
      from: fc.option(fc.constantFrom('2025-01-01', '2026-06-01', '2027-01-01')),
    });
    const settings: fc.Arbitrary<TaxTerms> = fc.record({
      isIncluded: fc.boolean(),
      bundles: fc.constantFrom('split', 'highest'),
      delivery: fc.constantFrom('goods', ...TAX_CLASSES),
      rates: fc.array(rate, { maxLength: 12 }),
    });
    const orders = fc
      .tuple(fc.array(line, { minLength: 1, maxLength: 8 }), money, fc.nat(1000), fc.nat(2), fc.boolean())
      .map(([lines, fee, permille, on, isDelivery]) => {
        const subtotals = lines.map(priceOf);
        const discountOn = on === 0 ? ('goods' as const) : on === 1 && isDelivery ? ('delivery' as const) : [0];
        const deliveryFee = isDelivery ? fee : 0;
        const base =
          discountOn === 'goods' ? sum(subtotals) : discountOn === 'delivery' ? deliveryFee : (subtotals[0] ?? 0);
        const discountAmount = discountOn === 'delivery' ? base : Math.floor((base / 1000) * permille);
        const orderType = isDelivery ? ('Delivery' as const) : ('Pickup' as const);
        return order(lines, { orderType, deliveryFee, discountAmount, discountOn });
      });
    fc.assert(
      fc.property(orders, settings, (placed, how) => {
        const { sums, lines, delivery, added } = taxOrder(placed, how);
        const subtotal = sum(placed.lines.map(priceOf));
        const { discountAmount, deliveryFee } = placed;
        const total = orderTotal({ subtotal, discountAmount, deliveryFee });
        expect(sum([...lines.flat(), ...delivery].map(({ amount }) => amount))).toBe(total);
        expect(sum(sums.map(({ gross }) => gross))).toBe(total + added);
        for (const { rate: of, net, tax, gross } of sums) {
          expect(net + tax).toBe(gross);
          const base = how.isIncluded ? BigInt(gross) * BigInt(of) : BigInt(net) * BigInt(of);
          const divisor = BigInt(how.isIncluded ? WHOLE + of : WHOLE);
          // Off by half a unit at most.
          const error = 2n * (BigInt(tax) * divisor - base);
          expect(error <= divisor && error > -divisor).toBe(true);
        }
        expect(added).toBe(how.isIncluded ? 0 : sum(sums.map(({ tax }) => tax)));
        expect(lines.flat().every(({ amount }) => amount >= 0)).toBe(true);
      }),
      { numRuns: 10_000 },
    );
  });
});

describe('a rate', () => {
  const rates: TaxRate[] = [
    { taxClass: 'meal', orderType: null, rate: 19_000, from: null },
    { taxClass: 'meal', orderType: 'Delivery', rate: 7000, from: null },
    { taxClass: 'meal', orderType: null, rate: 7000, from: '2027-01-01' },
    { taxClass: 'standard', orderType: null, rate: 19_000, from: null },
  ];
  const of = (date: string, orderType: 'Pickup' | 'Delivery' = 'Pickup') =>
    rateOf(rates, { taxClass: 'meal', orderType, date });

  it('holds from its day on, and for its order type', () => {
    expect([of('2026-12-31'), of('2027-01-01'), of('2026-12-31', 'Delivery')]).toEqual([19_000, 7000, 7000]);
  });

  it('is the standard one for a class without any', () => {
    expect(rateOf(rates, { taxClass: 'drink', orderType: 'Pickup', date: '2026-01-01' })).toBe(19_000);
    expect(rateOf([], { taxClass: 'drink', orderType: 'Pickup', date: '2026-01-01' })).toBe(0);
  });
});

describe('an amount that is shared out', () => {
  it('is whole again, and nobody is more than a unit off', () => {
    fc.assert(
      fc.property(fc.nat(1e9), fc.array(fc.nat(1e9), { minLength: 1, maxLength: 20 }), (amount, weights) => {
        const shares = spread(amount, weights);
        expect(sum(shares)).toBe(amount);
        const total = sum(weights);
        if (total > 0)
          shares.forEach((share, index) => {
            expect(Math.abs(share - (amount * (weights[index] ?? 0)) / total)).toBeLessThan(1.001);
          });
      }),
    );
  });
});

function priceOf({ unitPrice, quantity, options }: TaxableLine): number {
  return Math.max(0, unitPrice + sum(options.map(({ adjustment }) => adjustment))) * quantity;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}

describe('the deposit of a line', () => {
  const beer = dish(400, { quantity: 2, taxClass: 'alcohol', deposit: 25 });

  it('has the rate of its drink, and no discount', () => {
    const taxed = taxOrder(order([beer], { discountAmount: 800 }), terms());
    expect(taxed.lines).toEqual([[{ rate: 23_000, amount: 50 }]]);
    expect(taxed.sums).toMatchObject([{ rate: 23_000, gross: 50 }]);
  });

  it('is not taxed where the country says so', () => {
    const taxed = taxOrder(order([beer]), terms({ deposits: 'untaxed' }));
    expect(taxed.sums).toMatchObject([
      { rate: 23_000, gross: 800 },
      { rate: 0, tax: 0, gross: 50 },
    ]);
  });
});

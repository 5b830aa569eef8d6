import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cashOf, cashOwed, isHandedIn } from './courier-cash.ts';

const order = fc.record({
  total: fc.nat(100_000),
  method: fc.constantFrom('Cash', 'Cash on Delivery', 'Card on Delivery'),
});

describe('what a courier owes', () => {
  it('is the sum of the orders that were paid in cash, in whatever parts it is handed in', () => {
    fc.assert(
      fc.property(fc.array(order), fc.constantFrom(1, 5), fc.nat(20), (orders, coin, at) => {
        const parts = [orders.slice(0, at), orders.slice(at)].map((part) => cashOwed(part, coin));
        expect(parts[0] ?? 0).toBeGreaterThanOrEqual(0);
        expect((parts[0] ?? 0) + (parts[1] ?? 0)).toBe(cashOwed(orders, coin));
      }),
    );
  });

  it('is to the cent what the orders say, and a sum that there are coins for', () => {
    expect(cashOf({ total: 2850, method: 'Cash on Delivery' }, 1)).toBe(2850);
    expect(cashOf({ total: 2853, method: 'Cash' }, 5)).toBe(2855);
    expect(cashOf({ total: 2853, method: 'Card on Delivery' }, 5)).toBe(0);
  });

  it('is what was paid since the restaurant settles, to somebody who brought it', () => {
    expect(isHandedIn({ courier: 'Jo', paidAt: 10 }, 10)).toBe(true);
    expect(isHandedIn({ courier: 'Jo', paidAt: 9 }, 10)).toBe(false);
    expect(isHandedIn({ courier: null, paidAt: 10 }, 10)).toBe(false);
    expect(isHandedIn({ courier: 'Jo', paidAt: 10 }, null)).toBe(false);
  });
});

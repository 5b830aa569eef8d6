import { describe, expect, it } from 'vitest';
import { cashFor } from './cash-back.ts';

describe('cash for a refund', () => {
  it('is the amount where there are coins for all sums', () => {
    expect(cashFor(333, { amount: 2002, cash: 2002 }, 1)).toBe(333);
  });

  it('is the nearest sum of coins, and in the end all that was paid', () => {
    // 20.02 was paid with 20.00.
    expect(cashFor(333, { amount: 2002, cash: 2000 }, 5)).toBe(335);
    expect(cashFor(1669, { amount: 1669, cash: 1665 }, 5)).toBe(1665);
    expect(cashFor(2002, { amount: 2002, cash: 2000 }, 5)).toBe(2000);
  });

  it('is never more than was paid, however often it is rounded up', () => {
    let left = { amount: 2002, cash: 2000 };
    for (const amount of [1003, 998, 1]) {
      const cash = cashFor(amount, left, 5);
      left = { amount: left.amount - amount, cash: left.cash - cash };
    }
    expect(left).toEqual({ amount: 0, cash: 0 });
    // What a card has paid to the unit.
    expect(cashFor(2003, { amount: 2003, cash: 2003 }, 5)).toBe(2000);
  });
});

import { describe, expect, it } from 'vitest';
import { bookEntry } from './book-entry.ts';
import type { Payment } from './settle-payment.ts';

const payment: Payment = {
  ...{ state: 'captured', amount: 2000, due: 2000, currency: 'GBP', captured: 2000, refunded: 0 },
  ...{ isDisputed: false, captureAsked: 2000, isVoidAsked: false, refundAsked: 0, turnedDown: 0 },
};
const tax = { isIncluded: true, sums: [{ rate: 20_000, net: 1667, tax: 333, gross: 2000 }] };
const order = { status: 'Completed', paymentStatus: 'Paid', total: 2000, tip: 0, tax, payment } as const;

describe('an order in the books', () => {
  it('is what has come in, online or at the door, and what is open', () => {
    expect(bookEntry(order)).toMatchObject({ sales: 2000, refunds: 0, online: 2000, open: 0, difference: 0 });
    expect(bookEntry({ ...order, payment: null })).toMatchObject({ sales: 2000, atDoor: 2000, difference: 0 });
    const waiting = bookEntry({ ...order, status: 'Preparing', paymentStatus: 'Pending', payment: null });
    expect(waiting).toMatchObject({ sales: 2000, atDoor: 0, open: 2000, difference: 0 });
  });

  it('has refunds taken off, also from its tax', () => {
    const entry = bookEntry({ ...order, payment: { ...payment, refundAsked: 800 } });
    expect(entry).toMatchObject({ sales: 2000, refunds: 800, online: 1200, difference: 0 });
    expect(entry.tax).toEqual([{ rate: 20_000, net: 1000, tax: 200, gross: 1200 }]);
  });

  it('that lost dishes after it was paid has sold less, and given nothing back', () => {
    const smaller = { ...payment, due: 1500, refundAsked: 500 };
    const entry = bookEntry({ ...order, total: 1500, payment: smaller });
    expect(entry).toMatchObject({ sales: 1500, refunds: 0, online: 1500, difference: 0 });
  });

  it('of which a part is not collected yet has that open, whatever came back of the other part', () => {
    const smaller = { ...payment, due: 1500 + 600, refundAsked: 500, uncollected: 600 };
    const entry = bookEntry({ ...order, total: 2100, paymentStatus: 'Failed', payment: smaller });
    expect(entry).toMatchObject({ sales: 2100, refunds: 0, online: 1500, open: 600, difference: 0 });
  });

  it('that is called off has sold nothing once the money is back, and what is kept if it failed at the door', () => {
    const off = { ...order, status: 'Cancelled by Restaurant' } as const;
    expect(bookEntry({ ...off, payment: { ...payment, refundAsked: 2000 } })).toMatchObject({
      sales: 0,
      difference: 0,
    });
    expect(bookEntry({ ...order, status: 'Failed' })).toMatchObject({ sales: 2000, online: 2000, difference: 0 });
  });

  it('keeps a tip beside the order, and gives it back last', () => {
    const tipped = { ...order, tip: 300, payment: { ...payment, amount: 2300, due: 2300, captured: 2300 } };
    expect(bookEntry(tipped)).toMatchObject({ sales: 2000, online: 2000, tips: 300, difference: 0 });
    const refunded = (refundAsked: number) => bookEntry({ ...tipped, payment: { ...tipped.payment, refundAsked } });
    expect(refunded(1900)).toMatchObject({ refunds: 1900, online: 100, tips: 300, difference: 0 });
    expect(refunded(2100)).toMatchObject({ refunds: 2000, online: 0, tips: 200, difference: 0, tax: [] });
    expect(refunded(2300)).toMatchObject({ refunds: 2000, online: 0, tips: 0, difference: 0 });
    const failed = bookEntry({ ...tipped, status: 'Failed' });
    expect(failed).toMatchObject({ sales: 2000, online: 2000, tips: 300, difference: 0 });
    expect(bookEntry({ ...tipped, status: 'Cancelled by User' }).difference).toBe(-2300);
    expect(bookEntry({ ...tipped, payment: null })).toMatchObject({ atDoor: 2000, tips: 0, difference: 0 });
  });

  it('does not add up if more or less was taken than it costs, or nothing came back of one that was called off', () => {
    expect(bookEntry({ ...order, total: 1900 }).difference).toBe(-100);
    expect(bookEntry({ ...order, total: 2100 }).difference).toBe(100);
    expect(bookEntry({ ...order, status: 'Cancelled by User' }).difference).toBe(-2000);
  });
});

it('of an order that is paid in coins has their rounding beside what was sold', () => {
  const cash = { ...order, total: 931, tax: null, payment: null, rounding: -1 };
  expect(bookEntry(cash)).toMatchObject({ sales: 931, atDoor: 930, rounding: -1, open: 0, difference: 0 });
  const waiting = bookEntry({ ...cash, status: 'Preparing', paymentStatus: 'Pending' });
  expect(waiting).toMatchObject({ atDoor: 0, open: 930, rounding: -1, difference: 0 });
  expect(bookEntry({ ...cash, status: 'Cancelled by User' })).toMatchObject({ sales: 0, rounding: 0, difference: 0 });
});

import { expect, it } from 'vitest';
import { movedBoardTotals } from './move-board-totals.ts';

const today = { date: '2026-06-17', orders: 2, accepted: 1, revenue: 20, average: 20 };
const businessDay = { from: '2026-06-17T00:00:00Z', to: '2026-06-18T00:00:00Z' };
const day = { today, businessDay, currency: { code: 'EUR', symbol: '€' } };
const placed = {
  _id: 'o1',
  version: 1,
  status: 'Pending Confirmation' as 'Pending Confirmation' | 'Confirmed' | 'Preparing' | 'Failed' | 'Cancelled by User',
  totalAmount: 10.1,
  createdAt: '2026-06-17T18:00:00Z',
};
const confirmed = { ...placed, version: 2, status: 'Confirmed' as const };
const known = (order: typeof placed) => new Map([[order._id, order]]);

it('count an order that comes in, and its money once it is accepted', () => {
  expect(movedBoardTotals(day, new Map(), [placed])).toEqual({ ...today, orders: 3 });
  const accepted = { ...today, orders: 3, accepted: 2, revenue: 30.1, average: 15.05 };
  expect(movedBoardTotals(day, new Map(), [placed, confirmed])).toEqual(accepted);
  const preparing = { ...confirmed, version: 3, status: 'Preparing' as const };
  const now = { ...day, today: accepted };
  expect(movedBoardTotals(now, known(confirmed), [preparing])).toEqual(accepted);
  expect(movedBoardTotals(now, known(preparing), [{ ...preparing, version: 4, status: 'Failed' }])).toEqual(today);
});

it('count a version once, whatever overtakes what', () => {
  expect(movedBoardTotals(day, known(confirmed), [placed, confirmed])).toEqual(today);
});

it('count the orders of the business day, whose night may pass midnight, and of no other', () => {
  const at = (createdAt: string) => movedBoardTotals(day, new Map(), [{ ...placed, createdAt }]).orders;
  expect(['2026-06-16T23:59:59Z', '2026-06-17T00:00:00Z', '2026-06-17T23:59:59Z'].map(at)).toEqual([2, 3, 3]);
  expect(at(businessDay.to)).toBe(2);
});

it('have no average without an accepted order', () => {
  const none = { ...today, orders: 1, accepted: 0, revenue: 0, average: null };
  const called = { ...placed, version: 2, status: 'Cancelled by User' as const };
  expect(movedBoardTotals({ ...day, today: none }, known(placed), [called])).toEqual({ ...none, orders: 0 });
});

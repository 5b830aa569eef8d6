import { expect, it } from 'vitest';
import type { Order, OrdersPage } from '../../../contract/orders.ts';
import { newerOrder, withKnown, withPushed } from './newer-order.ts';

const order = (_id: string, version: number, status = 'Confirmed') => ({ _id, version, status }) as Order;
const page = (...orders: Order[]): OrdersPage => ({
  orders,
  currentPage: 1,
  until: null,
  totalPages: 1,
  totalOrders: orders.length,
});

it('the greater version of an order wins, whichever came first', () => {
  expect(newerOrder(order('a', 2), order('a', 3)).version).toBe(3);
  expect(newerOrder(order('a', 3), order('a', 2)).version).toBe(3);
});

it('an answer replaces the same version, so that a new language shows', () => {
  const answer = order('a', 2);
  expect(newerOrder(answer, order('a', 2))).toBe(answer);
});

it('a push replaces its order in the list and nothing else', () => {
  const [first, second] = [order('a', 1), order('b', 1)];
  const pushed = order('b', 2, 'Preparing');
  expect(withPushed(page(first, second), pushed).orders).toEqual([first, pushed]);
});

it('a push that is old or of another page changes nothing', () => {
  const list = page(order('a', 5));
  expect(withPushed(list, order('a', 4))).toBe(list);
  expect(withPushed(list, order('z', 9))).toBe(list);
});

it('an answer that was under way when the push came does not undo it', () => {
  const pushed = order('a', 2, 'Preparing');
  expect(withKnown(page(order('a', 1), order('b', 1)), page(pushed)).orders).toEqual([pushed, order('b', 1)]);
  expect(withKnown(page(order('a', 1)), null).orders).toEqual([order('a', 1)]);
});

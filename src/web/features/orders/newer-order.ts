import type { Order, OrdersPage } from '../../../contract/orders.ts';

/** Pushes and answers overtake each other: the greater version wins, the answer when they are equal. */
export function newerOrder(answer: Order, known: Order | undefined): Order {
  return known?._id === answer._id && known.version > answer.version ? known : answer;
}

/** An answer to the history, with the orders that a push has already brought further. */
export function withKnown(answer: OrdersPage, known: OrdersPage | null): OrdersPage {
  if (!known) return answer;
  const knownById = new Map(known.orders.map((order) => [order._id, order]));
  return { ...answer, orders: answer.orders.map((order) => newerOrder(order, knownById.get(order._id))) };
}

/** The history after a push: the order in its place; the same page when it is not there or was newer already. */
export function withPushed(page: OrdersPage, pushed: Order): OrdersPage {
  const orders = page.orders.map((order) => newerOrder(order, pushed));
  return orders.some((order, index) => order !== page.orders[index]) ? { ...page, orders } : page;
}

import type { Order, OrdersPage } from '../../../contract/orders.ts';

/** The newer of two copies, since pushes and answers overtake each other: the greater version, or `answer` if they are equal. */
export function newerOrder(answer: Order, known: Order | undefined): Order {
  return known?._id === answer._id && known.version > answer.version ? known : answer;
}

/** An answer to the order history, in which orders that a push has already made newer stay as pushed. */
export function withKnown(answer: OrdersPage, known: OrdersPage | null): OrdersPage {
  if (!known) return answer;
  const knownById = new Map(known.orders.map((order) => [order._id, order]));
  return { ...answer, orders: answer.orders.map((order) => newerOrder(order, knownById.get(order._id))) };
}

/** The history after a push, with the order replaced; the same object if the page lacks it or has a newer copy. */
export function withPushed(page: OrdersPage, pushed: Order): OrdersPage {
  const orders = page.orders.map((order) => newerOrder(order, pushed));
  return orders.some((order, index) => order !== page.orders[index]) ? { ...page, orders } : page;
}

import { creationHeaders } from '../creation.ts';
import {
  changedOrderAnswer,
  orderAnswer,
  orderKeyParams,
  orderParams,
  ordersAnswer,
  ordersQuery,
  placedOrderAnswer,
  placeOrderInput,
} from '../orders.ts';
import { endpoint } from './endpoint.ts';
import { PLACING_REFUSALS } from './placing-refusals.ts';

export const placeOrder = endpoint('POST', '/orders', {
  needs: 'session',
  perMinute: 120,
  summary: 'Place an order; a repeated Idempotency-Key returns the first order with 200',
  tag: 'orders',
  headers: creationHeaders,
  body: placeOrderInput,
  answer: placedOrderAnswer,
  status: 201,
  orStatus: 200,
  refusals: PLACING_REFUSALS,
});

export const listMyOrders = endpoint('GET', '/orders/my-orders', {
  needs: 'session',
  // Twenty orders of sixty dishes cost 20 ms. Pages without a live connection ask four times a minute.
  perMinute: 240,
  summary: 'List the customer’s orders at this restaurant, by page',
  tag: 'orders',
  query: ordersQuery,
  answer: ordersAnswer,
});

export const getMyOrder = endpoint('GET', '/orders/:id', {
  needs: 'session',
  summary: 'Get one of the customer’s orders',
  tag: 'orders',
  params: orderParams,
  answer: orderAnswer,
  refusals: ['not_found'],
});

export const getMyOrderByKey = endpoint('GET', '/orders-by-key/:key', {
  needs: 'session',
  summary: 'Find the customer’s order that was placed with an Idempotency-Key',
  tag: 'orders',
  params: orderKeyParams,
  answer: orderAnswer,
  refusals: ['not_found'],
});

export const cancelMyOrder = endpoint('PATCH', '/orders/:id/cancel-my-order', {
  needs: 'session',
  summary: 'Cancel one of the customer’s orders that is not confirmed yet',
  tag: 'orders',
  params: orderParams,
  answer: changedOrderAnswer,
  refusals: ['not_found', 'not_cancellable'],
});

import { staffOrderParams } from '../staff/staff-orders.ts';
import { unpaidOrdersAnswer } from '../staff/staff-unpaid-orders.ts';
import { endpoint } from './endpoint.ts';

export const listUnpaidOrders = endpoint('GET', '/staff/unpaid-orders', {
  needs: 'orders',
  summary: 'List the orders that wait for their payment, and what each of them holds meanwhile',
  answer: unpaidOrdersAnswer,
});

export const letGoUnpaid = endpoint('DELETE', '/staff/unpaid-orders/:id', {
  needs: 'corrections',
  summary: 'Let go an order that waits for its payment, and with it the time, portions and coupon that it holds',
  description: 'Whoever pays for it all the same gets the money back.',
  params: staffOrderParams,
  refusals: ['not_found', 'payment_not_awaited'],
});

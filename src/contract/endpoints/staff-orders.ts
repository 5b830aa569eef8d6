import { boardAnswer } from '../staff/staff-board.ts';
import {
  changedStaffOrderAnswer,
  changeStatusInput,
  packedInput,
  readyTimeInput,
  staffOrderAnswer,
  staffOrderParams,
  staffOrdersAnswer,
  staffOrdersQuery,
} from '../staff/staff-orders.ts';
import { endpoint } from './endpoint.ts';

export const getBoard = endpoint('GET', '/staff/board', {
  needs: 'orders',
  scope: 'orders:read',
  summary: 'List open and recently finished orders, oldest first, with the day’s totals',
  answer: boardAnswer,
});

export const listOrders = endpoint('GET', '/staff/orders', {
  needs: 'orders',
  scope: 'orders:read',
  summary: 'List the restaurant’s orders, newest first',
  query: staffOrdersQuery,
  answer: staffOrdersAnswer,
});

export const getOrder = endpoint('GET', '/staff/orders/:id', {
  needs: 'orders',
  scope: 'orders:read',
  summary: 'Get an order of the restaurant',
  params: staffOrderParams,
  answer: staffOrderAnswer,
  refusals: ['not_found'],
});

export const changeOrderStatus = endpoint('PATCH', '/staff/orders/:id/status', {
  needs: 'orders',
  scope: 'orders:write',
  summary: 'Change an order’s status',
  description: '`Cancelled by Restaurant` requires `notes` or a `reason`. A 409 carries the current `order`.',
  params: staffOrderParams,
  body: changeStatusInput,
  answer: changedStaffOrderAnswer,
  refusals: ['not_found', 'illegal_transition', 'order_changed'],
});

export const packOrder = endpoint('PUT', '/staff/orders/:id/packed', {
  isHidden: true,
  needs: 'orders',
  scope: 'orders:write',
  summary: 'Say that a delivery stands ready on the pass, or does not after all',
  params: staffOrderParams,
  body: packedInput,
  answer: changedStaffOrderAnswer,
  refusals: ['not_found', 'illegal_transition', 'order_changed'],
});

export const changeOrderReadyTime = endpoint('PATCH', '/staff/orders/:id/ready-time', {
  needs: 'orders',
  scope: 'orders:write',
  summary: 'Change the promised time of an order that is confirmed or being prepared',
  description: 'The customer is told at once, and by e-mail. A 409 carries the current `order`.',
  params: staffOrderParams,
  body: readyTimeInput,
  answer: changedStaffOrderAnswer,
  refusals: ['not_found', 'ready_time_fixed', 'order_changed'],
});

import { orderMessageInput, orderNoteInput, orderRecordAnswer, stepBackInput } from '../staff/staff-order-record.ts';
import { staffOrderParams } from '../staff/staff-orders.ts';
import { endpoint } from './endpoint.ts';

export const getOrderRecord = endpoint('GET', '/staff/orders/:id/record', {
  needs: 'orders',
  scope: 'orders:read',
  summary: 'Get all that is known about an order: what happened, who did it, and what was written',
  params: staffOrderParams,
  answer: orderRecordAnswer,
  refusals: ['not_found'],
});

export const addOrderNote = endpoint('POST', '/staff/orders/:id/notes', {
  needs: 'orders',
  scope: 'orders:write',
  perMinute: 60,
  summary: 'Add a note about an order that only the team reads',
  params: staffOrderParams,
  body: orderNoteInput,
  answer: orderRecordAnswer,
  status: 201,
  refusals: ['not_found', 'too_many_notes'],
});

export const writeToCustomer = endpoint('POST', '/staff/orders/:id/messages', {
  needs: 'orders',
  scope: 'orders:write',
  perMinute: 60,
  summary: 'Write to the customer of an order by mail, in their language',
  params: staffOrderParams,
  body: orderMessageInput,
  answer: orderRecordAnswer,
  status: 201,
  refusals: ['not_found', 'customer_without_email', 'too_many_messages_of_order'],
});

export const stepBackOrder = endpoint('POST', '/staff/orders/:id/step-back', {
  needs: 'corrections',
  summary: 'Take back a handover that was none, within ten minutes',
  description: 'Points, payment and figures follow, and the customer is told. A 409 carries the current `order`.',
  params: staffOrderParams,
  body: stepBackInput,
  answer: orderRecordAnswer,
  refusals: [
    'not_found',
    'illegal_transition',
    'order_changed',
    'step_back_late',
    'step_back_reviewed',
    'step_back_points_spent',
    'step_back_cash',
    'step_back_settled',
  ],
});

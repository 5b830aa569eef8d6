import { busyAnswer, busyInput, staffOrderTimesAnswer, staffOrderTimesChange } from '../staff/staff-order-times.ts';
import { endpoint } from './endpoint.ts';
import { CARRIES_RECORD } from './texts.ts';

export const setBusy = endpoint('PUT', '/staff/busy', {
  needs: 'orders',
  scope: 'orders:write',
  summary: 'Add minutes to all times for an hour, or end that with null',
  body: busyInput,
  answer: busyAnswer,
});

export const getOrderTimes = endpoint('GET', '/staff/order-times', {
  needs: 'settings',
  summary: 'Get preparation times, slots, hours of delivery and capacity rules',
  answer: staffOrderTimesAnswer,
});

export const changeOrderTimes = endpoint('PUT', '/staff/order-times', {
  needs: 'settings',
  summary: 'Replace preparation times, slots, hours of delivery and capacity rules',
  description: `Applies to orders placed after the change. ${CARRIES_RECORD}`,
  body: staffOrderTimesChange,
  answer: staffOrderTimesAnswer,
  refusals: ['menu_changed'],
});

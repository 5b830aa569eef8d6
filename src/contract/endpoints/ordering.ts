import {
  orderingPauseAnswer,
  orderingPauseInput,
  todaysHoursAnswer,
  todaysHoursInput,
  unansweredOrdersAnswer,
  unansweredOrdersChange,
} from '../staff/staff-ordering.ts';
import { endpoint } from './endpoint.ts';
import { CARRIES_RECORD } from './texts.ts';

export const pauseOrdering = endpoint('PUT', '/staff/ordering-pause', {
  needs: 'orders',
  scope: 'orders:write',
  summary: 'Pause ordering until a given time, or resume it with null',
  body: orderingPauseInput,
  answer: orderingPauseAnswer,
  refusals: ['pause_out_of_range'],
});

export const changeTodaysHours = endpoint('PUT', '/staff/todays-hours', {
  needs: 'orders',
  scope: 'orders:write',
  summary: "Stay open longer or close earlier today, or restore today's usual hours",
  description: 'Hours that last past midnight belong to the day on which they began.',
  body: todaysHoursInput,
  answer: todaysHoursAnswer,
  refusals: ['closing_out_of_range'],
});

export const getUnansweredOrders = endpoint('GET', '/staff/unanswered-orders', {
  needs: 'settings',
  summary: 'Get when unanswered orders trigger a reminder and are cancelled',
  answer: unansweredOrdersAnswer,
});

export const changeUnansweredOrders = endpoint('PUT', '/staff/unanswered-orders', {
  needs: 'settings',
  summary: 'Change when unanswered orders trigger a reminder and are cancelled',
  description: `Applies to orders placed after the change. ${CARRIES_RECORD}`,
  body: unansweredOrdersChange,
  answer: unansweredOrdersAnswer,
  refusals: ['menu_changed'],
});

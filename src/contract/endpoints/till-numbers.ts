import { changedStaffOrderAnswer, staffOrderParams } from '../staff/staff-orders.ts';
import { tillNumberInput } from '../staff/staff-taxes.ts';
import { endpoint } from './endpoint.ts';

export const setTillNumber = endpoint('PUT', '/staff/orders/:id/till-number', {
  needs: 'orders',
  scope: 'orders:write',
  summary: 'Note on an order’s receipt the number that the restaurant’s till gave it',
  params: staffOrderParams,
  body: tillNumberInput,
  answer: changedStaffOrderAnswer,
  refusals: ['not_found'],
});

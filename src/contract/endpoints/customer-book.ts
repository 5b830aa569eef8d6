import { creationHeaders } from '../creation.ts';
import {
  customerCopyAnswer,
  customerNoteAnswer,
  customerNoteInput,
  customerParams,
  customerRecordAnswer,
  customerSearchInput,
  customersFoundAnswer,
  grantPointsInput,
} from '../staff/staff-customers.ts';
import { endpoint } from './endpoint.ts';
import { REPEATED } from './texts.ts';

export const searchCustomers = endpoint('POST', '/staff/customer-searches', {
  needs: 'orders',
  perMinute: 120,
  summary: 'Find customers of this restaurant by name, e-mail address, phone or order number, with their open orders',
  description:
    'A POST, so that names and numbers stand in no log and no history. Without `typed`, all of them by page.',
  body: customerSearchInput,
  answer: customersFoundAnswer,
});

export const getCustomer = endpoint('GET', '/staff/customers/:id', {
  needs: 'orders',
  perMinute: 120,
  summary: 'Get what the restaurant knows of one of its customers',
  params: customerParams,
  answer: customerRecordAnswer,
  refusals: ['not_found'],
});

export const changeCustomerNote = endpoint('PUT', '/staff/customers/:id/note', {
  needs: 'orders',
  summary: 'Change what staff have noted about a customer',
  description: 'A 409 carries the current `note`.',
  params: customerParams,
  body: customerNoteInput,
  answer: customerNoteAnswer,
  refusals: ['not_found', 'menu_changed'],
});

export const grantPoints = endpoint('POST', '/staff/customers/:id/points', {
  needs: 'customers',
  summary: 'Credit points to a customer for a reason',
  description: REPEATED,
  params: customerParams,
  headers: creationHeaders,
  body: grantPointsInput,
  answer: customerRecordAnswer,
  refusals: ['not_found', 'points_need_account'],
});

export const copyCustomer = endpoint('POST', '/staff/customers/:id/copy', {
  needs: 'privacy',
  perMinute: 120,
  summary: 'Copy everything that the restaurant holds of a customer, for the customer',
  params: customerParams,
  answer: customerCopyAnswer,
  refusals: ['not_found'],
});

export const forgetCustomer = endpoint('DELETE', '/staff/customers/:id', {
  needs: 'privacy',
  summary: 'Forget a customer for good; orders stay as receipts without name, number, address and notes',
  params: customerParams,
  refusals: ['not_found', 'orders_under_way'],
});

import { textFile } from '../primitives.ts';
import { datevAnswer, datevChange, datevFileQuery } from '../staff/staff-datev.ts';
import { endpoint } from './endpoint.ts';

export const getDatev = endpoint('GET', '/staff/datev', {
  needs: 'figures',
  summary: 'Get the accounts by which receipts are written for DATEV',
  answer: datevAnswer,
});

export const changeDatev = endpoint('PUT', '/staff/datev', {
  needs: 'figures',
  summary: 'Replace the accounts by which receipts are written for DATEV',
  body: datevChange,
  answer: datevAnswer,
  refusals: ['menu_changed'],
});

export const getDatevFile = endpoint('GET', '/staff/datev.csv', {
  needs: 'figures',
  scope: 'reports:read',
  summary: 'Download a month’s receipts as bookings in DATEV’s format, by day, rate and way of payment',
  query: datevFileQuery,
  answer: textFile,
  produces: ['text/csv'],
  refusals: ['datev_not_set_up', 'datev_account_missing', 'datev_currency'],
});

import { textFile } from '../primitives.ts';
import { cashCountAnswer, cashCountInput, cashUpsAnswer, cashUpsQuery } from '../staff/staff-cash-ups.ts';
import { reportsFileQuery } from '../staff/staff-reports.ts';
import { endpoint } from './endpoint.ts';

export const listCashUps = endpoint('GET', '/staff/cash-ups', {
  needs: 'figures',
  scope: 'reports:read',
  summary: 'List the cash of business days: what orders brought, what went back, and what was counted',
  query: cashUpsQuery,
  answer: cashUpsAnswer,
  refusals: ['span_out_of_range'],
});

export const getCashUpsFile = endpoint('GET', '/staff/cash-ups.csv', {
  needs: 'figures',
  scope: 'reports:read',
  summary: 'Download the cash of business days and what was counted as a spreadsheet file',
  query: reportsFileQuery,
  answer: textFile,
  produces: ['text/csv'],
  refusals: ['span_out_of_range'],
});

export const countCash = endpoint('POST', '/staff/cash-ups', {
  needs: 'figures',
  summary: 'Keep what was counted of a business day’s cash',
  body: cashCountInput,
  answer: cashCountAnswer,
  status: 201,
  refusals: ['cash_moved', 'cash_counted_already'],
});

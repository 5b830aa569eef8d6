import { textFile } from '../primitives.ts';
import { booksAnswer, booksFileQuery, booksQuery } from '../staff/staff-books.ts';
import { receiptsFileQuery, reportsAnswer, reportsFileQuery, reportsQuery } from '../staff/staff-reports.ts';
import { weeklySummary, weeklySummaryAnswer } from '../staff/staff-weekly-summary.ts';
import { endpoint } from './endpoint.ts';

const refusals = ['span_out_of_range'] as const;

export const getFigures = endpoint('GET', '/staff/figures', {
  needs: 'figures',
  scope: 'reports:read',
  summary: 'Get orders, revenue and average order value by calendar day of the restaurant',
  query: reportsQuery,
  answer: reportsAnswer,
  refusals: refusals,
});

export const getFiguresFile = endpoint('GET', '/staff/figures.csv', {
  needs: 'figures',
  scope: 'reports:read',
  summary: 'Download orders, revenue and average order value by day as a spreadsheet file',
  query: reportsFileQuery,
  answer: textFile,
  produces: ['text/csv'],
  refusals: refusals,
});

export const getBooks = endpoint('GET', '/staff/books', {
  needs: 'figures',
  scope: 'reports:read',
  summary: 'Get what was sold, refunded and received, and its tax, by day or month of the restaurant',
  query: booksQuery,
  answer: booksAnswer,
  refusals: refusals,
});

export const getBooksFile = endpoint('GET', '/staff/books.csv', {
  needs: 'figures',
  scope: 'reports:read',
  summary: 'Download what was sold, refunded and received, and its tax, by day or month as a spreadsheet file',
  query: booksFileQuery,
  answer: textFile,
  produces: ['text/csv'],
  refusals: refusals,
});

export const getDisputesFile = endpoint('GET', '/staff/disputes.csv', {
  needs: 'figures',
  scope: 'reports:read',
  summary: 'Download the disputes that began on these days as a spreadsheet file',
  query: reportsFileQuery,
  answer: textFile,
  produces: ['text/csv'],
  refusals: refusals,
});

export const getOrdersFile = endpoint('GET', '/staff/orders.csv', {
  needs: 'figures',
  scope: 'reports:read',
  summary: 'Download the orders that were placed on these days as a spreadsheet file, without what says who ordered',
  query: reportsFileQuery,
  answer: textFile,
  produces: ['text/csv'],
  refusals: refusals,
});

export const getWeeklySummary = endpoint('GET', '/staff/weekly-summary', {
  needs: 'figures',
  summary: 'Get whether one gets the week’s figures by mail each Monday',
  answer: weeklySummaryAnswer,
});

export const changeWeeklySummary = endpoint('PUT', '/staff/weekly-summary', {
  needs: 'figures',
  summary: 'Say whether one wants the week’s figures by mail each Monday',
  body: weeklySummary,
  answer: weeklySummaryAnswer,
});

export const getReceiptsFile = endpoint('GET', '/staff/receipts.csv', {
  needs: 'figures',
  scope: 'reports:read',
  summary: 'Download receipts and refunds of these days with their tax by rate as a spreadsheet file',
  description: 'Each of them, or added up by day or month. It names nobody.',
  query: receiptsFileQuery,
  answer: textFile,
  produces: ['text/csv'],
  refusals: ['span_out_of_range'],
});

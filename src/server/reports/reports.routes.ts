import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { separatorOf } from '../../contract/csv.ts';
import { booksAnswer, booksQuery } from '../../contract/staff/staff-books.ts';
import { reportsAnswer, reportsFileQuery, reportsQuery } from '../../contract/staff/staff-reports.ts';
import { reportsCsv } from '../../contract/staff/staff-reports-csv.ts';
import { requireStaff } from '../editing/require-staff.ts';
import { staffSchema } from '../editing/staff-schema.ts';
import { commonRefusals } from '../platform/refusals/common-refusals.ts';
import type { Services } from '../services.ts';
import { ordersCsv } from './orders-file.ts';
import { readBooks } from './read-books.ts';
import { readReport } from './read-report.ts';
import { reportsRefusals } from './reports.refusals.ts';
import { datesOf, instantsOf } from './span-of-days.ts';

const csv = z.string();
/** The same in parts. */
const longCsv = z.custom<Readable>().register(z.globalRegistry, { type: 'string' });

/** Routes to the restaurant's sales figures. */
export async function reportsRoutes(plain: FastifyInstance, services: Services): Promise<void> {
  const api = plain.withTypeProvider<ZodTypeProvider>();
  const preValidation = [services.authenticate, requireStaff(services.db, 'figures')];
  const refusals = [commonRefusals.forbidden, reportsRefusals.span_out_of_range];

  api.get(
    '/staff/figures',
    {
      preValidation,
      schema: {
        ...staffSchema,
        operationId: 'getFigures',
        summary: 'Get orders, revenue and average order value by calendar day of the restaurant',
        querystring: reportsQuery,
        response: { 200: reportsAnswer },
        refusals,
      },
    },
    async ({ tenant, query }) => ({ data: await readReport(services, tenant, query) }),
  );

  api.get(
    '/staff/figures.csv',
    {
      preValidation,
      schema: {
        ...staffSchema,
        operationId: 'getFiguresFile',
        summary: 'Download orders, revenue and average order value by day as a spreadsheet file',
        querystring: reportsFileQuery,
        produces: ['text/csv'],
        response: { 200: csv },
        refusals,
      },
    },
    async ({ tenant, query, language }, reply) =>
      reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="${tenant.slug}-${query.from}-${query.to}.csv"`)
        .send(reportsCsv(await readReport(services, tenant, query), query.separator ?? separatorOf(language))),
  );

  api.get(
    '/staff/books',
    {
      preValidation,
      schema: {
        ...staffSchema,
        operationId: 'getBooks',
        summary: 'Get what was sold, refunded and received, and its tax, by day or month of the restaurant',
        querystring: booksQuery,
        response: { 200: booksAnswer },
        refusals,
      },
    },
    async ({ tenant, query }) => ({ data: await readBooks(services, tenant, query) }),
  );

  api.get(
    '/staff/orders.csv',
    {
      preValidation,
      schema: {
        ...staffSchema,
        operationId: 'getOrdersFile',
        summary:
          'Download the orders that were placed on these days as a spreadsheet file, without what says who ordered',
        querystring: reportsFileQuery,
        produces: ['text/csv'],
        response: { 200: longCsv },
        refusals,
      },
    },
    async ({ tenant, query, language }, reply) => {
      // Once the file has begun, nothing can be refused.
      datesOf(query);
      const separator = query.separator ?? separatorOf(language);
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="${tenant.slug}-orders-${query.from}-${query.to}.csv"`)
        .send(Readable.from(ordersCsv(services, tenant, instantsOf(query, tenant.timezone), separator)));
    },
  );
}

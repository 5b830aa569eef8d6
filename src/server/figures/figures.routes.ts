import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { figuresAnswer, figuresQuery } from '../../contract/staff-figures.ts';
import { figuresCsv } from '../../contract/staff-figures-csv.ts';
import { commonRefusals } from '../platform/common-refusals.ts';
import type { Services } from '../services.ts';
import { requireStaff } from '../staff/require-staff.ts';
import { staffSchema } from '../staff/staff-schema.ts';
import { figuresRefusals } from './figures.refusals.ts';
import { readFigures } from './read-figures.ts';

const csv = z.string();

/** Routes to the restaurant's sales figures. */
export async function figuresRoutes(plain: FastifyInstance, services: Services): Promise<void> {
  const api = plain.withTypeProvider<ZodTypeProvider>();
  const preValidation = [services.authenticate, requireStaff(services.db, 'figures')];
  const refusals = [commonRefusals.forbidden, figuresRefusals.span_out_of_range];

  api.get(
    '/staff/figures',
    {
      preValidation,
      schema: {
        ...staffSchema,
        operationId: 'getFigures',
        summary: 'Get orders, revenue and average order value by calendar day of the restaurant',
        querystring: figuresQuery,
        response: { 200: figuresAnswer },
        refusals,
      },
    },
    async ({ tenant, query }) => ({ data: await readFigures(services, tenant, query) }),
  );

  api.get(
    '/staff/figures.csv',
    {
      preValidation,
      schema: {
        ...staffSchema,
        operationId: 'getFiguresFile',
        summary: 'Download orders, revenue and average order value by day as a spreadsheet file',
        querystring: figuresQuery,
        produces: ['text/csv'],
        response: { 200: csv },
        refusals,
      },
    },
    async ({ tenant, query }, reply) =>
      reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="${tenant.slug}-${query.from}-${query.to}.csv"`)
        .send(figuresCsv(await readFigures(services, tenant, query))),
  );
}

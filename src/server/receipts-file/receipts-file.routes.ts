import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { separatorOf } from '../../contract/csv.ts';
import { receiptsFileQuery } from '../../contract/staff/staff-reports.ts';
import { requireStaff } from '../editing/require-staff.ts';
import { staffSchema } from '../editing/staff-schema.ts';
import { commonRefusals } from '../platform/refusals/common-refusals.ts';
import { reportsRefusals } from '../reports/reports.refusals.ts';
import { datesOf, instantsOf } from '../reports/span-of-days.ts';
import type { Services } from '../services.ts';
import { receiptsCsv } from './receipts-file.ts';

/** The route to the restaurant's receipts for its books. */
export async function receiptsFileRoutes(plain: FastifyInstance, services: Services): Promise<void> {
  const api = plain.withTypeProvider<ZodTypeProvider>();
  const preValidation = [services.authenticate, requireStaff(services.db, 'figures')];

  api.get(
    '/staff/receipts.csv',
    {
      preValidation,
      schema: {
        ...staffSchema,
        operationId: 'getReceiptsFile',
        summary: 'Download receipts and refunds of these days with their tax by rate as a spreadsheet file',
        description: 'Each of them, or added up by day or month. It names nobody.',
        querystring: receiptsFileQuery,
        produces: ['text/csv'],
        response: { 200: z.string() },
        refusals: [commonRefusals.forbidden, reportsRefusals.span_out_of_range],
      },
    },
    async ({ tenant, query, language }, reply) => {
      datesOf(query);
      const { by, from, to, separator = separatorOf(language) } = query;
      const span = instantsOf(query, tenant.timezone);
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="${tenant.slug}-receipts-${from}-${to}.csv"`)
        .send(await receiptsCsv(services.db, tenant, { span, by, separator }));
    },
  );
}

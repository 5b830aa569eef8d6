import type { FastifyInstance } from 'fastify';
import { separatorOf } from '../../contract/csv.ts';
import * as endpoints from '../../contract/endpoints/reports.ts';
import { headsIn } from '../platform/file-heads.ts';
import { datesOf, instantsOf } from '../reports/span-of-days.ts';
import { routesOf } from '../route.ts';
import type { Services } from '../services.ts';
import { receiptsCsv } from './receipts-file.ts';

/** The route to the restaurant's receipts for its books. */
export async function receiptsFileRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const route = routesOf(app, services);

  route(endpoints.getReceiptsFile, async ({ tenant, query, language }, reply) => {
    datesOf(query);
    const { by, from, to, separator = separatorOf(language) } = query;
    const span = instantsOf(query, tenant.timezone);
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="${tenant.slug}-receipts-${from}-${to}.csv"`)
      .send(await receiptsCsv(services.db, tenant, { span, by, separator, named: headsIn(language) }));
  });
}

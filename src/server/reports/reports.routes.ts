import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { separatorOf } from '../../contract/csv.ts';
import * as endpoints from '../../contract/endpoints/reports.ts';
import { reportsCsv } from '../../contract/staff/staff-reports-csv.ts';
import { readOrderingSettings } from '../menu/ordering-settings.repo.ts';
import { routesOf } from '../route.ts';
import type { Services } from '../services.ts';
import { ordersCsv } from './orders-file.ts';
import { readBooks } from './read-books.ts';
import { readReport } from './read-report.ts';
import { businessSpan, datesOf } from './span-of-days.ts';

/** Routes to the restaurant's sales figures. */
export async function reportsRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const route = routesOf(app, services);

  route(endpoints.getFigures, async ({ tenant, query }) => ({ data: await readReport(services, tenant, query) }));

  route(endpoints.getFiguresFile, async ({ tenant, query, language }, reply) =>
    reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="${tenant.slug}-${query.from}-${query.to}.csv"`)
      .send(reportsCsv(await readReport(services, tenant, query), query.separator ?? separatorOf(language))),
  );

  route(endpoints.getBooks, async ({ tenant, query }) => ({ data: await readBooks(services, tenant, query) }));

  route(endpoints.getOrdersFile, async ({ tenant, query, language }, reply) => {
    // Once the file has begun, nothing can be refused.
    datesOf(query);
    const separator = query.separator ?? separatorOf(language);
    const { schedule } = await readOrderingSettings(services.db, tenant.id);
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="${tenant.slug}-orders-${query.from}-${query.to}.csv"`)
      .send(Readable.from(ordersCsv(services, tenant, businessSpan(query, schedule), separator)));
  });
}

import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { type CsvSeparator, separatorOf } from '../../contract/csv.ts';
import * as endpoints from '../../contract/endpoints/reports.ts';
import { booksCsv, disputesCsv } from '../../contract/staff/staff-books-csv.ts';
import { reportsCsv } from '../../contract/staff/staff-reports-csv.ts';
import type { Language } from '../../domain/languages.ts';
import { readOrderingSettings } from '../menu/ordering-settings.repo.ts';
import { headsIn } from '../platform/file-heads.ts';
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
      .send(reportsCsv(await readReport(services, tenant, query), separatorIn(query, language), headsIn(language))),
  );

  route(endpoints.getBooks, async ({ tenant, query }) => ({ data: await readBooks(services, tenant, query) }));

  route(endpoints.getBooksFile, async ({ tenant, query, language }, reply) =>
    reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="${tenant.slug}-books-${query.from}-${query.to}.csv"`)
      .send(booksCsv(await readBooks(services, tenant, query), separatorIn(query, language), headsIn(language))),
  );

  route(endpoints.getDisputesFile, async ({ tenant, query, language }, reply) => {
    const books = await readBooks(services, tenant, { ...query, by: 'day' });
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="${tenant.slug}-disputes-${query.from}-${query.to}.csv"`)
      .send(disputesCsv(books, tenant.timezone, separatorIn(query, language), headsIn(language)));
  });

  route(endpoints.getOrdersFile, async ({ tenant, query, language }, reply) => {
    // Once the file has begun, nothing can be refused.
    datesOf(query);
    const columns = { separator: separatorIn(query, language), named: headsIn(language) };
    const { schedule } = await readOrderingSettings(services.db, tenant.id);
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="${tenant.slug}-orders-${query.from}-${query.to}.csv"`)
      .send(Readable.from(ordersCsv(services, tenant, businessSpan(query, schedule), columns)));
  });
}

function separatorIn({ separator }: { separator?: CsvSeparator | undefined }, language: Language): CsvSeparator {
  return separator ?? separatorOf(language);
}

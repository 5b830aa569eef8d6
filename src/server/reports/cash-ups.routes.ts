import type { FastifyInstance } from 'fastify';
import { separatorOf } from '../../contract/csv.ts';
import * as endpoints from '../../contract/endpoints/cash-ups.ts';
import { cashUpsCsv } from '../../contract/staff/staff-cash-ups-csv.ts';
import { signedIn } from '../accounts/authenticate.ts';
import { headsIn } from '../platform/file-heads.ts';
import { routesOf } from '../route.ts';
import type { Services } from '../services.ts';
import { countCash } from './count-cash.ts';
import { readCashUps } from './read-cash-ups.ts';

/** Routes to the cash of business days. */
export async function cashUpsRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const route = routesOf(app, services);
  route(endpoints.listCashUps, async ({ tenant, query }) => ({ data: await readCashUps(services, tenant, query) }));
  route(endpoints.getCashUpsFile, async ({ tenant, query, language }, reply) => {
    const { from, to, separator = separatorOf(language) } = query;
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="${tenant.slug}-cash-${from}-${to}.csv"`)
      .send(cashUpsCsv(await readCashUps(services, tenant, query), separator, headsIn(language)));
  });
  route(endpoints.countCash, async (request) => {
    const { tenant, body: input } = request;
    const { userId } = signedIn(request);
    return { data: await countCash(services, { tenant, userId, input }) };
  });
}

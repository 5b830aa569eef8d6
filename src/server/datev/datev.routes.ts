import type { FastifyInstance } from 'fastify';
import * as endpoints from '../../contract/endpoints/datev.ts';
import { signedIn } from '../accounts/authenticate.ts';
import { routesOf } from '../route.ts';
import type { Services } from '../services.ts';
import { datevFile } from './datev-file.ts';
import { changeDatev, readDatev } from './datev-record.ts';

/** Routes to what a German tax adviser takes into their own books. */
export async function datevRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const route = routesOf(app, services);
  route(endpoints.getDatev, async ({ tenant }) => ({ data: await readDatev(services.db, tenant.id) }));
  route(endpoints.changeDatev, async (request) => {
    const { tenant, body: change } = request;
    const { userId } = signedIn(request);
    return { data: await changeDatev(services, { restaurantId: tenant.id, userId, change }) };
  });
  route(endpoints.getDatevFile, async ({ tenant, query: { month } }, reply) => {
    const file = await datevFile(services, tenant, month);
    return reply
      .type('text/csv; charset=windows-1252')
      .header('content-disposition', `attachment; filename="EXTF_Buchungsstapel_${month}.csv"`)
      .send(Buffer.from(file, 'latin1'));
  });
}

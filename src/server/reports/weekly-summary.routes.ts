import type { FastifyInstance } from 'fastify';
import * as endpoints from '../../contract/endpoints/reports.ts';
import { signedIn } from '../accounts/authenticate.ts';
import { routesOf } from '../route.ts';
import type { Services } from '../services.ts';
import { changeWeeklySummary, readWeeklySummary } from './weekly-summary.ts';

/** Routes on which a member of the staff asks for the week's figures by mail. */
export async function weeklySummaryRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const route = routesOf(app, services);
  const member = (request: Parameters<typeof signedIn>[0]) => ({
    restaurantId: request.tenant.id,
    userId: signedIn(request).userId,
    timezone: request.tenant.timezone,
  });

  route(endpoints.getWeeklySummary, async (request) => ({
    data: await readWeeklySummary(services.db, member(request)),
  }));

  route(endpoints.changeWeeklySummary, async (request) => ({
    data: await changeWeeklySummary(services, member(request), request.body),
  }));
}

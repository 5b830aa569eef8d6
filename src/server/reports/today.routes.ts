import type { FastifyInstance } from 'fastify';
import * as endpoints from '../../contract/endpoints/today.ts';
import { routesOf } from '../route.ts';
import type { Services } from '../services.ts';
import { readToday } from './read-today.ts';

/** Route of the office's first page. */
export async function todayRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const route = routesOf(app, services);
  route(endpoints.getToday, async ({ tenant }) => ({ data: await readToday(services, tenant) }));
}

import type { FastifyInstance } from 'fastify';
import * as endpoints from '../../contract/endpoints/offers.ts';
import { routesOf } from '../route.ts';
import type { Services } from '../services.ts';
import { sendContent } from './send-content.ts';

export async function highlightsRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const route = routesOf(app, services);
  route(endpoints.listHighlights, async (request, reply) =>
    sendContent(services, request, reply, ({ answers, highlights }) =>
      answers.json('highlights', () => ({ highlights })),
    ),
  );
}

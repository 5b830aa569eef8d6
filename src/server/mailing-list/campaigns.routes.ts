import type { FastifyInstance } from 'fastify';
import * as endpoints from '../../contract/endpoints/campaigns.ts';
import { signedIn } from '../accounts/authenticate.ts';
import { routesOf } from '../route.ts';
import type { Services } from '../services.ts';
import { readCampaigns } from './read-campaigns.ts';
import { startCampaign, stopCampaign, testCampaign } from './run-campaign.ts';

/** Routes on which managers write to the mailing list. */
export async function campaignsRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const route = routesOf(app, services);
  const act = (request: Parameters<typeof signedIn>[0]) => ({
    restaurantId: request.tenant.id,
    userId: signedIn(request).userId,
    now: services.clock(),
  });

  route(endpoints.listCampaigns, async ({ tenant }) => ({ data: await readCampaigns(services, tenant) }));

  route(endpoints.startCampaign, async (request) => {
    await startCampaign(services, act(request), request.body, request.headers['idempotency-key']);
    return { data: await readCampaigns(services, request.tenant) };
  });

  route(endpoints.testCampaign, async (request) => {
    await testCampaign(services, act(request), request.body);
    return { data: { isSent: true as const } };
  });

  route(endpoints.stopCampaign, async (request) => {
    await stopCampaign(services, act(request), request.params.id);
    return { data: await readCampaigns(services, request.tenant) };
  });
}

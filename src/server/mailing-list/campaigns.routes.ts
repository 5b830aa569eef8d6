import * as contract from '../../contract/staff/staff-campaigns.ts';
import { signedIn } from '../accounts/authenticate.ts';
import { creationHeaders, REPEATED } from '../editing/creation-id.ts';
import { requireStaff } from '../editing/require-staff.ts';
import { staffSchema } from '../editing/staff-schema.ts';
import type { App } from '../platform/http/app.ts';
import { limits } from '../platform/limits/rate-limits.ts';
import { commonRefusals } from '../platform/refusals/common-refusals.ts';
import type { Services } from '../services.ts';
import { mailingListRefusals } from './mailing-list.refusals.ts';
import { readCampaigns } from './read-campaigns.ts';
import { startCampaign, stopCampaign, testCampaign } from './run-campaign.ts';

const { forbidden, not_found } = commonRefusals;
const { campaign_running, campaign_to_nobody, campaign_without_own_language } = mailingListRefusals;

/** Routes on which managers write to the mailing list. */
export async function campaignsRoutes(app: App, services: Services): Promise<void> {
  const preValidation = [services.authenticate, requireStaff(services.db, 'customers')];
  const act = (request: Parameters<typeof signedIn>[0]) => ({
    restaurantId: request.tenant.id,
    userId: signedIn(request).userId,
    now: services.clock(),
  });

  app.get(
    '/staff/campaigns',
    {
      preValidation,
      schema: {
        ...staffSchema,
        operationId: 'listCampaigns',
        summary: 'List the mails to the mailing list with their figures, and whom the next one would reach',
        response: { 200: contract.campaignsAnswer },
        refusals: [forbidden],
      },
    },
    async ({ tenant }) => ({ data: await readCampaigns(services, tenant) }),
  );

  app.post(
    '/staff/campaigns',
    {
      preValidation,
      config: { rateLimit: limits.campaign },
      schema: {
        ...staffSchema,
        operationId: 'startCampaign',
        summary: 'Begin to send a mail to the mailing list, so many a day as the restaurant allows',
        description: `Nobody is written to more than once a week. ${REPEATED}`,
        headers: creationHeaders,
        body: contract.campaignInput,
        response: { 200: contract.campaignsAnswer },
        refusals: [forbidden, not_found, campaign_running, campaign_to_nobody, campaign_without_own_language],
      },
    },
    async (request) => {
      await startCampaign(services, act(request), request.body, request.headers['idempotency-key']);
      return { data: await readCampaigns(services, request.tenant) };
    },
  );

  app.post(
    '/staff/campaign-tests',
    {
      preValidation,
      config: { rateLimit: limits.campaign },
      schema: {
        ...staffSchema,
        operationId: 'testCampaign',
        summary: 'E-mail a text for the mailing list to oneself',
        body: contract.campaignTestInput,
        response: { 202: contract.campaignTestAnswer },
        refusals: [forbidden, not_found],
      },
    },
    async (request, reply) => {
      await testCampaign(services, act(request), request.body);
      return reply.code(202).send({ data: { isSent: true } });
    },
  );

  app.post(
    '/staff/campaigns/:id/stop',
    {
      preValidation,
      schema: {
        ...staffSchema,
        operationId: 'stopCampaign',
        summary: 'Stop sending a mail to the mailing list',
        params: contract.campaignParams,
        response: { 200: contract.campaignsAnswer },
        refusals: [forbidden, not_found],
      },
    },
    async (request) => {
      await stopCampaign(services, act(request), request.params.id);
      return { data: await readCampaigns(services, request.tenant) };
    },
  );
}

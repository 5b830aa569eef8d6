import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { alarmsAnswer, alarmsChange, alarmTestAnswer } from '../../contract/staff/staff-alarms.ts';
import { signedIn } from '../accounts/authenticate.ts';
import { requireStaff } from '../editing/require-staff.ts';
import { staffSchema } from '../editing/staff-schema.ts';
import { carriesRecord, versionsRefusals } from '../editing/versions.refusals.ts';
import { limits } from '../platform/limits/rate-limits.ts';
import { commonRefusals } from '../platform/refusals/common-refusals.ts';
import type { Services } from '../services.ts';
import { changeAlarms, readAlarms } from './alarm-settings.ts';
import { alarmsRefusals } from './alarms.refusals.ts';
import { testWebhook } from './test-webhook.ts';

const { forbidden } = commonRefusals;

/** Routes on which owners set how the restaurant is told of unanswered orders (decision 097). */
export async function alarmsRoutes(plain: FastifyInstance, services: Services): Promise<void> {
  const api = plain.withTypeProvider<ZodTypeProvider>();
  const preValidation = [services.authenticate, requireStaff(services.db, 'alarms')];

  api.get(
    '/staff/alarms',
    {
      preValidation,
      schema: {
        ...staffSchema,
        operationId: 'getAlarms',
        summary: 'Get when devices ring and the webhook is called for unanswered orders',
        response: { 200: alarmsAnswer },
        refusals: [forbidden],
      },
    },
    async ({ tenant }) => ({ data: await readAlarms(services, tenant.id) }),
  );

  api.put(
    '/staff/alarms',
    {
      preValidation,
      schema: {
        ...staffSchema,
        operationId: 'changeAlarms',
        summary: 'Change when devices ring and the webhook is called for unanswered orders',
        description: `Applies to orders placed after the change. ${carriesRecord}`,
        body: alarmsChange,
        response: { 200: alarmsAnswer },
        refusals: [forbidden, versionsRefusals.menu_changed, alarmsRefusals.webhook_not_outside],
      },
    },
    async (request) => {
      const { tenant, body: change } = request;
      const { userId } = signedIn(request);
      return { data: await changeAlarms(services, { restaurantId: tenant.id, userId, change }) };
    },
  );

  api.post(
    '/staff/alarms/test',
    {
      preValidation,
      config: { rateLimit: limits.alarm },
      schema: {
        ...staffSchema,
        operationId: 'testWebhook',
        summary: 'Call the webhook without an order',
        response: { 200: alarmTestAnswer },
        refusals: [forbidden, alarmsRefusals.no_webhook],
      },
    },
    async ({ tenant }) => {
      await testWebhook(services, tenant.id);
      return { data: { isQueued: true } };
    },
  );
}

import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { firstStepsAnswer } from '../../contract/staff/staff-first-steps.ts';
import { signedIn } from '../accounts/authenticate.ts';
import { requireStaff } from '../editing/require-staff.ts';
import { staffSchema } from '../editing/staff-schema.ts';
import { commonRefusals } from '../platform/refusals/common-refusals.ts';
import type { Services } from '../services.ts';
import { onboardingRefusals } from './onboarding.refusals.ts';
import { openForOrders } from './open-for-orders.ts';
import { readFirstSteps } from './read-first-steps.ts';

/** Routes that tell owners and managers what a new restaurant still needs, and open it for orders. */
export async function firstStepsRoutes(plain: FastifyInstance, services: Services): Promise<void> {
  const { authenticate, db } = services;
  const api = plain.withTypeProvider<ZodTypeProvider>();
  const preValidation = [authenticate, requireStaff(db, 'settings')];
  api.get(
    '/staff/first-steps',
    {
      preValidation,
      schema: {
        ...staffSchema,
        operationId: 'getFirstSteps',
        summary: 'Tell what a new restaurant still needs before its first order',
        response: { 200: firstStepsAnswer },
        refusals: [commonRefusals.forbidden],
      },
    },
    async ({ tenant }) => ({ data: await readFirstSteps(db, tenant.id) }),
  );

  api.post(
    '/staff/open-for-orders',
    {
      preValidation,
      schema: {
        ...staffSchema,
        operationId: 'openForOrders',
        summary: 'Open a new restaurant for orders',
        description:
          'It then takes orders in its opening hours, and search engines may list it. Once open, it stays so.',
        response: { 200: firstStepsAnswer },
        refusals: [commonRefusals.forbidden, onboardingRefusals.not_ready],
      },
    },
    async (request) => ({
      data: await openForOrders(services, { restaurantId: request.tenant.id, userId: signedIn(request).userId }),
    }),
  );
}

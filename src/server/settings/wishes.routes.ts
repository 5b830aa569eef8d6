import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { wishSettings, wishSettingsAnswer } from '../../contract/staff/staff-wishes.ts';
import { signedIn } from '../accounts/authenticate.ts';
import { requireStaff } from '../editing/require-staff.ts';
import { staffSchema } from '../editing/staff-schema.ts';
import { commonRefusals } from '../platform/refusals/common-refusals.ts';
import type { Services } from '../services.ts';
import { setWishes } from './set-wishes.ts';

/** The route on which a restaurant says whether it asks what becomes of a dish that is missing. */
export async function wishesRoutes(plain: FastifyInstance, services: Services): Promise<void> {
  plain.withTypeProvider<ZodTypeProvider>().put(
    '/staff/wishes',
    {
      preValidation: [services.authenticate, requireStaff(services.db, 'settings')],
      schema: {
        ...staffSchema,
        operationId: 'setWishes',
        summary: 'Say whether checkout asks customers what becomes of a dish that is missing',
        body: wishSettings,
        response: { 200: wishSettingsAnswer },
        refusals: [commonRefusals.forbidden],
      },
    },
    async (request) => {
      const { tenant, body: input } = request;
      const { userId } = signedIn(request);
      return { data: await setWishes(services, { restaurantId: tenant.id, userId, input }) };
    },
  );
}

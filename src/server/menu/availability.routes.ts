import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import {
  availabilityAnswer,
  availabilityInput,
  staffMenuAnswer,
  stockParams,
} from '../../contract/staff/staff-availability.ts';
import { signedIn } from '../accounts/authenticate.ts';
import { requireStaff } from '../editing/require-staff.ts';
import { staffSchema } from '../editing/staff-schema.ts';
import { commonRefusals } from '../platform/refusals/common-refusals.ts';
import type { Services } from '../services.ts';
import { changeAvailability } from './change-availability.ts';
import { readStaffMenu } from './read-staff-menu.ts';

const { forbidden, not_found } = commonRefusals;

/** Routes on which staff see and change what is available. */
export async function availabilityRoutes(plain: FastifyInstance, services: Services): Promise<void> {
  const api = plain.withTypeProvider<ZodTypeProvider>();
  const preValidation = [services.authenticate, requireStaff(services.db, 'availability')];

  api.get(
    '/staff/menu',
    {
      preValidation,
      schema: {
        ...staffSchema,
        operationId: 'getStaffMenu',
        summary: 'List the dishes and options with their current availability',
        response: { 200: staffMenuAnswer },
        refusals: [forbidden],
      },
    },
    async ({ tenant }) => ({ data: await readStaffMenu(services, tenant) }),
  );

  const whatRunsOut = [
    {
      path: '/staff/products/:id/availability',
      table: 'products',
      operationId: 'setProductAvailability',
      noun: 'a dish',
    },
    {
      path: '/staff/options/:id/availability',
      table: 'option_values',
      operationId: 'setOptionAvailability',
      noun: 'an option',
    },
  ] as const;
  for (const { path, table, operationId, noun } of whatRunsOut) {
    api.put(
      path,
      {
        preValidation,
        schema: {
          ...staffSchema,
          operationId,
          summary: `Say that ${noun} can or can’t be had, today or until it is changed`,
          params: stockParams,
          body: availabilityInput,
          response: { 200: availabilityAnswer },
          refusals: [forbidden, not_found],
        },
      },
      async (request) => {
        const { tenant, params, body: input } = request;
        const { userId } = signedIn(request);
        const change = { restaurantId: tenant.id, userId, id: params.id, input };
        return { data: await changeAvailability(services, table, change) };
      },
    );
  }
}

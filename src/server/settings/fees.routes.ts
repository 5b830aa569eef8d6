import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { staffFeesAnswer, staffFeesChange } from '../../contract/staff/staff-fees.ts';
import { signedIn } from '../accounts/authenticate.ts';
import { requireStaff } from '../editing/require-staff.ts';
import { staffSchema } from '../editing/staff-schema.ts';
import { carriesRecord, versionsRefusals } from '../editing/versions.refusals.ts';
import { commonRefusals } from '../platform/refusals/common-refusals.ts';
import type { Services } from '../services.ts';
import { changeFees, readFees } from './change-fees.ts';

const { forbidden } = commonRefusals;

/** Routes of what the restaurant adds to orders besides the delivery fee. */
export async function feesRoutes(plain: FastifyInstance, services: Services): Promise<void> {
  const api = plain.withTypeProvider<ZodTypeProvider>();
  const preValidation = [services.authenticate, requireStaff(services.db, 'settings')];

  api.get(
    '/staff/fees',
    {
      preValidation,
      schema: {
        ...staffSchema,
        operationId: 'getFees',
        summary: 'Get what the restaurant adds to orders besides the delivery fee, and which tips it offers',
        response: { 200: staffFeesAnswer },
        refusals: [forbidden],
      },
    },
    async ({ tenant }) => ({ data: await readFees(services.db, tenant.id) }),
  );

  api.put(
    '/staff/fees',
    {
      preValidation,
      schema: {
        ...staffSchema,
        operationId: 'changeFees',
        summary: 'Replace what the restaurant adds to orders besides the delivery fee, and which tips it offers',
        description: `The next order is priced by these fees. ${carriesRecord}`,
        body: staffFeesChange,
        response: { 200: staffFeesAnswer },
        refusals: [forbidden, versionsRefusals.menu_changed],
      },
    },
    async (request) => {
      const { tenant, body: change } = request;
      const { userId } = signedIn(request);
      return { data: await changeFees(services, { restaurantId: tenant.id, userId, change }) };
    },
  );
}

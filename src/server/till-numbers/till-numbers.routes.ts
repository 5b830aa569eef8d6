import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { changedStaffOrderAnswer, staffOrderParams } from '../../contract/staff/staff-orders.ts';
import { tillNumberInput } from '../../contract/staff/staff-taxes.ts';
import { signedIn } from '../accounts/authenticate.ts';
import { requireStaff } from '../editing/require-staff.ts';
import { staffSchema } from '../editing/staff-schema.ts';
import { commonRefusals } from '../platform/refusals/common-refusals.ts';
import type { Services } from '../services.ts';
import { setTillNumber } from './set-till-number.ts';

/** The route on which staff note what their till has numbered a receipt. */
export async function tillNumbersRoutes(plain: FastifyInstance, services: Services): Promise<void> {
  plain.withTypeProvider<ZodTypeProvider>().put(
    '/staff/orders/:id/till-number',
    {
      preValidation: [services.authenticate, requireStaff(services.db, 'orders')],
      schema: {
        ...staffSchema,
        operationId: 'setTillNumber',
        summary: 'Note on an order’s receipt the number that the restaurant’s till gave it',
        params: staffOrderParams,
        body: tillNumberInput,
        response: { 200: changedStaffOrderAnswer },
        refusals: [commonRefusals.forbidden, commonRefusals.not_found],
      },
    },
    async (request) => {
      const { tenant, params, body } = request;
      const numbering = { restaurantId: tenant.id, userId: signedIn(request).userId, orderId: params.id, ...body };
      return { data: { order: await setTillNumber(services, numbering) } };
    },
  );
}

import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { staffOrderParams } from '../../contract/staff/staff-orders.ts';
import { orderPrintsAnswer, printAgainInput } from '../../contract/staff/staff-printers.ts';
import { requireStaff } from '../editing/require-staff.ts';
import { staffSchema } from '../editing/staff-schema.ts';
import { commonRefusals } from '../platform/refusals/common-refusals.ts';
import type { Services } from '../services.ts';
import { printAgain, printsOf } from './print-again.ts';

const { forbidden, not_found } = commonRefusals;

/** Routes on which staff see what was printed of an order, and print it once more. */
export async function orderPrintsRoutes(plain: FastifyInstance, services: Services): Promise<void> {
  const api = plain.withTypeProvider<ZodTypeProvider>();
  const preValidation = [services.authenticate, requireStaff(services.db, 'orders')];

  api.get(
    '/staff/orders/:id/prints',
    {
      preValidation,
      schema: {
        ...staffSchema,
        operationId: 'getOrderPrints',
        summary: 'List the printers, with how many papers of an order each was given',
        params: staffOrderParams,
        response: { 200: orderPrintsAnswer },
        refusals: [forbidden, not_found],
      },
    },
    async ({ tenant, params }) => ({
      data: await printsOf(services.db, { restaurantId: tenant.id, orderId: params.id }),
    }),
  );

  api.post(
    '/staff/orders/:id/prints',
    {
      preValidation,
      schema: {
        ...staffSchema,
        operationId: 'printOrder',
        summary: 'Print an order once more; the paper says that it is a copy',
        params: staffOrderParams,
        body: printAgainInput,
        response: { 201: orderPrintsAnswer },
        refusals: [forbidden, not_found],
      },
    },
    async ({ tenant, params, body }, reply) => {
      const at = { restaurantId: tenant.id, orderId: params.id };
      return reply.code(201).send({ data: await printAgain(services, at, body.printerId) });
    },
  );
}

import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { changedOrderAnswer, orderAnswer } from '../../contract/orders.ts';
import { changeStatusInput, staffOrderParams, staffOrdersAnswer, staffOrdersQuery } from '../../contract/staff.ts';
import { signedIn } from '../accounts/authenticate.ts';
import { listOrders } from '../orders/list-orders.ts';
import { ordersRefusals } from '../orders/orders.refusals.ts';
import { findOrder } from '../orders/orders.repo.ts';
import { presentOrder } from '../orders/present-order.ts';
import { commonRefusals } from '../platform/common-refusals.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Services } from '../services.ts';
import { changeOrderStatus } from './change-order-status.ts';
import { requireStaff } from './require-staff.ts';

/** For the restaurant's own people: Owner, Manager and Staff alike. */
export async function staffRoutes(plain: FastifyInstance, services: Services): Promise<void> {
  const api = plain.withTypeProvider<ZodTypeProvider>();
  const preHandler = [services.authenticate, requireStaff(services.db)];
  const schema = { tags: ['staff'], security: [{ customer: [] }] };

  api.get(
    '/staff/orders',
    {
      preHandler,
      schema: {
        ...schema,
        operationId: 'listOrders',
        summary: 'The restaurant’s orders, newest first',
        querystring: staffOrdersQuery,
        response: { 200: staffOrdersAnswer },
        refusals: [commonRefusals.forbidden],
      },
    },
    async ({ tenant, query }) => {
      const { page, limit, status } = query;
      const sort = { sortBy: 'createdAt', sortOrder: 'desc' } as const;
      return listOrders(services, { restaurantId: tenant.id, userId: null, page, limit, status, ...sort }, 'staff');
    },
  );

  api.get(
    '/staff/orders/:id',
    {
      preHandler,
      schema: {
        ...schema,
        operationId: 'getOrder',
        summary: 'An order of the restaurant',
        params: staffOrderParams,
        response: { 200: orderAnswer },
        refusals: [commonRefusals.forbidden, commonRefusals.not_found],
      },
    },
    async ({ tenant, params }) => {
      const stored = await findOrder(services.db, { restaurantId: tenant.id, userId: null, id: params.id });
      if (!stored) throw new Refusal(commonRefusals.not_found);
      return { order: await presentOrder(services, stored, 'staff') };
    },
  );

  api.patch(
    '/staff/orders/:id/status',
    {
      preHandler,
      schema: {
        ...schema,
        operationId: 'changeOrderStatus',
        summary: 'Take an order to its next state',
        params: staffOrderParams,
        body: changeStatusInput,
        response: { 200: changedOrderAnswer },
        refusals: [commonRefusals.forbidden, commonRefusals.not_found, ordersRefusals.illegal_transition],
      },
    },
    async (request) => {
      const { tenant, params, body: input } = request;
      const { userId } = signedIn(request);
      const change = { restaurantId: tenant.id, userId, orderId: params.id, input };
      return { data: { order: await changeOrderStatus(services, change) } };
    },
  );
}

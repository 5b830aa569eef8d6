import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as contract from '../../contract/order-pushes.ts';
import { orderParams } from '../../contract/orders.ts';
import { signedIn } from '../accounts/authenticate.ts';
import { commonRefusals } from '../platform/refusals/common-refusals.ts';
import type { Services } from '../services.ts';
import { addOrderPush } from './add-order-push.ts';
import { pushesRefusals } from './pushes.refusals.ts';

const { not_found, too_busy } = commonRefusals;

/** Routes with which an order's page has the browser told how the order goes on. In no document: only our own page calls them. */
export async function orderPushesRoutes(plain: FastifyInstance, services: Services): Promise<void> {
  const api = plain.withTypeProvider<ZodTypeProvider>();
  const hide = true;

  api.get('/push-key', { schema: { hide, response: { 200: contract.pushKeyAnswer } } }, async () => ({
    data: { publicKey: services.push.publicKey },
  }));

  api.post(
    '/orders/:id/pushes',
    {
      preValidation: services.authenticateGuestsToo,
      schema: {
        hide,
        params: orderParams,
        body: contract.orderPushInput,
        response: { 201: contract.orderPushAnswer },
        refusals: [not_found, too_busy, pushesRefusals.push_service_unknown],
      },
    },
    async (request, reply) => {
      const { userId } = signedIn(request);
      const of = { restaurantId: request.tenant.id, userId, orderId: request.params.id, linkHash: null };
      await addOrderPush(services, of, request.body);
      return reply.code(201).send({ data: { isTold: true as const } });
    },
  );
}

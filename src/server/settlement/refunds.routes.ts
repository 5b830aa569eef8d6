import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { changedStaffOrderAnswer, staffOrderParams } from '../../contract/staff/staff-orders.ts';
import { refundInput } from '../../contract/staff/staff-payments.ts';
import { signedIn } from '../accounts/authenticate.ts';
import { requireStaff } from '../editing/require-staff.ts';
import { staffSchema } from '../editing/staff-schema.ts';
import { ordersRefusals } from '../orders/orders.refusals.ts';
import { commonRefusals } from '../platform/refusals/common-refusals.ts';
import type { Services } from '../services.ts';
import { refundOrder } from './refund-order.ts';
import { settlementRefusals } from './settlement.refusals.ts';

const { forbidden, not_found } = commonRefusals;

/** The route on which managers and owners give money back. */
export async function refundsRoutes(plain: FastifyInstance, services: Services): Promise<void> {
  plain.withTypeProvider<ZodTypeProvider>().post(
    '/staff/orders/:id/refunds',
    {
      preValidation: [services.authenticate, requireStaff(services.db, 'refunds')],
      schema: {
        ...staffSchema,
        operationId: 'refundOrder',
        summary: 'Refund an order that was paid online, or a part of it',
        params: staffOrderParams,
        body: refundInput,
        response: { 200: changedStaffOrderAnswer },
        refusals: [forbidden, not_found, settlementRefusals.refund_too_much, ordersRefusals.order_changed],
      },
    },
    async (request) => {
      const { tenant, params, body: input } = request;
      const refunding = { restaurantId: tenant.id, userId: signedIn(request).userId, orderId: params.id, input };
      return { data: { order: await refundOrder(services, refunding) } };
    },
  );
}

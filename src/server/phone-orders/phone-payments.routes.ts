import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { changedStaffOrderAnswer, staffOrderParams } from '../../contract/staff/staff-orders.ts';
import {
  payAtDoorInput,
  payLinkAnswer,
  payLinkInput,
  phonePaymentsAnswer,
} from '../../contract/staff/staff-phone-orders.ts';
import { signedIn } from '../accounts/authenticate.ts';
import { requireStaff } from '../editing/require-staff.ts';
import { staffSchema } from '../editing/staff-schema.ts';
import { termsRefusals } from '../orders/terms.refusals.ts';
import { noContent } from '../platform/http/no-content.ts';
import { limits } from '../platform/limits/rate-limits.ts';
import { commonRefusals } from '../platform/refusals/common-refusals.ts';
import type { Services } from '../services.ts';
import { callOffUnpaid } from './call-off-unpaid.ts';
import { listPhonePayments } from './list-phone-payments.ts';
import { makePayLink } from './make-pay-link.ts';
import { payAtDoor } from './pay-at-door.ts';
import { phoneOrdersRefusals } from './phone-orders.refusals.ts';

const { forbidden, not_found } = commonRefusals;
const { payment_not_awaited } = phoneOrdersRefusals;
const { payment_method_unavailable, online_payment_required } = termsRefusals;

/** Routes on which staff see to it that orders by telephone are paid by their links. */
export async function phonePaymentsRoutes(plain: FastifyInstance, services: Services): Promise<void> {
  const api = plain.withTypeProvider<ZodTypeProvider>();
  const preValidation = [services.authenticate, requireStaff(services.db, 'orders')];
  const ofOrder = { ...staffSchema, params: staffOrderParams };

  api.get(
    '/staff/phone-payments',
    {
      preValidation,
      schema: {
        ...staffSchema,
        operationId: 'listPhonePayments',
        summary: 'List the last orders by telephone that are paid by a link, and whether they are paid',
        response: { 200: phonePaymentsAnswer },
        refusals: [forbidden],
      },
    },
    async ({ tenant }) => ({ data: { payments: await listPhonePayments(services, tenant.id) } }),
  );

  api.post(
    '/staff/phone-payments/:id/link',
    {
      preValidation,
      config: { rateLimit: limits.orderLink },
      schema: {
        ...ofOrder,
        operationId: 'makePayLink',
        summary: 'Make a link by which an order by telephone is paid, and mail the caller one if asked to',
        body: payLinkInput,
        response: { 200: payLinkAnswer },
        refusals: [forbidden, not_found, payment_not_awaited],
      },
    },
    async ({ tenant, params, body: { isMailed } }) => ({
      data: { url: await makePayLink(services, { tenant, orderId: params.id, isMailed }) },
    }),
  );

  api.post(
    '/staff/phone-payments/:id/door',
    {
      preValidation,
      schema: {
        ...ofOrder,
        operationId: 'payAtDoor',
        summary: 'Accept an order by telephone that waits for its payment, to be paid when it is handed over',
        body: payAtDoorInput,
        response: { 200: changedStaffOrderAnswer },
        refusals: [forbidden, not_found, payment_not_awaited, payment_method_unavailable, online_payment_required],
      },
    },
    async (request) => {
      const { tenant, params, body } = request;
      const { userId } = signedIn(request);
      const order = await payAtDoor(services, { restaurantId: tenant.id, userId, orderId: params.id, ...body });
      return { data: { order } };
    },
  );

  api.delete(
    '/staff/phone-payments/:id',
    {
      preValidation,
      schema: {
        ...ofOrder,
        operationId: 'callOffUnpaid',
        summary: 'Call off an order by telephone that waits for its payment',
        response: { 204: noContent },
        refusals: [forbidden, not_found, payment_not_awaited],
      },
    },
    async (request, reply) => {
      const { tenant, params } = request;
      await callOffUnpaid(services, {
        restaurantId: tenant.id,
        userId: signedIn(request).userId,
        orderId: params.id,
      });
      return reply.code(204).send();
    },
  );
}

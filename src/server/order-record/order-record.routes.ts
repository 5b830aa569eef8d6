import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as contract from '../../contract/staff/staff-order-record.ts';
import { staffOrderParams } from '../../contract/staff/staff-orders.ts';
import { signedIn } from '../accounts/authenticate.ts';
import { requireStaff } from '../editing/require-staff.ts';
import { staffSchema } from '../editing/staff-schema.ts';
import { ordersRefusals } from '../orders/orders.refusals.ts';
import { limits } from '../platform/limits/rate-limits.ts';
import { commonRefusals } from '../platform/refusals/common-refusals.ts';
import type { Services } from '../services.ts';
import { orderRecordRefusals } from './order-record.refusals.ts';
import { readRecord } from './read-record.ts';
import { stepBack } from './take-back-handover.ts';
import { noteOrder, writeToCustomer } from './write-note.ts';

const { forbidden, not_found } = commonRefusals;
const { customer_without_email, too_many_notes, too_many_messages_of_order } = orderRecordRefusals;
const { illegal_transition, order_changed, step_back_late, step_back_reviewed, step_back_points_spent } =
  ordersRefusals;

/** Routes of an order's page: all that happened to it, what staff write about it, and the step back. */
export async function orderRecordRoutes(plain: FastifyInstance, services: Services): Promise<void> {
  const api = plain.withTypeProvider<ZodTypeProvider>();
  const may = (permission: 'orders' | 'corrections') => [services.authenticate, requireStaff(services.db, permission)];
  const shared = { ...staffSchema, params: staffOrderParams };
  const act = (request: FastifyRequest & { params: { id: string } }) => ({
    restaurantId: request.tenant.id,
    userId: signedIn(request).userId,
    orderId: request.params.id,
  });
  const record = async ({ tenant, language, params }: FastifyRequest & { params: { id: string } }) => ({
    data: await readRecord(services, { restaurantId: tenant.id, orderId: params.id, language }),
  });

  api.get(
    '/staff/orders/:id/record',
    {
      preValidation: may('orders'),
      schema: {
        ...shared,
        operationId: 'getOrderRecord',
        summary: 'Get all that is known about an order: what happened, who did it, and what was written',
        response: { 200: contract.orderRecordAnswer },
        refusals: [forbidden, not_found],
      },
    },
    record,
  );

  api.post(
    '/staff/orders/:id/notes',
    {
      preValidation: may('orders'),
      config: { rateLimit: limits.orderNote },
      schema: {
        ...shared,
        operationId: 'addOrderNote',
        summary: 'Add a note about an order that only the team reads',
        body: contract.orderNoteInput,
        response: { 201: contract.orderRecordAnswer },
        refusals: [forbidden, not_found, too_many_notes],
      },
    },
    async (request, reply) => {
      await noteOrder(services, act(request), request.body.text);
      return reply.code(201).send(await record(request));
    },
  );

  api.post(
    '/staff/orders/:id/messages',
    {
      preValidation: may('orders'),
      config: { rateLimit: limits.orderNote },
      schema: {
        ...shared,
        operationId: 'writeToCustomer',
        summary: 'Write to the customer of an order by mail, in their language',
        body: contract.orderMessageInput,
        response: { 201: contract.orderRecordAnswer },
        refusals: [forbidden, not_found, customer_without_email, too_many_messages_of_order],
      },
    },
    async (request, reply) => {
      await writeToCustomer(services, act(request), request.body);
      return reply.code(201).send(await record(request));
    },
  );

  api.post(
    '/staff/orders/:id/step-back',
    {
      preValidation: may('corrections'),
      schema: {
        ...shared,
        operationId: 'stepBackOrder',
        summary: 'Take back a handover that was none, within ten minutes',
        description: 'Points, payment and figures follow, and the customer is told. A 409 carries the current `order`.',
        body: contract.stepBackInput,
        response: { 200: contract.orderRecordAnswer },
        refusals: [
          forbidden,
          not_found,
          illegal_transition,
          order_changed,
          step_back_late,
          step_back_reviewed,
          step_back_points_spent,
        ],
      },
    },
    async (request) => {
      await stepBack(services, { ...act(request), expectedVersion: request.body.expectedVersion });
      return record(request);
    },
  );
}

import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { boardAnswer } from '../../contract/staff/staff-board.ts';
import {
  changedStaffOrderAnswer,
  changeStatusInput,
  readyTimeInput,
  staffOrderAnswer,
  staffOrderParams,
  staffOrdersAnswer,
  staffOrdersQuery,
} from '../../contract/staff/staff-orders.ts';
import { orderNumberOf } from '../../domain/orders/order-number.ts';
import { signedIn } from '../accounts/authenticate.ts';
import { requireStaff } from '../editing/require-staff.ts';
import { staffSchema } from '../editing/staff-schema.ts';
import { ordersRefusals } from '../orders/orders.refusals.ts';
import { findOrder, findRestaurantOrders } from '../orders/orders.repo.ts';
import { presentStaffOrder, presentStaffOrders } from '../orders/present-staff-order.ts';
import { toIso } from '../platform/clock.ts';
import { commonRefusals } from '../platform/refusals/common-refusals.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import type { Services } from '../services.ts';
import { changeOrderStatus } from './change-order-status.ts';
import { changeOrderTime } from './change-order-time.ts';
import { readBoard } from './read-board.ts';

const { forbidden, not_found } = commonRefusals;
const { illegal_transition, order_changed, ready_time_fixed } = ordersRefusals;

/** Routes on which staff see and handle the restaurant's orders. */
export async function staffOrdersRoutes(plain: FastifyInstance, services: Services): Promise<void> {
  const api = plain.withTypeProvider<ZodTypeProvider>();
  const preValidation = [services.authenticate, requireStaff(services.db, 'orders')];

  api.get(
    '/staff/board',
    {
      preValidation,
      schema: {
        ...staffSchema,
        operationId: 'getBoard',
        summary: 'List open and recently finished orders, oldest first, with the day’s totals',
        response: { 200: boardAnswer },
        refusals: [forbidden],
      },
    },
    async ({ tenant }) => ({ data: await readBoard(services, tenant) }),
  );

  api.get(
    '/staff/orders',
    {
      preValidation,
      schema: {
        ...staffSchema,
        operationId: 'listOrders',
        summary: 'List the restaurant’s orders, newest first',
        querystring: staffOrdersQuery,
        response: { 200: staffOrdersAnswer },
        refusals: [forbidden],
      },
    },
    async ({ tenant, query }) => {
      // What cannot be a number is none of an order.
      const number = query.number === undefined ? undefined : (orderNumberOf(query.number) ?? '');
      const asked = { restaurantId: tenant.id, ...query, number };
      const { orders, hasMore } = await findRestaurantOrders(services.db, asked);
      const data = {
        orders: await presentStaffOrders(services, orders),
        currentPage: query.page,
        hasMore,
        until: query.until ?? toIso(orders[0]?.order.created_at ?? null),
      };
      return { data };
    },
  );

  api.get(
    '/staff/orders/:id',
    {
      preValidation,
      schema: {
        ...staffSchema,
        operationId: 'getOrder',
        summary: 'Get an order of the restaurant',
        params: staffOrderParams,
        response: { 200: staffOrderAnswer },
        refusals: [forbidden, not_found],
      },
    },
    async ({ tenant, params }) => {
      const stored = await findOrder(services.db, { restaurantId: tenant.id, userId: null, id: params.id });
      if (!stored) throw new Refusal(not_found);
      return { order: await presentStaffOrder(services, stored) };
    },
  );

  api.patch(
    '/staff/orders/:id/status',
    {
      preValidation,
      schema: {
        ...staffSchema,
        operationId: 'changeOrderStatus',
        summary: 'Change an order’s status',
        description: '`Cancelled by Restaurant` requires `notes` or a `reason`. A 409 carries the current `order`.',
        params: staffOrderParams,
        body: changeStatusInput,
        response: { 200: changedStaffOrderAnswer },
        refusals: [forbidden, not_found, illegal_transition, order_changed],
      },
    },
    async (request) => {
      const { tenant, params, body: input } = request;
      const { userId } = signedIn(request);
      const change = { restaurantId: tenant.id, userId, orderId: params.id, input };
      return { data: { order: await changeOrderStatus(services, change) } };
    },
  );

  api.patch(
    '/staff/orders/:id/ready-time',
    {
      preValidation,
      schema: {
        ...staffSchema,
        operationId: 'changeOrderReadyTime',
        summary: 'Change the promised time of an order that is confirmed or being prepared',
        description: 'The customer is told at once, and by e-mail. A 409 carries the current `order`.',
        params: staffOrderParams,
        body: readyTimeInput,
        response: { 200: changedStaffOrderAnswer },
        refusals: [forbidden, not_found, ready_time_fixed, order_changed],
      },
    },
    async (request) => {
      const { tenant, params, body: input } = request;
      const { userId } = signedIn(request);
      const change = { restaurantId: tenant.id, userId, orderId: params.id, input };
      return { data: { order: await changeOrderTime(services, change) } };
    },
  );
}

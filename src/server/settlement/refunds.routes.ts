import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { changedStaffOrderAnswer, staffOrderParams } from '../../contract/staff/staff-orders.ts';
import { orderItemsChange, quotedItemsAnswer, refundInput } from '../../contract/staff/staff-payments.ts';
import { toDecimal } from '../../domain/money/money.ts';
import { signedIn } from '../accounts/authenticate.ts';
import { requireStaff } from '../editing/require-staff.ts';
import { staffSchema } from '../editing/staff-schema.ts';
import { itemsRefusals } from '../orders/items.refusals.ts';
import { ordersRefusals } from '../orders/orders.refusals.ts';
import { commonRefusals } from '../platform/refusals/common-refusals.ts';
import { decimalsHere } from '../restaurants/currency.repo.ts';
import type { Services } from '../services.ts';
import { changeItems, quoteItems } from './change-items.ts';
import { evidenceFile } from './evidence-file.ts';
import { refundOrder } from './refund-order.ts';
import { settlementRefusals } from './settlement.refusals.ts';

const { forbidden, not_found } = commonRefusals;
const { order_not_changeable, items_only_fewer, order_left_empty } = settlementRefusals;
const CHANGE_REFUSALS = [
  ...[order_not_changeable, items_only_fewer, order_left_empty, ordersRefusals.order_changed],
  ...Object.values(itemsRefusals),
];
const { proposal_open, proposal_needs_payment, proposal_too_small } = settlementRefusals;

/** Routes on which managers and owners give money back, and take out of open orders what they do not have. */
export async function refundsRoutes(plain: FastifyInstance, services: Services): Promise<void> {
  const api = plain.withTypeProvider<ZodTypeProvider>();

  api.post(
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
      const { id: restaurantId, timezone } = tenant;
      const refunding = { restaurantId, timezone, userId: signedIn(request).userId, orderId: params.id, input };
      return { data: { order: await refundOrder(services, refunding) } };
    },
  );

  api.get(
    '/staff/orders/:id/evidence.txt',
    {
      preValidation: [services.authenticate, requireStaff(services.db, 'refunds')],
      schema: {
        ...staffSchema,
        operationId: 'getEvidenceFile',
        summary: 'Download what a restaurant can show of an order to a bank that disputes its payment',
        params: staffOrderParams,
        produces: ['text/plain'],
        response: { 200: z.string() },
        refusals: [forbidden, not_found],
      },
    },
    async ({ tenant, params, language }, reply) => {
      const { number, text } = await evidenceFile(services, {
        ...{ restaurantId: tenant.id, orderId: params.id, language },
      });
      return reply
        .type('text/plain; charset=utf-8')
        .header('content-disposition', `attachment; filename="${tenant.slug}-${number}-evidence.txt"`)
        .send(text);
    },
  );

  api.patch(
    '/staff/orders/:id/items',
    {
      preValidation: [services.authenticate, requireStaff(services.db, 'corrections')],
      schema: {
        ...staffSchema,
        operationId: 'changeOrderItems',
        summary: 'Take dishes out of an open order, and put others into it',
        description:
          'What stays costs what it cost. Less is charged, or the difference is refunded. An order that would get dearer stays as it is, and its customer is asked: the answer has it as `proposal`.',
        params: staffOrderParams,
        body: orderItemsChange,
        response: { 200: changedStaffOrderAnswer },
        refusals: [...CHANGE_REFUSALS, forbidden, not_found, proposal_open, proposal_needs_payment, proposal_too_small],
      },
    },
    async (request) => {
      const { tenant, params, language, body: input } = request;
      const { userId } = signedIn(request);
      const change = { restaurantId: tenant.id, userId, language, orderId: params.id, input };
      return { data: { order: await changeItems(services, change) } };
    },
  );

  api.post(
    '/staff/orders/:id/items/quote',
    {
      preValidation: [services.authenticate, requireStaff(services.db, 'corrections')],
      schema: {
        ...staffSchema,
        operationId: 'quoteOrderItems',
        summary: 'Calculate what an open order would cost without some of its dishes and with others',
        params: staffOrderParams,
        body: orderItemsChange,
        response: { 200: quotedItemsAnswer },
        refusals: [...CHANGE_REFUSALS, forbidden, not_found, proposal_too_small],
      },
    },
    async (request) => {
      const { tenant, params, language, body: input } = request;
      const { userId } = signedIn(request);
      const change = { restaurantId: tenant.id, userId, language, orderId: params.id, input };
      const { before, after } = await quoteItems(services, change);
      const decimals = await decimalsHere(services.db, tenant.id);
      return { data: { before: toDecimal(before, decimals), after: toDecimal(after, decimals) } };
    },
  );
}
